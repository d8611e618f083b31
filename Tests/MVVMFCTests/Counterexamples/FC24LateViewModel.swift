import Catalogue

@testable import MVVMFC

/// Does nothing until somebody has thought of its service.
private final class GreetingsViewModel {
  var catalogue: (any CatalogueServiceType)?
  private var request: (any Cancellable)?

  func reload() {
    request = catalogue?.countries(matching: nil) { _ in }
  }
}
