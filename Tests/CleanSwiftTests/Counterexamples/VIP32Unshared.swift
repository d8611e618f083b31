@testable import CleanSwift

/// Has to be made anew by whoever needs it.
private final class GreetingsConfigurator {
  func configure(_ viewController: CountriesViewController, dependencies: any Dependencies) {
    viewController.output = CountriesInteractor(dependencies: dependencies)
  }
}
