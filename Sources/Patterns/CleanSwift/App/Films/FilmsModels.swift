/// The models of the scene Films, with a namespace for each use case.
enum ListFilms {
  /// Lists the films of the country.
  enum Fetch {
    struct Request {}

    enum Response {
      case success(country: String, entries: [Entry])
      case failure(Failure)
    }

    enum ViewModel {
      case success(rows: [Row], summary: String)
      case failure(message: String)
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

  /// Cancels the fetch when the user leaves. A screen that has gone displays nothing, so there is no response.
  enum Cancel {
    struct Request {}
  }
}

extension ListFilms {
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
