import Catalogue

@testable import MVVMFC

/// Holds the whole dependency manager.
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
