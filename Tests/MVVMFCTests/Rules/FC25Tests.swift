import ApiSession
import Catalogue
import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC25Tests {
  @Test func `FC-25 each view model is owned by its view controller`() throws {
    try expectKept("FC-25")
  }

  @Test func `FC-25 counterexample: the flow controller keeps the view model that keeps it`() throws {
    try expectBroken(
      "FC-25", naming: "Flow Controller → View Model", "'caller'",
      by: .running(.plain(viewModel: CallingViewModel.self, flowController: CallingFlowController.self)))
  }

  @Test func `FC-25 counterexample: a view keeps the view model through an object of its own`() throws {
    try expectBroken(
      "FC-25", naming: "View → View Model", "'source'",
      by: .running(.plain(viewController: HeadedViewController.self)))
  }

  @Test func `FC-25 counterexample: a global keeps the view model`() throws {
    try expectBroken(
      "FC-25", naming: "View Model", "global",
      by: .running(.plain(viewModel: RememberedViewModel.self)))
    RememberedViewModel.latest = nil
  }

  @Test func `FC-25 counterexample: the closure for a second try keeps the view model`() throws {
    try expectBroken(
      "FC-25", naming: "View Model", "closure", by: .running(.plain(viewModel: InsistingViewModel.self)))
  }
}

/// Gives its flow controller, which keeps it, a closure that keeps the view model.
private final class InsistingViewModel: PlainViewModel {
  override func fail(_ error: ApiError) {
    flowController.show(apiError: error) { self.find() }
  }
}

/// Tells its flow controller who calls.
private final class CallingViewModel: PlainViewModel {
  override func reload() {
    (flowController as? CallingFlowController)?.caller = self
    super.reload()
  }
}

/// Remembers who called.
private final class CallingFlowController: PlainFlowController {
  var caller: CallingViewModel?
}

/// Has a view that finds out for itself what to show.
private final class HeadedViewController: PlainViewController {
  private lazy var header = HeaderView(HeaderSource(viewModel))

  override func loadView() {
    super.loadView()
    _ = header
  }
}

/// Knows where its content comes from.
private final class HeaderView: UIView {
  let source: HeaderSource

  init(_ source: HeaderSource) {
    self.source = source
    super.init()
  }
}

/// Reads a view model.
private final class HeaderSource {
  let viewModel: any CountriesViewModelType

  init(_ viewModel: any CountriesViewModelType) {
    self.viewModel = viewModel
  }
}

/// Can be found from everywhere.
private final class RememberedViewModel: PlainViewModel {
  static var latest: RememberedViewModel?

  override func reload() {
    Self.latest = self
    super.reload()
  }
}
