/// The models of the scene Films, with a namespace for each use case.
enum ListFilms {
  /// Lists the films of the country.
  enum Fetch {
    struct Request {}

    enum Response {
      case loading
      case success(country: String, entries: [Entry])
      case failure(Failure)
    }

    enum ViewModel {
      case loading
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

  /// Cancels the fetch when the user leaves.
  enum Cancel {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }
}

extension ListFilms {
  /// The facts of a film.
  struct Entry: Equatable {
    let title: String
    let year: Int
    let won: Bool
  }
}
