import HeadlessUI

@testable import MVVMFC

/// Cannot be named where it is needed.
private final class GreetingService {
  let text = "Hello"
}

/// Asks the service instead of a view model.
private enum GreetingsFactory {
  static func create(_ service: GreetingService, dependencies: any DependencyManager) -> UIViewController {
    let viewController = UIViewController()
    viewController.title = service.text
    return viewController
  }
}
