/// The models of the scene Favourites, with a namespace for each use case.
enum ListFavourites {
  /// Lists the favourites.
  enum Fetch {
    struct Request {}

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

  /// Cancels the fetch when the user leaves. The list is fetched again when it appears, so there is no response.
  enum Cancel {
    struct Request {}
  }
}

extension ListFavourites {
  /// The facts of a film.
  struct Entry: Equatable {
    let title: String
    let year: Int
    let won: Bool
  }

  /// A row of the list.
  struct Row: Equatable {
    let title: String
    let detail: String
  }
}
