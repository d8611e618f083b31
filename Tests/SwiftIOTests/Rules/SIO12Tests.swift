import Catalogue
import Testing

@testable import SwiftIO

@Suite struct SIO12Tests {
  @Test func `SIO-12 a load that the view controller asks for takes six steps`() throws {
    try expectKept("SIO-12")
  }

  @Test func `SIO-12 counterexample: the interactor answers a load without an action`() throws {
    try expectBroken(
      "SIO-12", naming: "View Controller → Interactor", "Interactor → Action",
      by: .running(.plain(interactor: ContentInteractor.init)))
  }
}

/// Answers a load with a built-in country.
private final class ContentInteractor: PlainInteractor {
  override func load() {
    finish([Country(code: "FR", name: "France")], .byName) { $0.countriesDidLoad() }
  }
}
