@testable import CleanSwift

/// Has no shared instance, and is created again for each use.
private final class GreetingsConfigurator {
  func configure(_ viewController: CountriesViewController, dependencies: any Dependencies) {
    viewController.output = CountriesInteractor(dependencies: dependencies)
  }
}
