import HeadlessUI

/// Navigates from the list of countries to the next screen.
final class CountriesWireframe: ModuleWireframe, CountriesRouting {
  func showFilms(ofCountry code: String, named name: String) {
    push(FilmsWireframe.makeModule(ofCountry: code, named: name, store: store, storyboard: storyboard))
  }

  func showRegions(delegate: any RegionsModuleDelegate) {
    present(RegionsWireframe.makeModule(delegate: delegate, store: store, storyboard: storyboard))
  }

  func showFavourites() {
    push(FavouritesWireframe.makeModule(store: store, storyboard: storyboard))
  }
}

extension CountriesWireframe {
  /// Creates the module of the list of countries, and returns its view controller.
  static func makeModule(store: any DataStore, storyboard: UIStoryboard) -> UIViewController {
    let findCountries = FindCountriesInteractor(store: store)
    let sortCountries = SortCountriesInteractor(store: store)
    let filterCountries = FilterCountriesInteractor(store: store)
    let checkFavourites = CheckFavouritesInteractor(store: store)
    let wireframe = CountriesWireframe(store: store, storyboard: storyboard)
    let presenter = CountriesPresenter(
      findCountries: findCountries, sortCountries: sortCountries, filterCountries: filterCountries,
      checkFavourites: checkFavourites, wireframe: wireframe)
    findCountries.output = presenter
    sortCountries.output = presenter
    filterCountries.output = presenter
    checkFavourites.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Countries") {
      CountriesViewController(presenter: presenter)
    }
    presenter.view = view
    wireframe.viewController = view
    return view
  }
}
