/// Where the list of countries leads.
protocol CountriesRouting: AnyObject {
  func showFilms(ofCountry code: String)
  func showFavourites()
}

/// Knows how to lead on from the list of countries.
final class CountriesWireframe: CountriesRouting {
  private weak var wireframe: (any Routing)?
  private let modules: any Modules

  init(wireframe: any Routing, modules: any Modules) {
    self.wireframe = wireframe
    self.modules = modules
  }

  func showFilms(ofCountry code: String) {
    guard let wireframe else { return }
    wireframe.push(modules.makeFilms(ofCountry: code, wireframe: wireframe))
  }

  func showFavourites() {
    guard let wireframe else { return }
    wireframe.push(modules.makeFavourites(wireframe: wireframe))
  }
}
