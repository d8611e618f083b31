/// The models of the scene Film, a namespace for each use case.
enum Film {
  /// A film comes into sight.
  enum Fetch {
    struct Request {}

    enum Response {
      case success(Entry)
      case failure(Failure, title: String?)
    }

    enum ViewModel {
      case success(title: String, origin: String, award: String, buttonTitle: String)
      case failure(message: String, title: String?, origin: String)
    }
  }

  /// The user marks the film, or takes the mark away.
  enum ToggleFavourite {
    struct Request {}

    enum Response {
      case success(isFavourite: Bool)
      case failure(Failure)
    }

    enum ViewModel {
      case success(buttonTitle: String)
      case failure(message: String)
    }
  }

  /// The user leaves, perhaps while the film is on its way.
  enum Cancel {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }
}

extension Film {
  /// What is known of a film.
  struct Entry: Equatable {
    let title: String
    let year: Int
    let countries: [String]
    let won: Bool
    let isFavourite: Bool
  }

  /// Why a request could not be met.
  struct Failure: Equatable {
    let reason: String
  }
}
