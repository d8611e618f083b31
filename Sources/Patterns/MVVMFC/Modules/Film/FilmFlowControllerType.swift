import ApiSession
import Catalogue

/// Where a film leads: nowhere but to what went wrong.
protocol FilmFlowControllerType: AnyObject {
  func show(apiError: ApiError, retry: @escaping () -> Void)
  func show(favouritesError: FavouritesError, retry: @escaping () -> Void)
}
