import Testing
import Tracing

@testable import HeadlessUI
@testable import Observing
@testable import Playing

/// Screens that are built in code: the window records actions and changes, and names the changes after properties.
@MainActor @Suite struct ObservedWindowTests {
  @MainActor private final class Form: UIViewController {
    private let note = UILabel()
    private lazy var done = UIBarButtonItem(title: "Done", target: self, action: Form.finish)

    override func loadView() {
      view = UIView()
      view.addSubview(note)
      navigationItem.rightBarButtonItem = done
    }

    private func finish(_ sender: UIBarButtonItem) {
      note.text = "Well done"
      done.title = "Again"
      view.isHidden = true
    }
  }

  private let trace = Trace()

  @Test
  func `the target of a button is a receiver, and a change has the name of the property that holds the view`()
    throws
  {
    let window = ObservedWindow(trace: trace, lines: 16)
    window.rootViewController = UINavigationController(rootViewController: Form())
    window.makeKeyAndVisible()
    try Robot(window).tap("Done")
    #expect(
      trace.messages.suffix(5).map { "\($0.parties): \($0.name)" } == [
        "User → View: tap(_:)", "View → View Controller: action(_:)", "View Controller → View: note.text",
        "View Controller → View: done.title", "View Controller → View: isHidden",
      ])
  }

  @Test func `a tap on a tab is a change of the shown controllers by the tab bar controller`() throws {
    let window = ObservedWindow(trace: trace, lines: 16)
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.observers = Observers(trace: trace, types: []) { _ in nil }
    try Robot(window).selectTab("B")
    let messages = trace.messages
    let first = try #require(messages.firstIndex { $0.name == "selectTab(_:)" })
    #expect(messages[first + 1].receiver.type == "UITabBarController")
    #expect(
      messages[first...].map { "\($0.parties): \($0.name)" } == [
        "User → View: selectTab(_:)", "View → Navigation: selectedViewController",
        "Navigation → View Controller: loadView()", "Navigation → View Controller: viewDidLoad()",
        "Navigation → View Controller: viewWillAppear(_:)",
        "Navigation → View Controller: viewWillDisappear(_:)",
        "Navigation → View Controller: viewDidDisappear(_:)",
        "Navigation → View Controller: viewDidAppear(_:)",
      ])
  }

  @MainActor private final class Panel: UIViewController {
    private let note = UILabel()
    var text: String?

    override func loadView() {
      view = UIView()
      view.addSubview(note)
    }

    override func updateProperties() {
      super.updateProperties()
      if let text { note.text = text }
    }
  }

  @Test func `an update of properties is a message of the system if it changes something`() {
    let window = ObservedWindow(trace: trace, lines: 16)
    let panel = Panel()
    window.rootViewController = panel
    window.makeKeyAndVisible()
    panel.text = "Well done"
    panel.setNeedsUpdateProperties()
    #expect(window.updateProperties())
    panel.text = nil
    panel.setNeedsUpdateProperties()
    #expect(window.updateProperties())
    #expect(
      trace.messages.map { "\($0.number) \($0.parties): \($0.name)" } == [
        "1 System → View Controller: loadView()", "2 System → View Controller: viewDidLoad()",
        "3 System → View Controller: viewWillAppear(_:)", "4 System → View Controller: viewDidAppear(_:)",
        "5 System → View Controller: updateProperties()", "6 View Controller → View: note.text",
      ])
  }
}
