/// The models of the scene Countries, with a namespace for each use case.
enum ListCountries {
  /// Lists the countries that match the last text, or all countries if there has been none.
  enum Fetch {
    struct Request {}

    enum Response {
      case loading
      case success(entries: [Entry], selectedRow: Int?)
      /// `listed` is the number of rows that stay on the screen.
      case failure(Failure, listed: Int)
    }

    enum ViewModel {
      case loading
      case success(rows: [Row], selectedRow: Int?, summary: String)
      case failure(message: String, summary: String)
    }
  }

  /// Lists the countries that match a text.
  enum Search {
    struct Request {
      let text: String
    }

    enum Response {
      case success(entries: [Entry], selectedRow: Int?)
      /// `listed` is the number of rows that stay on the screen.
      case failure(Failure, listed: Int)
    }

    enum ViewModel {
      case success(rows: [Row], selectedRow: Int?, summary: String)
      case failure(message: String, summary: String)
    }
  }

  /// Sorts the list, or reverses it if it is sorted by the same key already.
  enum Sort {
    struct Request {
      let key: SortKey
    }

    struct Response {
      let entries: [Entry]
      let order: Order
      let selectedRow: Int?
    }

    struct ViewModel {
      let rows: [Row]
      let titles: Titles
      let selectedRow: Int?
    }
  }

  /// Opens the country in a row.
  enum OpenCountry {
    struct Request {
      let row: Int
    }

    struct Response {
      let selectedRow: Int
    }

    struct ViewModel {
      let selectedRow: Int
    }
  }

  /// Opens the sheet of regions.
  enum OpenRegions {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }

  /// Lists the countries of the region that is chosen when the sheet of regions has closed.
  enum CloseRegions {
    struct Request {}

    struct Response {
      /// The region's name, or nil for all regions.
      let region: String?
      /// The list, or nil if nothing has been found that a region could filter.
      let list: List?

      struct List {
        let entries: [Entry]
        let selectedRow: Int?
        /// The reason why the last fetch or search failed, or nil.
        let failure: Failure?
      }
    }

    struct ViewModel {
      let title: String
      /// The list, or nil if it stays as it is.
      let list: List?

      struct List {
        let rows: [Row]
        let selectedRow: Int?
        let summary: String
      }
    }
  }

  /// Opens the favourites.
  enum OpenFavourites {
    struct Request {}

    enum Response {
      case success
      case failure(Failure)
    }

    enum ViewModel {
      case success
      case failure(message: String)
    }
  }
}

extension ListCountries {
  /// The facts of a country.
  struct Entry: Equatable {
    let name: String
    let capital: String?
    let population: Int?
    let dissolved: Int?
  }

  /// The facts by which countries can be sorted.
  enum SortKey {
    case name, population
  }

  /// The order of the list.
  struct Order: Equatable {
    let key: SortKey
    let isAscending: Bool
  }

  /// The titles of the buttons that sort.
  struct Titles: Equatable {
    let byName: String
    let byPopulation: String
  }
}
