/// Where a country's films lead.
protocol FilmsRouting: AnyObject {
  func showFilm(_ id: String)
}

/// Knows how to lead on from a country's films.
final class FilmsWireframe: FilmsRouting {
  private weak var wireframe: (any Routing)?
  private let modules: any Modules

  init(wireframe: any Routing, modules: any Modules) {
    self.wireframe = wireframe
    self.modules = modules
  }

  func showFilm(_ id: String) {
    guard let wireframe else { return }
    wireframe.push(modules.makeFilm(id, wireframe: wireframe))
  }
}
