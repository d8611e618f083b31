import Catalogue

@testable import VIPER

/// Decides what the list of films shows, and when to leave it.
final class FilmsPresenter {
  weak var view: (any FilmsView)?

  private let listFilms: any ListFilmsInteractorInput
  private let wireframe: any FilmsRouting

  private let countryName: String
  private var films: [FilmFacts] = []
  /// True from the start: the screen loads when it opens.
  private var isLoading = true {
    didSet { view?.showLoading(isLoading) }
  }
  /// True while the summary names a failure.
  private var offersRetry = false {
    didSet { if offersRetry != oldValue { view?.showRetry(offersRetry) } }
  }

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
  func viewDidLoad() {
    listFilms.listFilms()
  }

  func viewDidLeave() {
    listFilms.cancel()
  }

  func reload() {
    isLoading = true
    listFilms.listFilms()
  }

  func openFilm(row: Int) {
    wireframe.showFilm(films[row].id, titled: films[row].title)
  }
}

extension FilmsPresenter: ListFilmsInteractorOutput {
  func listedFilms(_ films: [FilmFacts]) {
    self.films = films
    view?.showFilms(films.map { Row($0) })
    view?.showSummary(summary(films.count))
    isLoading = false
    offersRetry = false
  }

  func failedToListFilms(_ failure: Failure) {
    isLoading = false
    let reason = message(for: failure)
    view?.showSummary(reason)
    offersRetry = true
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
  }
}
