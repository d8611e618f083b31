import ApiSession
import Catalogue

/// Where the favourites lead.
protocol FavouritesFlowControllerType: AnyObject {
  func show(film: Film)
  func show(apiError: ApiError, retry: @escaping () -> Void)
  func show(favouritesError: FavouritesError, retry: @escaping () -> Void)
}
