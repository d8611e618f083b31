import Catalogue

/// The events of a list of favourites.
protocol FavouritesEventHandler: AnyObject {
  func viewWillAppear()
  func viewDidDisappear()
  func reload()
  func openFilm(row: Int)
}

/// Decides what the list of favourites shows, and when to leave it.
final class FavouritesPresenter {
  weak var view: (any FavouritesView)?

  private let listFavourites: any ListFavouritesInteractorInput
  private let wireframe: any FavouritesRouting

  private var films: [FilmFacts] = []
  private var selectedFilm: String?
  /// True from the start: the screen loads when it opens.
  private var isLoading = true {
    didSet { view?.showLoading(isLoading) }
  }
  /// True while the summary names a failure.
  private var offersRetry = false {
    didSet { if offersRetry != oldValue { view?.showRetry(offersRetry) } }
  }

  init(listFavourites: any ListFavouritesInteractorInput, wireframe: any FavouritesRouting) {
    self.listFavourites = listFavourites
    self.wireframe = wireframe
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", count)
    }
  }
}

extension FavouritesPresenter: FavouritesEventHandler {
  func viewWillAppear() {
    listFavourites.listFavourites()
  }

  func viewDidDisappear() {
    listFavourites.cancel()
  }

  func reload() {
    isLoading = true
    listFavourites.listFavourites()
  }

  func openFilm(row: Int) {
    selectedFilm = films[row].id
    wireframe.showFilm(films[row].id, titled: films[row].title)
  }
}

extension FavouritesPresenter: ListFavouritesInteractorOutput {
  func listedFavourites(_ films: [FilmFacts]) {
    self.films = films
    view?.showFavourites(
      films.map { Row($0) }, selectedRow: films.firstIndex { $0.id == selectedFilm })
    view?.showSummary(summary(films.count))
    isLoading = false
    offersRetry = false
  }

  func failedToListFavourites(_ failure: Failure) {
    isLoading = false
    let reason = message(for: failure)
    view?.showSummary(
      films.isEmpty ? reason : "\(summary(films.count)) \(strings("failure.summary", reason))")
    offersRetry = true
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
  }
}
