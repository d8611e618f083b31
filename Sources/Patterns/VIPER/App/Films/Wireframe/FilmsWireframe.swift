/// Navigates from a country's films to the next screen.
final class FilmsWireframe: ModuleWireframe, FilmsRouting {
  private weak var rootWireframe: (any RootRouting)?

  init(rootWireframe: any RootRouting) {
    self.rootWireframe = rootWireframe
  }

  func showFilm(_ id: String, titled title: String) {
    rootWireframe?.show(.film(id: id, title: title))
  }
}
