import HeadlessUI
import Testing

@testable import Playing

@MainActor @Suite struct RobotTests {
  private let window = UIWindow()
  private let button = UIButton()
  private var robot: Robot { Robot(window) }

  init() {
    let controller = UIViewController()
    button.setTitle("Greet", for: .normal)
    controller.view.addSubview(button)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test func `the robot taps an element that the screen shows`() throws {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try robot.tap("Greet")
    #expect(taps == 1)
  }

  @Test func `the robot does not reach an element that the screen does not show`() {
    button.isHidden = true
    #expect(throws: RobotError.self) { try robot.tap("Greet") }
  }

  @Test func `the robot's error names the element that is missing and those in reach, and shows the screen`()
    throws
  {
    let error = #expect(throws: RobotError.self) { try robot.tap("Leave") }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("The screen shows no 'Leave'. The user can reach: button 'Greet'.\n╭"))
  }

  @Test func `the robot does not choose between two elements of the same name`() throws {
    let twin = UIButton()
    twin.setTitle("Greet", for: .normal)
    window.rootViewController?.view.addSubview(twin)
    let error = #expect(throws: RobotError.self) { try robot.tap("Greet") }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("The screen shows more than one 'Greet'."))
  }

  @Test func `the robot goes back only if the screen shows a back button`() throws {
    let error = #expect(throws: RobotError.self) { try robot.goBack() }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("The screen shows no 'back button'."))
  }
}
