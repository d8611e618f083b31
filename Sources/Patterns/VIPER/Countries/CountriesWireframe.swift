/// Where the list of countries leads.
protocol CountriesRouting: AnyObject {
  func showFilms(ofCountry code: String)
  func showFavourites()
}

/// Leads on from the list of countries.
final class CountriesWireframe: CountriesRouting {
  private weak var wireframe: (any Routing)?

  init(wireframe: any Routing) {
    self.wireframe = wireframe
  }

  func showFilms(ofCountry code: String) {
    wireframe?.show(.films(country: code))
  }

  func showFavourites() {
    wireframe?.show(.favourites)
  }
}
