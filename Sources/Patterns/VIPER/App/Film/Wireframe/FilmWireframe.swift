import Catalogue
import HeadlessUI

/// Shows the failures of a film's screen, which leads to no other.
final class FilmWireframe: ModuleWireframe {
  /// Creates the module of a film, and returns its view controller.
  static func makeModule(
    film id: String, titled title: String, store: any DataStore, storyboard: UIStoryboard
  ) -> UIViewController {
    let film = FilmID(rawValue: id)
    let findFilm = FindFilmInteractor(film: film, store: store)
    let markFilm = MarkFilmInteractor(film: film, store: store)
    let wireframe = FilmWireframe(store: store, storyboard: storyboard)
    let presenter = FilmPresenter(title: title, findFilm: findFilm, markFilm: markFilm, wireframe: wireframe)
    findFilm.output = presenter
    markFilm.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Film") {
      FilmViewController(presenter: presenter)
    }
    presenter.view = view
    wireframe.viewController = view
    return view
  }
}
