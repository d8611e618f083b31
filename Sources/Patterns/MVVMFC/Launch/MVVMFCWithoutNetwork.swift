import Catalogue
public import HeadlessUI
import Library
public import Observing
public import Playing
public import Specification
public import Tracing

/// MVVM-FC with a service that asks the catalogue directly: without a session, a server and JSON.
///
/// The other patterns ask their catalogue like this, so their costs can be compared with this one's.
public struct MVVMFCWithoutNetwork: Architecture {
  private let app = MVVMFCArchitecture()

  /// The app, its service exchanged.
  public init() {}

  /// MVVM-FC.
  public var pattern: Pattern { app.pattern }

  /// The six steps.
  public var steps: [String] { app.steps }

  /// The cycles that skip a step.
  public var note: String { app.note }

  /// The observers of the app's boundaries.
  public var observerTypes: [any Observer.Type] { MVVMFC.observerTypes }

  /// The same as in the app that ships.
  public var staticRoles: [StaticRole] { app.staticRoles }

  /// Returns the same connections as the app that ships.
  public func connections(of object: AnyObject, role: Role) -> Any? {
    app.connections(of: object, role: role)
  }

  /// Launches the app and shows it in `window`.
  public func launch(
    in window: UIWindow, environment: Environment, observedBy observers: Observers?
  ) -> AnyObject {
    let dependencies = DirectDependencies(environment)
    let delegate = AppDelegate(window: window, dependencies: dependencies)
    observers?.install(from: delegate)
    delegate.didFinishLaunching()
    return delegate
  }
}

/// Delivers a service that asks the catalogue directly.
private final class DirectDependencies: DependencyManager {
  let catalogue: any CatalogueServiceType
  let favourites: any FavouritesStore

  init(_ environment: Environment) {
    catalogue = DirectService(environment.catalogue)
    favourites = environment.favourites
  }

  var findFavourites: any FindFavouritesUseCaseType {
    FindFavouritesUseCase(catalogue: catalogue, favourites: favourites)
  }
}

/// Passes each request on to the catalogue.
private final class DirectService: CatalogueServiceType {
  private let catalogue: any CatalogueService

  init(_ catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func countries(
    matching text: String?, completion: @escaping (Result<[Country], ApiError>) -> Void
  ) -> any Cancellable {
    guard let text else { return catalogue.countries { completion($0.asApiResult) } }
    return catalogue.countries(matching: text) { completion($0.asApiResult) }
  }

  func films(
    of country: Country, completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    catalogue.films(of: country.code) { completion($0.asApiResult) }
  }

  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    catalogue.films(ids) { completion($0.asApiResult) }
  }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, ApiError>) -> Void
  ) -> any Cancellable {
    catalogue.film(id) { completion($0.asApiResult) }
  }
}

extension Result where Failure == CatalogueError {
  /// The result as a server's clients see it.
  fileprivate var asApiResult: Result<Success, ApiError> {
    mapError { $0 == .unavailable ? .serverFailed(status: 503) : .missing(message: $0.description) }
  }
}
