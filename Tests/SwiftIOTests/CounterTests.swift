import Checks
import HeadlessUI
import PatternTesting
import Playing
import Specification
import SwiftIOChecks
import Testing
import Tracing

@testable import SwiftIOSkeleton

/// Tests of the skeleton that the page on Swift-IO shows: as a whole, and role by role.
@Suite struct CounterTests {
  @Test func `it keeps the rules of which its source, its module and its objects tell`() throws {
    try Self.skeleton.expectKept(by: Check.swiftIO, deciding: 5)
  }

  static var skeleton: Skeleton {
    Skeleton(
      of: .swiftIO,
      roles: [
        (CounterViewController.self, .viewController),
        (CounterInteractor.self, .interactor),
        (CounterViewModel.self, .viewModel),
        (CounterModel.self, .model),
        (CountTap.self, .action),
      ]
    ) { window in
      window.rootViewController = UIStoryboard(scenes: [counterScene])
        .instantiateViewController(identifier: "Counter", creator: CounterViewController.init)
      window.makeKeyAndVisible()
      return window
    }
  }

  @Test func `a tap goes round the cycle and reaches the label`() throws {
    let window = UIWindow()
    window.rootViewController = UIStoryboard(scenes: [counterScene])
      .instantiateViewController(identifier: "Counter", creator: CounterViewController.init)
    window.makeKeyAndVisible()
    try Robot(window).tap("Count")
    #expect(Robot(window).sees("1 tap"))
  }

  @Test func `the action completes with its result`() {
    var result = 0
    CountTap(after: 1).run { result = $0 }
    #expect(result == 2)
  }

  @Test func `the interactor updates the model, then notifies its delegate`() {
    let interactor = CounterInteractor()
    let delegate = Delegate(model: CounterModel())
    interactor.model = delegate.model
    interactor.delegate = delegate
    interactor.count(self)
    #expect(delegate.tapsWhenNotified == 1)
  }

  @Test func `the view model pushes the formatted model into its outlets`() {
    let viewModel = CounterViewModel()
    viewModel.label = UILabel()
    viewModel.model = CounterModel()
    viewModel.model.taps = 2
    viewModel.refresh()
    #expect(viewModel.label.text == "2 taps")
  }

  @Test func `the view controller asks for a refresh when it is notified`() {
    let viewController = CounterViewController()
    viewController.interactor = CounterInteractor()
    viewController.viewModel = CounterViewModel()
    viewController.viewModel.label = UILabel()
    viewController.loadViewIfNeeded()
    viewController.interactor.model.taps = 3
    viewController.counterDidCount()
    #expect(viewController.viewModel.label.text == "3 taps")
  }

  private final class Delegate: CounterInteractorDelegate {
    let model: CounterModel
    var tapsWhenNotified: Int?

    init(model: CounterModel) { self.model = model }

    func counterDidCount() { tapsWhenNotified = model.taps }
  }
}
