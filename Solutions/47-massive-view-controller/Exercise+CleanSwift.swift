import Catalogue
import Foundation
import HeadlessUI

@testable import CleanSwift

/// Shows the favourites.
final class FavouritesViewController: UIViewController {
  @Outlet var summary: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var list: ListView
  @Outlet var spinner: UIActivityIndicatorView

  var output: (any FavouritesViewControllerOutput)?
  var router: (any FavouritesRoutingLogic & FavouritesDataPassing)?

  private let alert = FailureAlert()

  init(dependencies: any Dependencies) {
    super.init()
    FavouritesConfigurator.shared.configure(self, dependencies: dependencies)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fetch(isRetry: false)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    output?.cancel(request: ListFavourites.Cancel.Request())
  }

  private func fetch(isRetry: Bool) {
    output?.fetch(request: ListFavourites.Fetch.Request(isRetry: isRetry))
  }
}

extension FavouritesViewController: FavouritesEvents {
  @IBAction func reload(_ sender: Any) {
    fetch(isRetry: true)
  }
}

extension FavouritesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.openFilm(request: ListFavourites.OpenFilm.Request(row: indexPath.row))
  }
}

extension FavouritesViewController: FavouritesViewControllerInput {
  func displayFetch(viewModel: ListFavourites.Fetch.ViewModel) {
    switch viewModel {
    case .loading:
      spinner.startAnimating()
    case .success(let rows, let selectedRow, let text):
      list.rows = rows
      list.select(selectedRow)
      summary.text = text
      retryButton.isHidden = true
      spinner.stopAnimating()
    case .failure(let message, let text):
      alert.show(message, over: self) { [weak self] in self?.fetch(isRetry: true) }
      summary.text = text
      retryButton.isHidden = false
      spinner.stopAnimating()
    }
  }

  func displayOpenFilm(viewModel: ListFavourites.OpenFilm.ViewModel) {
    list.select(viewModel.selectedRow)
    router?.routeToFilm(segue: nil)
  }

  func displayCancel(viewModel: ListFavourites.Cancel.ViewModel) {
    spinner.stopAnimating()
  }
}

/// Creates and connects the Favourites scene's interactor, presenter and router; no other type names their classes.
final class FavouritesConfigurator {
  static let shared = FavouritesConfigurator()

  private init() {}

  /// Gives `viewController` fresh components.
  func configure(_ viewController: FavouritesViewController, dependencies: any Dependencies) {
    let interactor = FavouritesInteractor(dependencies: dependencies)
    let presenter = FavouritesPresenter()
    let router = FavouritesRouter()
    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }
}

/// Fetches the favourites, and opens one.
final class FavouritesInteractor: FavouritesDataStore {
  var output: (any FavouritesInteractorOutput)?

  private(set) var selectedFilm: Film?
  private var films: [Film] = []
  /// True once a fetch has been answered.
  private var hasFetched = false

  private let dependencies: any Dependencies
  private lazy var readWorker = dependencies.makeReadFavouritesWorker()
  private lazy var fetchWorker = dependencies.makeFetchFilmsWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  private func fetchFilms(_ ids: [FilmID]) {
    fetchWorker.fetchFilms(ids) { [weak self] result in
      switch result {
      case .success(let films): self?.presentFetch(films)
      case .failure(let error): self?.presentFetchFailure(Failure(error))
      }
    }
  }

  private func presentFetch(_ films: [Film]) {
    self.films = films
    hasFetched = true
    output?.presentFetch(response: .success(entries: entries, selectedRow: selectedRow))
  }

  private func presentFetchFailure(_ failure: Failure) {
    hasFetched = true
    output?.presentFetch(response: .failure(failure, listed: films.count))
  }

  private var entries: [ListFavourites.Entry] {
    films.map { ListFavourites.Entry($0) }
  }

  private var selectedRow: Int? {
    films.firstIndex { $0.id == selectedFilm?.id }
  }
}

extension FavouritesInteractor: FavouritesInteractorInput {
  func fetch(request: ListFavourites.Fetch.Request) {
    do {
      let ids = try readWorker.readFavourites()
      guard !ids.isEmpty else {
        fetchWorker.cancel()
        presentFetch([])
        return
      }
      // On return, the old list or the failure stays until the new list arrives.
      if request.isRetry || !hasFetched { output?.presentFetch(response: .loading) }
      fetchFilms(ids)
    } catch {
      // The films of an earlier fetch would take the place of the failure.
      fetchWorker.cancel()
      presentFetchFailure(Failure(error))
    }
  }

  func openFilm(request: ListFavourites.OpenFilm.Request) {
    selectedFilm = films[request.row]
    output?.presentOpenFilm(response: ListFavourites.OpenFilm.Response(selectedRow: request.row))
  }

  func cancel(request: ListFavourites.Cancel.Request) {
    fetchWorker.cancel()
    output?.presentCancel(response: ListFavourites.Cancel.Response())
  }
}

extension ListFavourites.Entry {
  fileprivate init(_ film: Film) {
    self.init(title: film.title, year: film.year, won: film.won)
  }
}

/// Formats the favourites.
final class FavouritesPresenter {
  weak var output: (any FavouritesPresenterOutput)?

  private func row(_ entry: ListFavourites.Entry) -> Row {
    Row(title: entry.title, detail: strings.film(year: entry.year, won: entry.won))
  }

  private func summary(_ count: Int, reason: String? = nil) -> String {
    strings.summary(count, "favourites", reason: reason)
  }
}

extension FavouritesPresenter: FavouritesPresenterInput {
  func presentFetch(response: ListFavourites.Fetch.Response) {
    switch response {
    case .loading:
      output?.displayFetch(viewModel: .loading)
    case .success(let entries, let selectedRow):
      output?.displayFetch(
        viewModel: .success(
          rows: entries.map(row), selectedRow: selectedRow, summary: summary(entries.count)))
    case .failure(let failure, let listed):
      let reason = message(for: failure)
      output?.displayFetch(viewModel: .failure(message: reason, summary: summary(listed, reason: reason)))
    }
  }

  func presentOpenFilm(response: ListFavourites.OpenFilm.Response) {
    output?.displayOpenFilm(viewModel: ListFavourites.OpenFilm.ViewModel(selectedRow: response.selectedRow))
  }

  func presentCancel(response: ListFavourites.Cancel.Response) {
    output?.displayCancel(viewModel: ListFavourites.Cancel.ViewModel())
  }
}
