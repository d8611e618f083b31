import Catalogue
import Checks
import SourceModel
import Testing

@testable import MVVMFC

@Suite struct FC09Tests {
  @Test func `FC-09 code in Common is shared, and refers to no module`() async throws {
    try await expectKept("FC-09")
  }

  @Test func `FC-09 counterexample: shared code refers to a type of one module`() async throws {
    try await expectBroken(
      "FC-09", naming: "Common", "FC09Line",
      by: .compiling("FC09Line", in: "Common", for: "FC-09"))
  }

  @Test func `FC-09 counterexample: Common contains code that no module uses`() async throws {
    try await expectBroken(
      "FC-09", naming: "Common", "FC09Greeting", "no module",
      by: .compiling("FC09Greeting", in: "Common", for: "FC-09"))
  }

  @Test func `FC-09 counterexample: a module uses a type of another`() async throws {
    let lent = Evidence.reading("FC09CountryTitle").sources
    let borrowing = Evidence.reading("FC09Origin").sources
    let files =
      lent.map { $0.moved(to: "Modules/Countries") } + borrowing.map { $0.moved(to: "Modules/Film") }
    try await expectBroken(
      "FC-09", naming: "Common", "CountryTitle", "Countries", by: .compiling(files, for: "FC-09"))
  }
}

private enum FC09Line {
  // @testable import MVVMFC

  /// A line of a list, which depends on the view model of the countries.
  private struct Line {
    let list: any CountriesViewModelType

    var text: String { list.summaryText }
  }
}

private enum FC09Greeting {
  /// A greeting, which no module uses.
  private struct Greeting {
    let text: String
  }
}

private enum FC09Origin {
  /// The countries of a film; their type belongs to the module Countries.
  private struct Origin {
    let countries: [CountryTitle]
  }
}

// MARK: - FC09CountryTitle

// import Catalogue

/// The title of a country in the list of countries.
struct CountryTitle {
  let country: Country

  var text: String { country.name }
}
