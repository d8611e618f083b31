import ApiSession
import Catalogue
import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC32Tests {
  @Test func `FC-32 the view model does the work`() throws {
    try expectKept("FC-32")
  }

  @Test func `FC-32 counterexample: the view controller looks at the marks`() throws {
    var program = MVVMFCProgram.plain(viewController: LookingViewController.self)
    program.makeDependencies = {
      LookingViewController.favourites = $1
      return AppDependencyManager(session: $0, catalogueURL: CatalogueTransport.url, favourites: $1)
    }
    try expectBroken("FC-32", naming: "View Controller → Favourites", "View Model", by: .running(program))
  }

  @Test func `FC-32 counterexample: the flow controller loads what the next screen shows`() throws {
    try expectBroken(
      "FC-32", naming: "Flow Controller → Service", "View Model",
      by: .running(.plain(flowController: LoadingFlowController.self)))
  }

  @Test func `FC-32 counterexample: the view model does nothing about an action`() throws {
    try expectBroken(
      "FC-32", naming: "View Controller → View Model", "does nothing",
      by: .running(.plain(viewModel: IdleViewModel.self)))
  }

  @Test func `FC-32 counterexample: the view model is still loading when it shows what has come`() throws {
    try expectBroken(
      "FC-32", naming: "View Model → View Controller", "no longer loading",
      by: .running(.plain(viewModel: TardyViewModel.self)))
  }
}

/// Shows what has come, and only then that nothing more is coming.
private final class TardyViewModel: PlainViewModel {
  override func finish(_ result: Result<[Country], ApiError>) {
    if case .success(let found) = result { show(found) }
    isLoading = false
    if case .failure(let error) = result { fail(error) }
  }
}

/// Makes sure by itself that there are marks to show.
private final class LookingViewController: PlainViewController {
  static weak var favourites: (any FavouritesStore)?

  override func openFavourites(_ sender: UIBarButtonItem) {
    guard (try? Self.favourites?.favourites()) != nil else { return }
    super.openFavourites(sender)
  }
}

/// Asks ahead for what the favourites will ask for.
private final class LoadingFlowController: PlainFlowController {
  override func showFavourites() {
    super.showFavourites()
    _ = dependencies.catalogue.films([]) { _ in }
  }
}

/// Leaves the order as it is.
private final class IdleViewModel: PlainViewModel {
  override func sortByName() {}
}
