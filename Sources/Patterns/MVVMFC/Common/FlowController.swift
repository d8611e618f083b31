import ApiSession
import Catalogue
import HeadlessUI

/// The base class of the flow controllers: shows failures in an alert.
class FlowController: FlowControllerType {
  weak var viewController: UIViewController?

  let dependencies: any DependencyManager
  /// Repeats what failed last.
  private var retry: (() -> Void)?

  init(dependencies: any DependencyManager) {
    self.dependencies = dependencies
  }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
    show(failure: apiError.message, retry: retry)
  }

  func show(favouritesError: FavouritesError, retry: @escaping () -> Void) {
    show(failure: favouritesError.description, retry: retry)
  }

  private func show(failure: String, retry: @escaping () -> Void) {
    self.retry = retry
    AlertFactory.showIn(
      viewController, message: failure, retry: { [weak self] in self?.retry?() }, dependencies: dependencies)
  }
}
