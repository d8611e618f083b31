import HeadlessUI
import Testing

@testable import Stories

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

  @Test func `it taps what the screen shows`() throws {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try robot.tap("Greet")
    #expect(taps == 1)
  }

  @Test func `it does not reach what the screen does not show`() {
    button.isHidden = true
    #expect(throws: RobotError.self) { try robot.tap("Greet") }
  }

  @Test func `it says what it looked for, what it can reach, and shows the screen`() throws {
    let error = #expect(throws: RobotError.self) { try robot.tap("Leave") }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("The screen shows no 'Leave'. It can reach: button 'Greet'.\n╭"))
  }

  @Test func `it does not guess between two of a name`() throws {
    let twin = UIButton()
    twin.setTitle("Greet", for: .normal)
    window.rootViewController?.view.addSubview(twin)
    let error = #expect(throws: RobotError.self) { try robot.tap("Greet") }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("The screen shows more than one 'Greet'."))
  }

  @Test func `it goes back only where a back button is shown`() throws {
    let error = #expect(throws: RobotError.self) { try robot.goBack() }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("The screen shows no 'back button'."))
  }
}
