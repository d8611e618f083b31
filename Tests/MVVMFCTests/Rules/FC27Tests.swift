import Catalogue
import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC27Tests {
  @Test func `FC-27 what the user does is passed on to the view model`() throws {
    try expectKept("FC-27")
  }

  @Test func `FC-27 counterexample: the view controller sorts by itself`() throws {
    try expectBroken(
      "FC-27", naming: "View → View Controller", "View Model",
      by: .running(.plain(viewController: SortingViewController.self)))
  }

  @Test func `FC-27 counterexample: nobody listens to the list`() throws {
    let program = MVVMFCProgram.plain(viewController: DeafViewController.self)
    try expectBroken("FC-27", naming: "User → View", "View Model", by: .running(program))
  }

  @Test func `FC-27 counterexample: the view controller turns to the flow controller`() throws {
    let program = MVVMFCProgram.plain(
      viewController: LeavingViewController.self, viewModel: KnownViewModel.self)
    try expectBroken(
      "FC-27", naming: "View Controller → Flow Controller", "View Model", by: .running(program))
  }

  @Test func `FC-27 counterexample: the view model is not notified that the user has left`() throws {
    try expectBroken(
      "FC-27", naming: "View Model → Use Case", "View Controller", "has left",
      by: .running(.plain(favourites: SilentViewController.self), telling: .restlessVisit))
  }
}

/// Leaves without a word.
private final class SilentViewController: PlainFavouritesViewController {
  override func leave() {}
}

/// Shows what its view model has the other way round.
private final class SortingViewController: PlainViewController {
  override func sortByName(_ sender: UIBarButtonItem) {
    list.show(viewModel.items.reversed(), selected: nil)
  }
}

/// Has forgotten that rows can be picked.
private final class DeafViewController: PlainViewController {
  override func loadView() {
    super.loadView()
    list.delegate = nil
  }
}

/// Leaves past its view model.
private final class LeavingViewController: PlainViewController {
  override func openFavourites(_ sender: UIBarButtonItem) {
    KnownViewModel.latest?.flowController.showFavourites()
  }
}

/// Lets its view controller know what it has.
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
