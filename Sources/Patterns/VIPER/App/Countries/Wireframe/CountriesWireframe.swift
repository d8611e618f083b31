/// Navigates from the list of countries to the next screen.
final class CountriesWireframe: ModuleWireframe, CountriesRouting {
  private weak var rootWireframe: (any RootRouting)?

  init(rootWireframe: any RootRouting) {
    self.rootWireframe = rootWireframe
  }

  func showFilms(ofCountry code: String, named name: String) {
    rootWireframe?.show(.films(countryCode: code, countryName: name))
  }

  func showFavourites() {
    rootWireframe?.show(.favourites)
  }
}
