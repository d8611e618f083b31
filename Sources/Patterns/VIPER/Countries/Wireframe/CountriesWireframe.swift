/// Leads on from the list of countries.
final class CountriesWireframe: ModuleWireframe, CountriesRouting {
  private weak var wireframe: (any Routing)?

  init(wireframe: any Routing) {
    self.wireframe = wireframe
  }

  func showFilms(ofCountry code: String, named name: String) {
    wireframe?.show(.films(countryCode: code, countryName: name))
  }

  func showFavourites() {
    wireframe?.show(.favourites)
  }
}
