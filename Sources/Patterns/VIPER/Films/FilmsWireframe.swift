/// Where a country's films lead.
protocol FilmsRouting: AnyObject {
  func showFilm(_ id: String)
}

/// Leads on from a country's films.
final class FilmsWireframe: FilmsRouting {
  private weak var wireframe: (any Routing)?

  init(wireframe: any Routing) {
    self.wireframe = wireframe
  }

  func showFilm(_ id: String) {
    wireframe?.show(.film(id: id))
  }
}
