import Catalogue
import Checks
import PatternTesting
import Testing

@Suite struct VIP05Tests {
  @Test func `VIP-05 models are not the application's own data types`() async throws {
    try await expectKept("VIP-05")
  }

  @Test func `VIP-05 counterexample: the response holds the countries as they are stored`() async throws {
    try await expectBroken(
      "VIP-05", naming: "Interactor → Presenter", "Catalogue.Country", "'countries",
      by: .declaringBeside("VIP05ResponseGreetingsModels"))
  }

  @Test func `VIP-05 counterexample: each row of the view model holds its country`() async throws {
    try await expectBroken(
      "VIP-05", naming: "Presenter → View Controller", "Catalogue.Country in 'rows[].country'",
      by: .declaringBeside("VIP05ViewModelGreetingsModels"))
  }

  @Test func `VIP-05 counterexample: the request holds the whole country instead of its row`() async throws {
    try await expectBroken(
      "VIP-05", naming: "View Controller → Interactor", "Catalogue.Country in 'country'",
      by: .declaringBeside("VIP05RequestGreetingsModels"))
  }

  @Test func `VIP-05 counterexample: a response that no story sends holds the worker's error`() async throws {
    try await expectBroken(
      "VIP-05", naming: "Interactor → Presenter", "Catalogue.CatalogueError",
      by: .declaringBeside("VIP05FailureGreetingsModels"))
  }
}

private enum VIP05ResponseGreetingsModels {
  // import Catalogue

  /// Responds with the countries as they are stored.
  private enum Greetings {
    enum Fetch {
      struct Response {
        let countries: [Country]
      }
    }
  }
}

private enum VIP05ViewModelGreetingsModels {
  // import Catalogue

  /// Keeps the country itself in each row of the view model.
  private enum Greetings {
    enum Fetch {
      struct ViewModel {
        let rows: [Row]
      }
    }

    struct Row {
      let title: String
      let country: Country
    }
  }
}

private enum VIP05RequestGreetingsModels {
  // import Catalogue

  /// Sends a whole country instead of its row.
  private enum Greetings {
    enum Open {
      struct Request {
        let country: Country
      }
    }
  }
}

private enum VIP05FailureGreetingsModels {
  // import Catalogue

  /// Responds with an error of the catalogue, in a case that no story reaches.
  private enum Greetings {
    enum Open {
      enum Response {
        case success
        case failure(CatalogueError)
      }
    }
  }
}
