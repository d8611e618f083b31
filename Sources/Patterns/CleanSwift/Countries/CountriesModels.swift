/// The models of the scene Countries, a namespace for each use case.
enum Countries {
  /// The countries come into sight.
  enum Fetch {
    struct Request {}

    enum Response {
      case success(entries: [Entry], order: Order, openedRow: Int?)
      case failure(Failure, kept: Int)
    }

    enum ViewModel {
      case success(rows: [Row], selectedRow: Int?, summary: String, titles: Titles)
      case failure(message: String, summary: String)
    }
  }

  /// The user looks for countries.
  enum Search {
    struct Request {
      let text: String
    }

    enum Response {
      case success(entries: [Entry], openedRow: Int?)
      case failure(Failure, kept: Int)
    }

    enum ViewModel {
      case success(rows: [Row], selectedRow: Int?, summary: String)
      case failure(message: String, summary: String)
    }
  }

  /// The user wants another order.
  enum Sort {
    struct Request {
      let key: SortKey
    }

    struct Response {
      let entries: [Entry]
      let order: Order
      let openedRow: Int?
    }

    struct ViewModel {
      let rows: [Row]
      let selectedRow: Int?
      let titles: Titles
    }
  }

  /// The user picks a country.
  enum Open {
    struct Request {
      let row: Int
    }

    enum Response {
      case success(openedRow: Int)
      case failure(Failure)
    }

    enum ViewModel {
      case success(selectedRow: Int)
      case failure(message: String)
    }
  }

  /// The user wants to see the favourites.
  enum OpenFavourites {
    struct Request {}

    enum Response {
      case success(openedRow: Int?)
      case failure(Failure)
    }

    enum ViewModel {
      case success(selectedRow: Int?)
      case failure(message: String)
    }
  }
}

extension Countries {
  /// What is known of a country.
  struct Entry: Equatable {
    let name: String
    let capital: String?
    let population: Int?
    let dissolved: Int?
  }

  /// What countries can be sorted by.
  enum SortKey {
    case name, population
  }

  /// The order of a list.
  struct Order: Equatable {
    let key: SortKey
    let isAscending: Bool
  }

  /// Why a request could not be met.
  struct Failure: Equatable {
    let reason: String
  }

  /// A row of the list.
  struct Row: Equatable {
    let title: String
    let detail: String
  }

  /// The titles of the buttons that sort.
  struct Titles: Equatable {
    let byName: String
    let byPopulation: String
  }
}
