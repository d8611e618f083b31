import Checks
import CleanSwiftChecks
import HeadlessUI
import PatternTesting
import Playing
import Specification
import Testing
import Tracing

@testable import CleanSwiftSkeleton

/// Tests of the skeleton that the page on Clean Swift shows: as a whole, and role by role.
@Suite struct CounterTests {
  @Test func `it keeps the rules of which its source, its module and its objects tell`() throws {
    try Self.skeleton.expectKept(by: Check.cleanSwift, deciding: 25)
  }

  static var skeleton: Skeleton {
    Skeleton(
      of: .cleanSwift,
      roles: [
        (CounterViewController.self, .viewController),
        (CounterInteractor.self, .interactor),
        (CounterPresenter.self, .presenter),
        (CountWorker.self, .worker),
      ]
    ) { window in
      window.rootViewController = CounterViewController()
      window.makeKeyAndVisible()
      return window
    }
  }

  @Test func `a tap goes round the cycle and reaches the label`() throws {
    let window = UIWindow()
    window.rootViewController = CounterViewController()
    window.makeKeyAndVisible()
    try Robot(window).tap("Count")
    #expect(Robot(window).sees("1 tap"))
  }

  @Test func `the view controller turns a tap into a request`() {
    let viewController = CounterViewController()
    let output = Spy()
    viewController.output = output
    viewController.countTapped(self)
    #expect(output.requests == 1)
  }

  @Test func `the view controller displays a view model`() {
    let viewController = CounterViewController()
    viewController.loadViewIfNeeded()
    viewController.displayCount(viewModel: Counter.Count.ViewModel(text: "1 tap"))
    #expect(viewController.label.text == "1 tap")
  }

  @Test func `the interactor answers each request with a response`() {
    let interactor = CounterInteractor()
    let output = Spy()
    interactor.output = output
    interactor.count(request: Counter.Count.Request())
    interactor.count(request: Counter.Count.Request())
    #expect(output.taps == [1, 2])
  }

  @Test func `the worker does its one task`() {
    #expect(CountWorker().next(after: 1) == 2)
  }

  @Test func `the presenter formats a response into a view model`() {
    let presenter = CounterPresenter()
    let output = Spy()
    presenter.output = output
    presenter.presentCount(response: Counter.Count.Response(taps: 1))
    presenter.presentCount(response: Counter.Count.Response(taps: 2))
    #expect(output.texts == ["1 tap", "2 taps"])
  }

  @Test func `the configurator closes the cycle with a weak link`() {
    var viewController: CounterViewController? = CounterViewController()
    weak let weakViewController = viewController
    #expect(viewController?.output != nil)
    viewController = nil
    #expect(weakViewController == nil)
  }

  /// A test double for the neighbour of each role, which keeps the messages that it receives.
  private final class Spy: CounterInteractorInput, CounterPresenterInput, CounterViewControllerInput {
    var requests = 0
    var taps: [Int] = []
    var texts: [String] = []

    func count(request: Counter.Count.Request) { requests += 1 }
    func presentCount(response: Counter.Count.Response) { taps.append(response.taps) }
    func displayCount(viewModel: Counter.Count.ViewModel) { texts.append(viewModel.text) }
  }
}
