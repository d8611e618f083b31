/// The models of the scene Regions, with a namespace for each use case.
enum ListRegions {
  /// Lists the regions.
  enum Fetch {
    struct Request {}

    struct Response {
      let entries: [Entry]
      let selectedRow: Int?
    }

    struct ViewModel {
      let rows: [Row]
      let selectedRow: Int?
    }
  }

  /// Chooses the region in a row.
  enum Choose {
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

  /// Leaves the region that was chosen before.
  enum Cancel {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }
}

extension ListRegions {
  /// A choice.
  struct Entry: Equatable {
    /// The region's name, or nil for all regions.
    let name: String?
  }
}
