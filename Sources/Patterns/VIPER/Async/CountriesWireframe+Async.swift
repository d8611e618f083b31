import HeadlessUI

extension CountriesWireframe {
  /// Creates the module whose presenter awaits its interactor, and returns its view controller.
  static func makeAsyncModule(store: any DataStore, storyboard: UIStoryboard) -> UIViewController {
    let sortCountries = SortCountriesInteractor(store: store)
    let filterCountries = FilterCountriesInteractor(store: store)
    let checkFavourites = CheckFavouritesInteractor(store: store)
    let wireframe = CountriesWireframe(store: store, storyboard: storyboard)
    let presenter = AsyncCountriesPresenter(
      findCountries: AsyncFindCountriesInteractor(store: store), sortCountries: sortCountries,
      filterCountries: filterCountries, checkFavourites: checkFavourites, wireframe: wireframe)
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
