import Catalogue
import HeadlessUI
import Library
import Testing

@testable import MVVMFC

@Suite struct FC25Tests {
  @Test func `FC-25 each view model is owned by its view controller`() async throws {
    try await expectKept("FC-25")
  }

  @Test func `FC-25 counterexample: the flow controller holds the view model that holds it`() async throws {
    try await expectBroken(
      "FC-25", naming: "Flow Controller → View Model", "'caller'",
      by: .running(.plain(viewModel: CallingViewModel.self, flowController: CallingFlowController.self)))
  }

  @Test func `FC-25 counterexample: a view holds the view model through another object`() async throws {
    try await expectBroken(
      "FC-25", naming: "View → View Model", "'source'",
      by: .running(.plain(viewController: HeadedViewController.self)))
  }

  @Test func `FC-25 counterexample: a global variable holds the view model`() async throws {
    try await expectBroken(
      "FC-25", naming: "View Model", "global",
      by: .running(.plain(viewModel: RememberedViewModel.self)))
    RememberedViewModel.latest = nil
  }

  @Test func `FC-25 counterexample: the closure for a retry holds the view model`() async throws {
    try await expectBroken(
      "FC-25", naming: "View Model", "closure", by: .running(.plain(viewModel: InsistingViewModel.self)))
  }
}

/// Gives its flow controller, which it holds, a closure that holds the view model.
private final class InsistingViewModel: PlainViewModel {
  override func fail(_ error: ApiError) {
    flowController.show(apiError: error) { self.find() }
  }
}

/// Gives its flow controller a reference to itself.
private final class CallingViewModel: PlainViewModel {
  override func reload() {
    (flowController as? CallingFlowController)?.caller = self
    super.reload()
  }
}

/// Holds the view model.
private final class CallingFlowController: PlainFlowController {
  var caller: CallingViewModel?
}

/// Has a view that holds the view model through another object.
private final class HeadedViewController: PlainViewController {
  private lazy var header = HeaderView(HeaderSource(viewModel))

  override func loadView() {
    super.loadView()
    _ = header
  }
}

/// Holds the source of its content.
private final class HeaderView: UIView {
  let source: HeaderSource

  init(_ source: HeaderSource) {
    self.source = source
    super.init()
  }
}

/// Holds a view model.
private final class HeaderSource {
  let viewModel: any CountriesViewModelType

  init(_ viewModel: any CountriesViewModelType) {
    self.viewModel = viewModel
  }
}

/// Can be reached from everywhere.
private final class RememberedViewModel: PlainViewModel {
  static var latest: RememberedViewModel?

  override func reload() {
    Self.latest = self
    super.reload()
  }
}
