import Catalogue

@testable import MVVMFC

/// Depends on all that there is.
private final class GreetingsViewModel {
  private let dependencies: any DependencyManager
  private var request: (any Cancellable)?

  init(dependencies: any DependencyManager) {
    self.dependencies = dependencies
  }

  func reload() {
    request = dependencies.catalogue.countries(matching: nil) { _ in }
  }
}
