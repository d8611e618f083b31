import Catalogue
import Library

/// The failures that every flow controller shows.
protocol FlowControllerType: AnyObject {
  func show(apiError: ApiError, retry: @escaping () -> Void)
  func show(favouritesError: FavouritesError, retry: @escaping () -> Void)
}
