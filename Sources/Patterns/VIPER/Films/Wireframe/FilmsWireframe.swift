/// Leads on from a country's films.
final class FilmsWireframe: ModuleWireframe, FilmsRouting {
  private weak var wireframe: (any Routing)?

  init(wireframe: any Routing) {
    self.wireframe = wireframe
  }

  func showFilm(_ id: String, titled title: String) {
    wireframe?.show(.film(id: id, title: title))
  }
}
