import Stories
import Testing
import Tracing

@testable import CleanSwift

@Suite struct VIP12Tests {
  @Test func `VIP-12 requests hold what the user entered or chose`() throws {
    try expectKept("VIP-12")
  }

  @Test func `VIP-12 counterexample: the request gives back the row that was displayed`() throws {
    let row = ListCountries.Row(title: "Iceland", detail: "Reykjavik")
    try expectBroken(
      "VIP-12", naming: "View Controller → Interactor", "ListCountries.Row in 'row'",
      by: .carrying(VIP12Program.Countries.Open.Request(row: row), to: .interactor))
  }

  @Test func `VIP-12 counterexample: the request holds the list that is to be sorted`() throws {
    let entry = ListCountries.Entry(name: "Iceland", capital: nil, population: 394_324, dissolved: nil)
    try expectBroken(
      "VIP-12", naming: "View Controller → Interactor", "ListCountries.Entry in 'entries[]'",
      by: .carrying(VIP12Program.Countries.Sort.Request(entries: [entry]), to: .interactor))
  }
}

/// Keeps in its view controller what its interactor has found.
enum VIP12Program {
  enum Countries {
    enum Open {
      struct Request {
        let row: CleanSwift.ListCountries.Row
      }
    }

    enum Sort {
      struct Request {
        let entries: [CleanSwift.ListCountries.Entry]
      }
    }
  }
}
