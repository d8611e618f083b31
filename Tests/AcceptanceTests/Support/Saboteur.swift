import Architectures
import Catalogue
import HeadlessUI
import Specification
import Tracing

/// An app that is right but for what is done to it: with such the differential run itself is tested.
struct Saboteur: Architecture {
  /// What is done to the app.
  enum Sabotage {
    /// The catalogue carries on with requests that are called off.
    case cancelsNothing
    /// The store forgets what is marked.
    case forgetsFavourites
    /// Something holds the first screen for ever.
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

  func launch(in window: UIWindow, environment: Environment) -> AnyObject {
    switch sabotage {
    case .cancelsNothing:
      return target.launch(
        in: window,
        environment: Environment(
          catalogue: StubbornCatalogue(target: environment.catalogue), favourites: environment.favourites))
    case .forgetsFavourites:
      return target.launch(
        in: window,
        environment: Environment(catalogue: environment.catalogue, favourites: ForgetfulFavourites()))
    case .leaks:
      let app = target.launch(in: window, environment: environment)
      if let root = window.rootViewController { Self.leaked.append(root) }
      return app
    }
  }

  func launch(in window: UIWindow, environment: Environment, tracedBy trace: Trace) -> AnyObject {
    launch(in: window, environment: environment)
  }

  func step(of message: Message) -> Int? { target.step(of: message) }
  func rules(of message: Message) -> [String] { target.rules(of: message) }
  func role(of object: AnyObject) -> Role? { target.role(of: object) }
}

private final class StubbornCatalogue: CatalogueService {
  private let target: any CatalogueService

  init(target: any CatalogueService) {
    self.target = target
  }

  func countries(completion: @escaping (Result<[Country], CatalogueError>) -> Void) -> any Cancellable {
    Uncancellable(target.countries(completion: completion))
  }

  func countries(
    matching text: String, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    Uncancellable(target.countries(matching: text, completion: completion))
  }

  func films(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    Uncancellable(target.films(of: country, completion: completion))
  }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable {
    Uncancellable(target.film(id, completion: completion))
  }

  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    Uncancellable(target.films(ids, completion: completion))
  }
}

private final class Uncancellable: Cancellable {
  private let target: any Cancellable

  init(_ target: any Cancellable) {
    self.target = target
  }

  func cancel() {}
}

private final class ForgetfulFavourites: FavouritesStore {
  func favourites() -> [Film.ID] { [] }
  func add(_ id: Film.ID) {}
  func remove(_ id: Film.ID) {}
}
