import Catalogue

@testable import VIPER

/// Decides what the list of films shows, and when to leave it.
final class FilmsPresenter {
  weak var view: (any FilmsView)?

  private let listFilms: any ListFilmsInteractorInput
  private let wireframe: any FilmsRouting

  private let countryName: String

  init(countryName: String, listFilms: any ListFilmsInteractorInput, wireframe: any FilmsRouting) {
    self.countryName = countryName
    self.listFilms = listFilms
    self.wireframe = wireframe
  }
}

extension FilmsPresenter: FilmsEventHandler {
  func updateView() {}
  func leave() {}
  func reload() {}
  func openFilm(at index: Int) {}
}

extension FilmsPresenter: ListFilmsInteractorOutput {
  func listedFilms(_ films: [FilmFacts]) {}
  func failedToListFilms(_ failure: Failure) {}
}
