/// The models of the scene Favourites, with a namespace for each use case.
enum ListFavourites {
  /// Lists the favourites.
  enum Fetch {
    struct Request {
      let isRetry: Bool
    }

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

  /// Opens the film in a row.
  enum OpenFilm {
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

  /// Cancels the fetch when the user leaves.
  enum Cancel {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }
}

extension ListFavourites {
  /// The facts of a film.
  struct Entry: Equatable {
    let title: String
    let year: Int
    let won: Bool
  }
}
