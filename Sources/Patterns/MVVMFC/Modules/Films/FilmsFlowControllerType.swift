import ApiSession
import Catalogue

/// Where a country's films lead.
protocol FilmsFlowControllerType: AnyObject {
  func show(film: Film)
  func show(apiError: ApiError, retry: @escaping () -> Void)
}
