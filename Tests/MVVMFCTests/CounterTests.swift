import Checks
import HeadlessUI
import MVVMFCChecks
import PatternTesting
import Playing
import Specification
import Testing
import Tracing

@testable import MVVMFCSkeleton

/// Tests of the skeleton that the page on MVVM-FC shows: as a whole, and role by role.
@Suite struct CounterTests {
  @Test func `it keeps the rules of which its source, its module and its objects tell`() throws {
    try Self.skeleton.expectKept(by: Check.mvvmFC, deciding: 23)
  }

  static var skeleton: Skeleton {
    Skeleton(
      of: .mvvmFC,
      roles: [
        (CounterViewController.self, .viewController),
        (CounterViewModel.self, .viewModel),
        (CounterFlowController.self, .flowController),
        (CountService.self, .service),
        (DependencyManager.self, .dependencyManager),
      ]
    ) { window in
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      CounterFactory.pushIn(navigation, dependencies: DependencyManager())
      return window
    }
  }

  @Test func `a tap goes round the cycle and reaches the label`() throws {
    let window = UIWindow()
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    CounterFactory.pushIn(navigation, dependencies: DependencyManager())
    try Robot(window).tap("Count")
    #expect(Robot(window).sees("1 tap"))
    try Robot(window).tap("Done")
    #expect(!Robot(window).sees("1 tap"))
  }

  @Test func `the view model makes a change before it announces it`() {
    let listener = Spy()
    let viewModel = CounterViewModel(service: ElevenAtOnce(), flowController: Spy())
    viewModel.delegate = listener
    listener.read = { viewModel.countText }
    viewModel.count()
    #expect(listener.texts == ["11 taps"])
  }

  @Test func `the view model leaves navigation to its flow controller`() {
    let flowController = Spy()
    CounterViewModel(service: CountService(), flowController: flowController).done()
    #expect(flowController.closes == 1)
  }

  @Test func `the view controller shows what it reads`() {
    let viewModel = CounterViewModel(service: CountService(), flowController: Spy())
    let viewController = CounterViewController(viewModel: viewModel)
    viewController.loadViewIfNeeded()
    viewModel.count()
    #expect(viewController.label.text == "1 tap")
  }

  @Test func `the view controller passes an action on to its view model`() throws {
    let flowController = Spy()
    let window = UIWindow()
    window.rootViewController = CounterViewController(
      viewModel: CounterViewModel(service: CountService(), flowController: flowController))
    window.makeKeyAndVisible()
    try Robot(window).tap("Done")
    #expect(flowController.closes == 1)
  }

  @Test func `the flow controller pops its view controller`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    CounterFactory.pushIn(navigation, dependencies: DependencyManager())
    let flowController = CounterFlowController()
    flowController.viewController = navigation.topViewController
    flowController.goBackToPrevious()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `the factory creates the module and pushes its view controller`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    CounterFactory.pushIn(navigation, dependencies: DependencyManager())
    #expect(navigation.topViewController is CounterViewController)
  }

  @Test func `the dependency manager provides the same service each time`() {
    let dependencies = DependencyManager()
    #expect(dependencies.counting === dependencies.counting)
  }

  @Test func `the service does its work without a view`() {
    #expect(CountService().next(after: 1) == 2)
  }

  private final class ElevenAtOnce: CountServiceType {
    func next(after taps: Int) -> Int { taps + 11 }
  }

  /// A test double for the listener and the flow controller, which keeps the messages that it receives.
  private final class Spy: CounterViewModelDelegate, CounterFlowControllerType {
    var read: () -> String = { "" }
    var texts: [String] = []
    var closes = 0

    func countDidChange() { texts.append(read()) }
    func goBackToPrevious() { closes += 1 }
  }
}
