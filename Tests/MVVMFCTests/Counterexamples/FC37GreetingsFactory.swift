import HeadlessUI

@testable import MVVMFC

/// A service that no view model can name.
private final class GreetingService {
  let text = "Hello"
}

/// Uses the service itself, instead of passing it to a view model.
private enum GreetingsFactory {
  static func create(_ service: GreetingService, dependencies: any DependencyManager) -> UIViewController {
    let viewController = UIViewController()
    viewController.title = service.text
    return viewController
  }
}
