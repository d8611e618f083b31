import ApiSession
import Catalogue

/// Where the list of countries leads.
protocol CountriesFlowControllerType: AnyObject {
  func showFilms(of country: Country)
  func showFavourites()
  func show(apiError: ApiError, retry: @escaping () -> Void)
  func show(favouritesError: FavouritesError, retry: @escaping () -> Void)
}
