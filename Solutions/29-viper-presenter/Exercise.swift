import Catalogue

@testable import VIPER

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
