import Catalogue

/// The events of a country's films.
protocol FilmsEventHandler: AnyObject {
  /// The screen has opened.
  func updateView()
  /// The user has left the screen.
  func leave()
  func reload()
  func openFilm(at index: Int)
}

/// The view of a country's films, as its presenter knows it.
protocol FilmsView: AnyObject {
  func show(films: [ListItem])
  func show(summary: String)
  /// Shows a failure in place of the summary, and that the user can try again.
  func show(failure: String)
  func show(isLoading: Bool)
}

/// Navigation from a country's films.
protocol FilmsRouting: FailureRouting {
  func showFilm(_ id: String, titled title: String)
}

/// Decides what the list of films shows, and when to leave it.
final class FilmsPresenter {
  weak var view: (any FilmsView)?

  private let listFilms: any ListFilmsInteractorInput
  private let wireframe: any FilmsRouting

  private let countryName: String
  private var films: [FilmFacts] = []

  init(countryName: String, listFilms: any ListFilmsInteractorInput, wireframe: any FilmsRouting) {
    self.countryName = countryName
    self.listFilms = listFilms
    self.wireframe = wireframe
  }
}

extension FilmsPresenter: FilmsEventHandler {
  func updateView() {
    listFilms.listFilms()
  }

  func leave() {
    listFilms.cancel()
  }

  func reload() {
    view?.show(isLoading: true)
    listFilms.listFilms()
  }

  func openFilm(at index: Int) {
    wireframe.showFilm(films[index].id, titled: films[index].title)
  }
}

extension FilmsPresenter: ListFilmsInteractorOutput {
  func listedFilms(_ films: [FilmFacts]) {
    self.films = films
    view?.show(films: films.map { ListItem($0) })
    view?.show(summary: strings.summary(films.count, "films", countryName))
    view?.show(isLoading: false)
  }

  func failedToListFilms(_ failure: Failure) {
    let reason = message(for: failure)
    view?.show(failure: reason)
    view?.show(isLoading: false)
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
  }
}
