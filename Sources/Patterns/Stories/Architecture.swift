public import Catalogue
public import HeadlessUI
public import Tracing

/// What the world outside gives an app when it is launched.
@MainActor public struct Environment {
  /// The service that the app asks for countries and films.
  public let catalogue: any CatalogueService
  /// The store that outlives the app.
  public let favourites: any FavouritesStore

  /// Takes a service and a store.
  public init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
  }
}

/// What an architecture gives, so that stories can be told with it and its rules checked.
///
/// A conforming type launches the app twice over: as it ships, and with a tracing decorator on every boundary
/// between two roles. Both show the same screens.
@MainActor public protocol Architecture {
  /// Which of the four it is.
  var pattern: Pattern { get }

  /// The steps of the pattern's own cycle, the first step first.
  var steps: [String] { get }

  /// What a reader of a trace has to know of cycles that do not take all steps.
  var note: String { get }

  /// Launches the app as it ships and shows it in `window`.
  ///
  /// - Returns: The object that owns the app; dropping it, and the window's root, ends the app.
  func launch(in window: UIWindow, environment: Environment) -> AnyObject

  /// Launches the app with every boundary watched, and shows it in `window`.
  ///
  /// - Parameter environment: What the app is given, watched already.
  /// - Returns: The object that owns the app.
  func launch(in window: UIWindow, environment: Environment, tracedBy trace: Trace) -> AnyObject

  /// The observers of the app's boundaries.
  var observerTypes: [any Observer.Type] { get }

  /// What an object refers to when its scene is about to be shown, by labels; nil if that is not recorded.
  func connections(of object: AnyObject, role: Role) -> Any?

  /// Launches the app and shows it in `window`.
  ///
  /// - Parameter observers: Observe the app, if it is to be observed: they are installed before the app's own
  ///   application delegate finishes launching.
  /// - Returns: The object that owns the app; dropping it, and the window's root, ends the app.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject

  /// The step of the pattern's cycle that a message takes, from 1, or nil where it takes none.
  func step(of message: Message) -> Int?

  /// The identifiers of the rules that a message bears on.
  func rules(of message: Message) -> [String]

  /// The part that an object of the app plays, or nil for an object that plays none.
  func role(of object: AnyObject) -> Role?
}

extension Architecture {
  /// No observers, for architectures that launch their observed app in a way of their own.
  public var observerTypes: [any Observer.Type] { [] }

  /// Launches the app in a way of its own.
  public func launch(
    in window: UIWindow, environment: Environment, observedBy observers: Observers?
  ) -> AnyObject {
    guard let observers else { return launch(in: window, environment: environment) }
    return launch(in: window, environment: environment, tracedBy: observers.trace)
  }

  /// Not called for an architecture that launches its app with observers.
  public func launch(in window: UIWindow, environment: Environment) -> AnyObject {
    launch(in: window, environment: environment, observedBy: nil)
  }

  /// Not called for an architecture that launches its app with observers.
  public func launch(in window: UIWindow, environment: Environment, tracedBy trace: Trace) -> AnyObject {
    fatalError("The app is launched with observers.")
  }

  /// Nothing is recorded.
  public func connections(of object: AnyObject, role: Role) -> Any? { nil }

  /// The role of an object, by the boundary that it stands behind.
  public func role(of object: AnyObject) -> Role? { observerTypes.role(of: object) }

  /// The messages with their steps and rules.
  public func annotate(_ messages: [Message]) -> [Message] {
    messages.map { $0.annotated(step: step(of: $0), rules: rules(of: $0)) }
  }
}

extension [any Observer.Type] {
  /// The role of an object, by the first boundary that it can stand behind; controllers and views have theirs anyway.
  @MainActor package func role(of object: AnyObject) -> Role? {
    switch object {
    case is UIView, is UIBarButtonItem, is UIAlertController: .view
    case is UIViewController: .viewController
    default: first { $0.observes(object) }?.role
    }
  }
}
