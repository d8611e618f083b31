/// The event of a link.
protocol LinkEventHandler: AnyObject {
  /// The user has opened a link outside the app.
  func open(_ link: String)
}

/// Navigation from a link.
protocol LinkRouting: FailureRouting {
  /// Shows a film above the films of a country, if there is one, and the list of countries.
  func showFilm(_ id: String, titled title: String, ofCountry code: String?, named name: String?)
}

/// Decides when a link opens a film. It has no view: a link has no screen of its own.
final class LinkPresenter {
  private let findFilm: any FindLinkedFilmInteractorInput
  private let wireframe: any LinkRouting

  init(findFilm: any FindLinkedFilmInteractorInput, wireframe: any LinkRouting) {
    self.findFilm = findFilm
    self.wireframe = wireframe
  }
}

extension LinkPresenter: LinkEventHandler {
  func open(_ link: String) {
    findFilm.findFilm(of: link)
  }
}

extension LinkPresenter: FindLinkedFilmInteractorOutput {
  func foundFilm(_ film: LinkedFilmFacts) {
    wireframe.showFilm(film.id, titled: film.title, ofCountry: film.country, named: film.countryName)
  }

  func failedToFindFilm(of link: String, because failure: Failure) {
    wireframe.showFailure(message(for: failure)) { [weak self] in self?.open(link) }
  }
}
