@testable import CleanSwift

/// Keeps the interactor that it created first, and connects every scene to it.
private final class GreetingsConfigurator {
  static let shared = GreetingsConfigurator()
  private var interactor: CountriesInteractor?

  func configure(_ viewController: CountriesViewController, dependencies: any Dependencies) {
    let interactor = interactor ?? CountriesInteractor(dependencies: dependencies)
    viewController.output = interactor
    self.interactor = interactor
  }
}
