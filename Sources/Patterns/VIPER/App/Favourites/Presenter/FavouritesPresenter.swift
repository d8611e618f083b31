import Catalogue

/// The events of a list of favourites.
protocol FavouritesEventHandler: AnyObject {
  /// The screen is about to be seen, for the first time or again.
  func updateView()
  /// The user has left the screen, for the one before or the next.
  func leave()
  func reload()
  func openFilm(at index: Int)
}

/// The view of a list of favourites, as its presenter knows it.
protocol FavouritesView: AnyObject {
  /// Shows films, and which of them was opened last: its index, or nil.
  func show(favourites: [ListItem], opened: Int?)
  func show(summary: String)
  /// Shows a failure in place of the summary, and that the user can try again.
  func show(failure: String)
  func show(isLoading: Bool)
}

/// Navigation from the favourites.
protocol FavouritesRouting: FailureRouting {
  func showFilm(_ id: String, titled title: String)
}

/// Decides what the list of favourites shows, and when to leave it.
final class FavouritesPresenter {
  weak var view: (any FavouritesView)?

  private let listFavourites: any ListFavouritesInteractorInput
  private let wireframe: any FavouritesRouting

  private var films: [FilmFacts] = []
  /// True once the films, or a failure, have been shown.
  private var hasListed = false
  /// The id of the film that was opened last.
  private var openedFilm: String?

  init(listFavourites: any ListFavouritesInteractorInput, wireframe: any FavouritesRouting) {
    self.listFavourites = listFavourites
    self.wireframe = wireframe
  }
}

extension FavouritesPresenter: FavouritesEventHandler {
  func updateView() {
    listFavourites.listFavourites()
  }

  func leave() {
    listFavourites.cancel()
    // A first load begins again when the screen comes back.
    if hasListed { view?.show(isLoading: false) }
  }

  func reload() {
    view?.show(isLoading: true)
    listFavourites.listFavourites()
  }

  func openFilm(at index: Int) {
    openedFilm = films[index].id
    wireframe.showFilm(films[index].id, titled: films[index].title)
  }
}

extension FavouritesPresenter: ListFavouritesInteractorOutput {
  func listedFavourites(_ films: [FilmFacts]) {
    self.films = films
    hasListed = true
    view?.show(
      favourites: films.map { ListItem($0) }, opened: films.firstIndex { $0.id == openedFilm })
    view?.show(summary: strings.summary(films.count, "favourites"))
    view?.show(isLoading: false)
  }

  func failedToListFavourites(_ failure: Failure) {
    hasListed = true
    let reason = message(for: failure)
    view?.show(failure: strings.summary(films.count, "favourites", reason: reason))
    view?.show(isLoading: false)
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
  }
}
