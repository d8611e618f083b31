import Foundation
import Checks
import Catalogue
import HeadlessUI
import Library
import Testing

@testable import MVVMFC

@Suite struct FC32Tests {
  @Test func `FC-32 the view model does the work`() async throws {
    try await expectKept("FC-32")
  }

  @Test func `FC-32 counterexample: the view controller reads the favourites`() async throws {
    var program = MVVMFCProgram.plain(viewController: LookingViewController.self)
    program.makeDependencies = {
      LookingViewController.favourites = $1
      return AppDependencyManager(catalogue: ApiCatalogueService(onStage: $0), favourites: $1)
    }
    try await expectBroken(
      "FC-32", naming: "View Controller → Favourites", "View Model", by: .running(program))
  }

  @Test func `FC-32 counterexample: the flow controller loads data for the next screen`() async throws {
    try await expectBroken(
      "FC-32", naming: "Flow Controller → Service", "View Model",
      by: .running(.plain(flowController: LoadingFlowController.self)))
  }

  @Test func `FC-32 counterexample: the view model ignores an action`() async throws {
    try await expectBroken(
      "FC-32", naming: "View Controller → View Model", "does nothing",
      by: .running(.plain(viewModel: IdleViewModel.self)))
  }

  @Test func `FC-32 counterexample: the view model shows its result before it stops loading`() async throws {
    try await expectBroken(
      "FC-32", naming: "View Model → View Controller", "still says that it is loading",
      by: .running(.plain(viewModel: TardyViewModel.self)))
  }

  @Test
  func `FC-32 counterexample: the view model accepts the reply to a search that a newer one has replaced`()
    async throws
  {
    try await expectBroken(
      "FC-32", naming: "Service → View Model", "asked again",
      by: .running(.plain(viewModel: GreedyViewModel.self), performing: .restlessVisit))
  }

  @Test func `FC-32 counterexample: the view model goes on loading after the user has left`() async throws {
    var program = MVVMFCProgram.plain(favourites: PlainFavouritesViewController.self)
    program.favourites.viewModel = { StubbornViewModel(findFavourites: $0, flowController: $1) }
    try await expectBroken(
      "FC-32", naming: "View Model → Use Case", "the user has left",
      by: .running(program, performing: .restlessVisit))
  }

  @Test func `FC-32 counterexample: the view model still says that it is loading after a failure`()
    async throws
  {
    try await expectBroken(
      "FC-32", naming: "View Controller → View Model", "waits for nothing",
      by: .running(.plain(viewModel: BusyViewModel.self)))
  }

  @Test func `FC-32 counterexample: the flow controller saves the screen that it shows`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources = Evidence.readingBeside("FC32", in: "Modules/Film").sources
    try await expectBroken("FC-32", naming: "Flow Controller", "View Model", "UserDefaults", by: evidence)
  }
}

/// Accepts every reply, even to a search that a newer one has replaced.
private final class GreedyViewModel: PlainViewModel {
  override func find() {
    request = nil
    super.find()
  }
}

/// Still says that it is loading after a search has failed.
private final class BusyViewModel: PlainViewModel {
  override func search(text: String) {
    isLoading = true
    super.search(text: text)
  }

  override func finish(_ result: Result<[Country], ApiError>) {
    if case .failure(let error) = result { fail(error) } else { super.finish(result) }
  }
}

/// Loads favourites, and does not cancel when the user leaves.
private final class StubbornViewModel: FavouritesViewModelType {
  var isLoadingDidChange: (() -> Void)?
  var itemsDidChange: (() -> Void)?
  var selectedIndexDidChange: (() -> Void)?
  var summaryDidChange: (() -> Void)?
  var canRetryDidChange: (() -> Void)?

  let isLoading = false
  let items: [ListItem] = []
  let selectedIndex: Int? = nil
  let summaryText = ""
  let canRetry = false

  private let flowController: any FavouritesFlowControllerType
  private let findFavourites: any FindFavouritesUseCaseType

  init(findFavourites: any FindFavouritesUseCaseType, flowController: any FavouritesFlowControllerType) {
    self.findFavourites = findFavourites
    self.flowController = flowController
  }

  func reload() {
    _ = try? findFavourites.films { [weak self] _ in self?.itemsDidChange?() }
  }

  func retry() {}

  func cancel() {}

  func selectedItem(index: Int) {}
}

/// Shows the countries before it stops loading.
private final class TardyViewModel: PlainViewModel {
  override func finish(_ result: Result<[Country], ApiError>) {
    if case .success(let found) = result { show(found) }
    isLoading = false
    if case .failure(let error) = result { fail(error) }
  }
}

/// Reads the favourites before it passes the action on.
private final class LookingViewController: PlainViewController {
  static weak var favourites: (any FavouritesStore)?

  override func openFavourites(_ sender: UIBarButtonItem) {
    guard (try? Self.favourites?.favourites()) != nil else { return }
    super.openFavourites(sender)
  }
}

/// Requests films itself after it has shown the next screen.
private final class LoadingFlowController: PlainFlowController {
  override func showFavourites() {
    super.showFavourites()
    _ = dependencies.catalogue.films([]) { _ in }
  }
}

/// Ignores the action that sorts by name.
private final class IdleViewModel: PlainViewModel {
  override func sortByName() {}
}

private enum FC32 {
  // import Foundation

  /// Saves that the greeting was shown.
  private final class GreetingFlowController {
    func showGreeting() {
      UserDefaults.standard.set(true, forKey: "greeted")
    }
  }
}
