/// The models of the scene Films, a namespace for each use case.
enum Films {
  /// The films of a country come into sight.
  enum Fetch {
    struct Request {}

    enum Response {
      case success(country: String, entries: [Entry], openedRow: Int?)
      case failure(Failure, country: String?, kept: Int)
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

  /// The user leaves, perhaps while the films are on their way.
  enum Cancel {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }
}

extension Films {
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
