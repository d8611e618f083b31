import Foundation
import Catalogue
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP43Tests {
  @Test func `VIP-43 the interactor has workers do the work`() async throws {
    try await expectKept("VIP-43")
  }

  @Test func `VIP-43 counterexample: the interactor sorts by itself`() async throws {
    try await expectBroken(
      "VIP-43", naming: "Interactor → Worker",
      by: .running(.plain(interactor: { SelfMadeInteractor(dependencies: $0) })))
  }

  @Test func `VIP-43 counterexample: the interactor asks the catalogue itself`() async throws {
    let catalogue = CatalogueBox()
    var program = CleanSwiftProgram.plain(interactor: { ShortcutInteractor($0, catalogue) })
    program.findCountries = {
      catalogue.value = $0
      return FindCountriesWorker(catalogue: $0)
    }
    try await expectBroken("VIP-43", naming: "Interactor → Catalogue", "Worker", by: .running(program))
  }

  @Test func `VIP-43 counterexample: the interactor reads a file itself`() async throws {
    try await expectBroken(
      "VIP-43", naming: "Interactor", "Workers", "Data", by: .runningBeside(.plain(), reading: "VIP43"))
  }
}

/// Does the sort worker's task itself.
private final class SelfMadeInteractor: PlainInteractor {
  override func sort(request: ListCountries.Sort.Request) {
    order = order.reversed()
    countries = countries.sorted(by: order)
    output?.presentSort(response: sorted)
  }
}

/// Refers weakly to the catalogue of the program's environment.
private final class CatalogueBox {
  weak var value: (any CatalogueService)?
}

/// Searches the catalogue without a worker.
private final class ShortcutInteractor: PlainInteractor {
  private let catalogue: CatalogueBox

  init(_ dependencies: (any Dependencies)?, _ catalogue: CatalogueBox) {
    self.catalogue = catalogue
    super.init(dependencies: dependencies)
  }

  override func search(request: ListCountries.Search.Request) {
    catalogue.value?.countries(matching: request.text) { [weak self] result in
      self?.finishSearch(result)
    }
  }
}

private enum VIP43 {
  // import Foundation

  /// Reads a greeting without a worker.
  private final class GreetingsInteractor {
    func fetch(from file: URL) -> Data? { try? Data(contentsOf: file) }
  }
}
