import Architectures
import Catalogue
import HeadlessUI
import Observing
import Playing
import Specification
import Tracing

/// A correct app that is broken in one way, to test the differential run itself.
struct Saboteur: Architecture {
  /// A way to break the app.
  enum Sabotage {
    /// The catalogue carries on with cancelled requests.
    case cancelsNothing
    /// The store forgets marks.
    case forgetsFavourites
    /// A static variable holds the first screen forever.
    case leaks
  }

  private static var leaked: [AnyObject] = []

  let sabotage: Sabotage
  private let target = Architectures.of(.swiftIO)

  init(_ sabotage: Sabotage) {
    self.sabotage = sabotage
  }

  var pattern: Pattern { target.pattern }
  var steps: [String] { target.steps }
  var note: String { target.note }

  var observerTypes: [any Observer.Type] { target.observerTypes }

  func launch(
    in window: UIWindow, environment: Environment, observedBy observers: Observers?
  ) -> AnyObject {
    var environment = environment
    switch sabotage {
    case .cancelsNothing: environment.catalogue = StubbornCatalogue(target: environment.catalogue)
    case .forgetsFavourites: environment.favourites = ForgetfulFavourites(environment.favourites)
    case .leaks: break
    }
    let app = target.launch(in: window, environment: environment, observedBy: observers)
    if sabotage == .leaks, let root = window.rootViewController { Self.leaked.append(root) }
    return app
  }

  func role(of object: AnyObject) -> Role? { target.role(of: object) }
}

private final class StubbornCatalogue: CatalogueService {
  private let target: any CatalogueService

  init(target: any CatalogueService) {
    self.target = target
  }

  func countries(completion: @escaping (Result<[Country], CatalogueError>) -> Void) -> any Cancellable {
    _ = target.countries(completion: completion)
    return Uncancellable()
  }

  func countries(
    matching text: String, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    _ = target.countries(matching: text, completion: completion)
    return Uncancellable()
  }

  func films(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    _ = target.films(of: country, completion: completion)
    return Uncancellable()
  }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable {
    _ = target.film(id, completion: completion)
    return Uncancellable()
  }

  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    _ = target.films(ids, completion: completion)
    return Uncancellable()
  }
}

private final class Uncancellable: Cancellable {
  func cancel() {}
}

private final class ForgetfulFavourites: FavouritesStore {
  private let target: any FavouritesStore

  init(_ target: any FavouritesStore) {
    self.target = target
  }

  func favourites() throws(FavouritesError) -> [Film.ID] { try target.favourites() }

  func add(_ id: Film.ID) throws(FavouritesError) {
    try target.add(id)
    try target.remove(id)
  }

  func remove(_ id: Film.ID) throws(FavouritesError) { try target.remove(id) }
}
