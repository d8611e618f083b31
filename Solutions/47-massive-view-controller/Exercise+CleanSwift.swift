import Catalogue
import Foundation
import HeadlessUI

@testable import CleanSwift

/// Shows the favourites.
final class FavouritesViewController: UIViewController {
  @Outlet var summary: UILabel
  /// Hidden at first, as set in the storyboard.
  @Outlet var retryButton: UIButton
  @Outlet var list: UITableView
  /// Animates from the start, as set in the storyboard.
  @Outlet var spinner: UIActivityIndicatorView

  var output: (any FavouritesViewControllerOutput)?
  var router: (any FavouritesRoutingLogic & FavouritesDataPassing & FailureRouting)?

  private var rows: [ListFavourites.Row] = []

  init(dependencies: any Dependencies) {
    super.init()
    FavouritesConfigurator.shared.configure(self, dependencies: dependencies)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fetch()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    output?.cancel(request: ListFavourites.Cancel.Request())
  }

  private func fetch() {
    output?.fetch(request: ListFavourites.Fetch.Request())
  }

  private func select(_ row: Int?) {
    let indexPath = row.map { IndexPath(row: $0, section: 0) }
    list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }
}

extension FavouritesViewController: FavouritesEvents {
  @IBAction func reload(_ sender: Any) {
    spinner.startAnimating()
    fetch()
  }
}

extension FavouritesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row].title
    cell.detailTextLabel?.text = rows[indexPath.row].detail
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.openFilm(request: ListFavourites.OpenFilm.Request(row: indexPath.row))
  }
}

extension FavouritesViewController: FavouritesViewControllerInput {
  func displayFetch(viewModel: ListFavourites.Fetch.ViewModel) {
    switch viewModel {
    case .success(let rows, let selectedRow, let text):
      self.rows = rows
      list.reloadData()
      select(selectedRow)
      summary.text = text
      retryButton.isHidden = true
    case .failure(let message, let text):
      router?.showFailure(message) { [weak self] in
        guard let self else { return }
        reload(self)
      }
      summary.text = text
      retryButton.isHidden = false
    }
    spinner.stopAnimating()
  }

  func displayOpenFilm(viewModel: ListFavourites.OpenFilm.ViewModel) {
    select(viewModel.selectedRow)
    router?.routeToFilm(segue: nil)
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

  private let dependencies: any Dependencies
  private lazy var readWorker = dependencies.makeReadFavouritesWorker()
  private lazy var fetchWorker = dependencies.makeFetchFavouritesWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  private func fetchFilms(_ ids: [FilmID]) {
    fetchWorker.fetchFilms(ids) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let films):
        self.films = films
        output?.presentFetch(response: .success(entries: entries, selectedRow: selectedRow))
      case .failure(let error):
        presentFetchFailure(Failure(error))
      }
    }
  }

  private func presentFetchFailure(_ failure: Failure) {
    output?.presentFetch(response: .failure(failure, listed: films.count))
  }

  private var entries: [ListFavourites.Entry] {
    films.map { ListFavourites.Entry($0) }
  }

  private var selectedRow: Int? {
    selectedFilm.flatMap { films.firstIndex(of: $0) }
  }
}

extension FavouritesInteractor: FavouritesInteractorInput {
  func fetch(request: ListFavourites.Fetch.Request) {
    do {
      fetchFilms(try readWorker.readFavourites())
    } catch {
      presentFetchFailure(Failure(error))
    }
  }

  func openFilm(request: ListFavourites.OpenFilm.Request) {
    selectedFilm = films[request.row]
    output?.presentOpenFilm(response: ListFavourites.OpenFilm.Response(selectedRow: request.row))
  }

  func cancel(request: ListFavourites.Cancel.Request) {
    fetchWorker.cancel()
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

  private func row(_ entry: ListFavourites.Entry) -> ListFavourites.Row {
    ListFavourites.Row(
      title: entry.title, detail: entry.won ? strings("films.won", entry.year) : "\(entry.year)")
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", count)
    }
  }

  private func failureSummary(_ failure: Failure, count: Int) -> String {
    count == 0 ? failure.message : "\(summary(count)) \(strings("failure.summary", failure.message))"
  }
}

extension FavouritesPresenter: FavouritesPresenterInput {
  func presentFetch(response: ListFavourites.Fetch.Response) {
    switch response {
    case .success(let entries, let selectedRow):
      output?.displayFetch(
        viewModel: .success(
          rows: entries.map(row), selectedRow: selectedRow, summary: summary(entries.count)))
    case .failure(let failure, let listed):
      output?.displayFetch(
        viewModel: .failure(
          message: failure.message, summary: failureSummary(failure, count: listed)))
    }
  }

  func presentOpenFilm(response: ListFavourites.OpenFilm.Response) {
    output?.displayOpenFilm(viewModel: ListFavourites.OpenFilm.ViewModel(selectedRow: response.selectedRow))
  }
}
