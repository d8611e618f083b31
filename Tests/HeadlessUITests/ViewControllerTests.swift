import HeadlessUI
import Testing

@Suite struct ViewControllerTests {
  private let log = CallLog()

  @Test func `a view loads once, when it is first requested`() {
    let controller = RecordingController("A", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.view === view)
    controller.loadViewIfNeeded()
    #expect(log.take() == ["A did load"])
    #expect(controller.viewIfLoaded === view)
  }

  @Test func `a view that the controller sets itself does not load again`() {
    final class OwnView: RecordingController {
      override func loadView() { view = UILabel() }
    }
    let controller = OwnView("A", log)
    #expect(controller.view is UILabel)
    #expect(log.take() == ["A did load"])
    controller.view = UIView()
    #expect(log.take() == [])
  }

  @Test func `loading a view causes no appearance calls`() {
    let window = UIWindow()
    let controller = RecordingController("A", log)
    window.rootViewController = controller
    #expect(log.take() == [])
    controller.loadViewIfNeeded()
    #expect(log.take() == ["A did load"])
    window.makeKeyAndVisible()
    #expect(log.take() == ["A will appear", "A did appear"])
  }

  @Test func `the root of a window that is shown twice appears once`() {
    let window = UIWindow(root: RecordingController("A", log))
    #expect(log.take() == ["A did load", "A will appear", "A did appear"])
    window.makeKeyAndVisible()
    #expect(log.take() == [])
  }

  @Test func `the old root disappears before a new root appears`() {
    let window = UIWindow(root: RecordingController("A", log))
    _ = log.take()
    window.rootViewController = RecordingController("B", log)
    #expect(
      log.take() == ["A will disappear", "A did disappear", "B did load", "B will appear", "B did appear"])
    window.rootViewController = nil
    #expect(log.take() == ["B will disappear", "B did disappear"])
  }

  @Test func `a subview of a controller's view is in the window as long as that view is`() {
    let controller = UIViewController()
    let inner = UILabel()
    controller.view.addSubview(inner)
    #expect(inner.window == nil)
    let window = UIWindow(root: controller)
    #expect(inner.window === window)
    window.rootViewController = nil
    #expect(inner.window == nil)
  }

  @Test func `a view is in the window from after viewWillAppear to before viewDidDisappear`() {
    let controller = RecordingController("A", log)
    var seen: [String] = []
    controller.onCall = { [unowned controller] call in
      seen.append("\(call): \(controller.viewIfLoaded?.window != nil)")
    }
    let window = UIWindow(root: UINavigationController(rootViewController: controller))
    window.rootViewController = nil
    #expect(
      seen == [
        "did load: false", "will appear: false", "did appear: true", "will disappear: true",
        "did disappear: false",
      ])
  }

  @Test func `the responder chain leads from a view through its controller and containers to the window`() {
    let controller = UIViewController()
    let inner = UILabel()
    controller.view.addSubview(inner)
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(root: navigation)
    let chain = Array(sequence(first: inner as UIResponder, next: \.next))
    let expected: [UIResponder] = [inner, controller.view, controller, navigation, window]
    #expect(chain.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test func `a view has one superview, the last to which it was added`() {
    let first = UIView()
    let second = UIView()
    let view = UIView()
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    view.removeFromSuperview()
    #expect(second.subviews.isEmpty)
    #expect(view.superview == nil)
  }

  @Test func `a root that is removed from its window is released`() {
    weak var controller: UIViewController?
    let window = UIWindow()
    do {
      let root = RecordingController("A", log)
      root.view.addSubview(UILabel())
      controller = root
      window.rootViewController = UINavigationController(rootViewController: root)
      window.makeKeyAndVisible()
    }
    #expect(controller != nil)
    window.rootViewController = nil
    #expect(controller == nil)
  }

  @Test func `a title is passed on to the navigation item`() {
    let controller = UIViewController()
    controller.title = "Countries"
    #expect(controller.navigationItem.title == "Countries")
    controller.title = "Films"
    #expect(controller.navigationItem.title == "Films")
  }
}
