/// The models of the scene Favourites, a namespace for each use case.
enum Favourites {
  /// The favourites come into sight.
  enum Fetch {
    struct Request {}

    enum Response {
      case success(entries: [Entry], openedRow: Int?)
      case failure(Failure, kept: Int)
    }

    enum ViewModel {
      case success(rows: [Row], selectedRow: Int?, summary: String)
      case failure(message: String, summary: String)
    }
  }

  /// The user picks a film.
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

  /// The user leaves, perhaps while the favourites are on their way.
  enum Cancel {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }
}

extension Favourites {
  /// What is known of a film.
  struct Entry: Equatable {
    let title: String
    let year: Int
    let won: Bool
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
}
