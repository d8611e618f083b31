/// Leads on from the favourites.
final class FavouritesWireframe: ModuleWireframe, FavouritesRouting {
  private weak var wireframe: (any Routing)?

  init(wireframe: any Routing) {
    self.wireframe = wireframe
  }

  func showFilm(_ id: String, titled title: String) {
    wireframe?.show(.film(id: id, title: title))
  }
}
