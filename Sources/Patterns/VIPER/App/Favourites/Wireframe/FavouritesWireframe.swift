import HeadlessUI

/// Navigates from the favourites to the next screen.
final class FavouritesWireframe: ModuleWireframe, FavouritesRouting {
  func showFilm(_ id: String, titled title: String) {
    push(FilmWireframe.makeModule(film: id, titled: title, store: store, storyboard: storyboard))
  }
}

extension FavouritesWireframe {
  /// Creates the module of the favourites, and returns its view controller.
  static func makeModule(store: any DataStore, storyboard: UIStoryboard) -> UIViewController {
    let listFavourites = ListFavouritesInteractor(store: store)
    let wireframe = FavouritesWireframe(store: store, storyboard: storyboard)
    let presenter = FavouritesPresenter(listFavourites: listFavourites, wireframe: wireframe)
    listFavourites.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Favourites") {
      FavouritesViewController(presenter: presenter)
    }
    presenter.view = view
    wireframe.viewController = view
    return view
  }
}
