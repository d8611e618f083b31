import Catalogue
import HeadlessUI

/// Navigates from a country's films to the next screen.
final class FilmsWireframe: ModuleWireframe, FilmsRouting {
  func showFilm(_ id: String, titled title: String) {
    push(FilmWireframe.makeModule(film: id, titled: title, store: store, storyboard: storyboard))
  }
}

extension FilmsWireframe {
  /// Creates the module of a country's films, and returns its view controller.
  static func makeModule(
    ofCountry code: String, named name: String, store: any DataStore, storyboard: UIStoryboard
  ) -> UIViewController {
    let listFilms = ListFilmsInteractor(country: CountryCode(rawValue: code), store: store)
    let wireframe = FilmsWireframe(store: store, storyboard: storyboard)
    let presenter = FilmsPresenter(countryName: name, listFilms: listFilms, wireframe: wireframe)
    listFilms.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Films") {
      FilmsViewController(presenter: presenter)
    }
    presenter.view = view
    wireframe.viewController = view
    return view
  }
}
