/// What a list of favourites reports.
protocol FavouritesEventHandler: AnyObject {
  func viewWillAppear()
  func viewWillDisappear()
  func open(row: Int)
  func retry()
}

/// Decides what the list of favourites shows, and when to leave it.
final class FavouritesPresenter {
  weak var view: (any FavouritesView)?

  var listFavourites: any ListFavouritesInteractorInput
  var openFavourite: any OpenFavouriteInteractorInput
  var wireframe: any FavouritesRouting
  private var failedAttempt: (() -> Void)?

  init(
    listFavourites: any ListFavouritesInteractorInput, openFavourite: any OpenFavouriteInteractorInput,
    wireframe: any FavouritesRouting
  ) {
    self.listFavourites = listFavourites
    self.openFavourite = openFavourite
    self.wireframe = wireframe
  }

  private func fail(_ reason: String, again attempt: @escaping () -> Void) {
    failedAttempt = attempt
    view?.show(failure: reason)
  }

  private func content(_ facts: FavouriteFacts) -> FavouriteContent {
    FavouriteContent(title: facts.title, facts: facts.won ? "\(facts.year), won" : "\(facts.year)")
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: "No favourites yet"
    case 1: "1 favourite"
    default: "\(count) favourites"
    }
  }
}

extension FavouritesPresenter: FavouritesEventHandler {
  func viewWillAppear() {
    listFavourites.listFavourites()
  }

  func viewWillDisappear() {
    listFavourites.cancel()
  }

  func open(row: Int) {
    openFavourite.open(row: row)
  }

  func retry() {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
  }
}

extension FavouritesPresenter: ListFavouritesInteractorOutput {
  func listed(_ favourites: FavouriteOverview) {
    view?.show(favourites.films.map(content), openedRow: favourites.openedRow)
    view?.show(summary: summary(favourites.films.count))
    view?.showRest()
  }

  func failedToList(_ failure: ListFavouritesFailure) {
    fail(failure.reason) { [weak self] in self?.listFavourites.listFavourites() }
    let kept = failure.kept == 0 ? "" : "\(summary(failure.kept)) · "
    view?.show(summary: kept + failure.reason)
    view?.showRest()
  }
}

extension FavouritesPresenter: OpenFavouriteInteractorOutput {
  func opened(_ favourite: OpenedFavourite) {
    view?.showOpened(row: favourite.row)
    wireframe.showFilm(favourite.id)
  }

  func failedToOpen(row: Int, reason: String) {
    fail(reason) { [weak self] in self?.open(row: row) }
  }
}
