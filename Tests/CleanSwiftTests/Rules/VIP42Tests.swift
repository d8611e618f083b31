import Catalogue
import Testing

@testable import CleanSwift

@Suite struct VIP42Tests {
  @Test func `VIP-42 the interactor handles every request`() throws {
    try expectKept("VIP-42")
  }

  @Test func `VIP-42 counterexample: the interactor does nothing for a request`() throws {
    try expectBroken(
      "VIP-42", naming: "View Controller", "Interactor",
      by: .running(.plain(interactor: { DeafInteractor(dependencies: $0) })))
  }

  @Test func `VIP-42 counterexample: the interactor has the work done and tells nobody`() throws {
    try expectBroken(
      "VIP-42", naming: "View Controller", "Interactor",
      by: .running(.plain(interactor: { SilentInteractor(dependencies: $0) })))
  }
}

/// Has a method for sorting with nothing in it.
private final class DeafInteractor: PlainInteractor {
  override func sort(request: ListCountries.Sort.Request) {}
}

/// Sorts, and keeps the result to itself.
private final class SilentInteractor: PlainInteractor {
  override func sort(request: ListCountries.Sort.Request) {
    order = order.reversed()
    countries = sortWorker.sort(countries, by: order)
  }
}
