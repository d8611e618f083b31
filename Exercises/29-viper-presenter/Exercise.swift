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

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: strings("films.none", countryName)
    case 1: strings("films.one", countryName)
    default: strings("films.many", countryName, count)
    }
  }
}

extension FilmsPresenter: FilmsEventHandler {
  func viewDidLoad() {}
  func viewDidLeave() {}
  func reload() {}
  func openFilm(row: Int) {}
}

extension FilmsPresenter: ListFilmsInteractorOutput {
  func listedFilms(_ films: [FilmFacts]) {}
  func failedToListFilms(_ failure: Failure) {}
}
