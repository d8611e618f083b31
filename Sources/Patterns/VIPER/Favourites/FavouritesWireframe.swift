/// Where the favourites lead.
protocol FavouritesRouting: AnyObject {
  func showFilm(_ id: String)
}

/// Leads on from the favourites.
final class FavouritesWireframe: FavouritesRouting {
  private weak var wireframe: (any Routing)?

  init(wireframe: any Routing) {
    self.wireframe = wireframe
  }

  func showFilm(_ id: String) {
    wireframe?.show(.film(id: id))
  }
}
