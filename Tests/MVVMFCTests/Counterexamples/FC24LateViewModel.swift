import Catalogue

@testable import MVVMFC

/// Receives its service in a property that a caller can forget to set.
private final class GreetingsViewModel {
  var catalogue: (any CatalogueServiceType)?
  private var request: (any Cancellable)?

  func reload() {
    request = catalogue?.countries(matching: nil) { _ in }
  }
}
