import Catalogue
import Testing
import Tracing

@Suite struct VIP05Tests {
  @Test func `VIP-05 models are other types than the application's own data`() throws {
    try expectKept("VIP-05")
  }

  @Test func `VIP-05 counterexample: the response holds what was fetched, as it is stored`() throws {
    let response = VIP05Program.List.Fetch.Response(countries: [iceland])
    try expectBroken(
      "VIP-05", naming: "Interactor → Presenter", "Catalogue.Country", "'countries",
      by: .carrying(response, to: .presenter))
  }

  @Test func `VIP-05 counterexample: the view model holds the country that a row is about`() throws {
    let viewModel = VIP05Program.List.Fetch.ViewModel(rows: [.init(title: "Iceland", country: iceland)])
    try expectBroken(
      "VIP-05", naming: "Presenter → View Controller", "Catalogue.Country in 'rows[].country'",
      by: .carrying(viewModel, to: .viewController))
  }

  @Test func `VIP-05 counterexample: the request holds the whole country, not its row`() throws {
    let request = VIP05Program.List.Open.Request(country: iceland)
    try expectBroken(
      "VIP-05", naming: "View Controller → Interactor", "Catalogue.Country in 'country'",
      by: .carrying(request, to: .interactor))
  }

  @Test func `VIP-05 counterexample: the response holds the worker's error`() throws {
    let response = VIP05Program.List.Open.Response.failure(CatalogueError.unavailable)
    try expectBroken(
      "VIP-05", naming: "Interactor → Presenter", "Catalogue.CatalogueError",
      by: .carrying(response, to: .presenter))
  }
}

private let iceland = Country(code: "IS", name: "Iceland", capital: "Reykjavik", population: 394_324)

/// Sends the application's own data round the cycle.
enum VIP05Program {
  enum List {
    enum Fetch {
      struct Response {
        let countries: [Country]
      }

      struct ViewModel {
        let rows: [Row]
      }
    }

    enum Open {
      struct Request {
        let country: Country
      }

      enum Response {
        case failure(any Error)
      }
    }

    struct Row {
      let title: String
      let country: Country
    }
  }
}
