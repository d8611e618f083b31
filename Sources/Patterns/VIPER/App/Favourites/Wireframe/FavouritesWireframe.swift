/// Navigates from the favourites to the next screen.
final class FavouritesWireframe: ModuleWireframe, FavouritesRouting {
  private weak var rootWireframe: (any RootRouting)?

  init(rootWireframe: any RootRouting) {
    self.rootWireframe = rootWireframe
  }

  func showFilm(_ id: String, titled title: String) {
    rootWireframe?.show(.film(id: id, title: title))
  }
}
