import Testing

@testable import SwiftIO

@Suite struct SIO05Tests {
  @Test func `SIO-05 interactor and view model are declared as interface-builder objects`() throws {
    try expectKept("SIO-05")
  }

  @Test func `SIO-05 counterexample: the view controller calls the interactor's initializer`() throws {
    try expectBroken(
      "SIO-05", naming: "Interactor", "View", by: .reading("Counterexamples/SIO05.swift"))
  }
}
