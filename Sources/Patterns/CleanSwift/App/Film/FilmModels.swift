/// The models of the scene Film, with a namespace for each use case.
enum ShowFilm {
  /// Shows the film, and whether it is a favourite.
  enum Fetch {
    struct Request {}

    enum Response {
      case loading
      case success(Entry)
      case failure(Failure, title: String?)
    }

    enum ViewModel {
      case loading
      case success(title: String, origin: String, award: String, favouriteTitle: String)
      case failure(message: String, title: String?)
    }
  }

  /// Marks the film as a favourite, or unmarks it.
  enum ToggleFavourite {
    struct Request {}

    enum Response {
      case success(isFavourite: Bool)
      case failure(Failure)
    }

    enum ViewModel {
      case success(favouriteTitle: String)
      case failure(message: String)
    }
  }

  /// Cancels the fetch when the user leaves.
  enum Cancel {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }
}

extension ShowFilm {
  /// The facts of a film.
  struct Entry: Equatable {
    let title: String
    let year: Int
    let countries: [String]
    let won: Bool
    let isFavourite: Bool
  }
}
