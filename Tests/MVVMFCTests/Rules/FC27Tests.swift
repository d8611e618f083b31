import Catalogue
import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC27Tests {
  @Test func `FC-27 the user's actions are passed on to the view model`() async throws {
    try await expectKept("FC-27")
  }

  @Test func `FC-27 counterexample: the view controller sorts by itself`() async throws {
    try await expectBroken(
      "FC-27", naming: "View → View Controller", "View Model",
      by: .running(.plain(viewController: SortingViewController.self)))
  }

  @Test func `FC-27 counterexample: the list has no delegate`() async throws {
    let program = MVVMFCProgram.plain(viewController: DeafViewController.self)
    try await expectBroken("FC-27", naming: "User → View", "View Model", by: .running(program))
  }

  @Test func `FC-27 counterexample: the view controller calls the flow controller`() async throws {
    let program = MVVMFCProgram.plain(
      viewController: LeavingViewController.self, viewModel: KnownViewModel.self)
    try await expectBroken(
      "FC-27", naming: "View Controller → Flow Controller", "View Model", by: .running(program))
  }

  @Test func `FC-27 counterexample: the view controller does not report that the user has left`() async throws
  {
    try await expectBroken(
      "FC-27", naming: "View Model → Use Case", "View Controller", "has left",
      by: .running(.plain(favourites: SilentViewController.self), performing: .restlessVisit))
  }
}

/// Does not report that the user has left.
private final class SilentViewController: PlainFavouritesViewController {
  override func leave() {}
}

/// Shows the items of its view model in reverse order, without asking the view model.
private final class SortingViewController: PlainViewController {
  override func sortByName(_ sender: UIBarButtonItem) {
    list.show(viewModel.items.reversed(), selected: nil)
  }
}

/// Removes the delegate of its list.
private final class DeafViewController: PlainViewController {
  override func loadView() {
    super.loadView()
    list.delegate = nil
  }
}

/// Calls the flow controller itself, instead of telling the view model.
private final class LeavingViewController: PlainViewController {
  override func openFavourites(_ sender: UIBarButtonItem) {
    KnownViewModel.latest?.flowController.showFavourites()
  }
}

/// Gives its view controller access to the flow controller.
private final class KnownViewModel: PlainViewModel {
  static weak var latest: KnownViewModel?

  required init(
    catalogue: any CatalogueServiceType, findFavourites: any FindFavouritesUseCaseType,
    flowController: any CountriesFlowControllerType
  ) {
    super.init(catalogue: catalogue, findFavourites: findFavourites, flowController: flowController)
    Self.latest = self
  }
}
