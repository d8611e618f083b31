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
    switch sabotage {
    case .cancelsNothing:
      return target.launch(
        in: window,
        environment: Environment(
          catalogue: StubbornCatalogue(target: environment.catalogue), favourites: environment.favourites),
        observedBy: observers)
    case .forgetsFavourites:
      return target.launch(
        in: window,
        environment: Environment(catalogue: environment.catalogue, favourites: ForgetfulFavourites()),
        observedBy: observers)
    case .leaks:
      let app = target.launch(in: window, environment: environment, observedBy: observers)
      if let root = window.rootViewController { Self.leaked.append(root) }
      return app
    }
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
  func favourites() -> [Film.ID] { [] }
  func add(_ id: Film.ID) {}
  func remove(_ id: Film.ID) {}
}
