public import Catalogue
public import HeadlessUI
public import Observing
public import Specification
public import Tracing

/// What an app receives at launch: its services, and whether it has tabs.
@MainActor public struct Environment {
  /// The service that the app asks for countries and films; it debounces searches.
  public var catalogue: any CatalogueService
  /// The service behind `catalogue`, for an app whose requests over the network wait themselves.
  public var server: any CatalogueService
  /// The store that outlives the app.
  public var favourites: any FavouritesStore
  /// Runs the app's work later.
  public var scheduler: any Scheduler
  /// True if the app is to show the countries and the favourites as tabs, false if it is to have one stack of screens.
  public var hasTabs: Bool

  /// Creates an environment from its services, for an app with one stack unless it is to have tabs.
  public init(
    catalogue: any CatalogueService, server: any CatalogueService, favourites: any FavouritesStore,
    scheduler: any Scheduler, hasTabs: Bool = false
  ) {
    self.catalogue = catalogue
    self.server = server
    self.favourites = favourites
    self.scheduler = scheduler
    self.hasTabs = hasTabs
  }
}

/// An architecture, for stories and checks.
///
/// A conforming type launches the app as it ships, observed or not. Either way the app shows the same screens.
@MainActor public protocol Architecture {
  /// The pattern that the architecture follows.
  var pattern: Pattern { get }

  /// The steps of the pattern's own cycle, the first step first.
  var steps: [String] { get }

  /// A note on cycles that skip steps.
  var note: String { get }

  /// The observers of the app's boundaries.
  var observerTypes: [any Observer.Type] { get }

  /// True if events, navigation and widgets are recorded.
  var isObserved: Bool { get }

  /// The path of a source file in the folder of the observers, or nil for those of this package.
  var observersFile: String? { get }

  /// The roles that types play by their static methods.
  var staticRoles: [StaticRole] { get }

  /// Returns the objects, by label, that an object refers to; nil if they are not recorded.
  func connections(of object: AnyObject, role: Role) -> Any?

  /// Launches the app and shows it in `window`.
  ///
  /// - Parameters:
  ///   - window: The window that shows the app.
  ///   - environment: The services that the app receives.
  ///   - observers: The observers to install before the app's application delegate finishes launching; nil for an app
  ///     that is not observed.
  /// - Returns: The object that owns the app; dropping it, and the window's root, ends the app.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject

  /// Returns the role of an object of the app, or nil for an object without one.
  func role(of object: AnyObject) -> Role?
}

extension Architecture {
  /// True for an app that has observers.
  public var isObserved: Bool { !observerTypes.isEmpty }

  /// The observers are this package's own.
  public var observersFile: String? { nil }

  /// Types play no roles; only objects do.
  public var staticRoles: [StaticRole] { [] }

  /// Returns nil: nothing is recorded.
  public func connections(of object: AnyObject, role: Role) -> Any? { nil }

  /// Returns the role that the app's observers give to an object.
  public func role(of object: AnyObject) -> Role? { observerTypes.role(of: object) }
}

extension Architecture {
  /// False if calls of the app's factories, or of other types with static methods, cannot be seen here.
  public var isSeenWhole: Bool { staticRoles.isEmpty || StaticRole.canSeeCalls }

  /// Returns a flow as this build can see it.
  public func visible(_ flow: Flow) -> Flow {
    isSeenWhole ? flow : staticRoles.reduce(flow) { $0.hidingCalls(of: $1.role) }
  }
}

/// A part of an app, and a function that connects it to a neighbour that is created later.
public typealias Connectable<Part, Neighbour> = (part: Part, connect: (Neighbour) -> Void)

/// Returns a part of an app, and the function that sets one of its properties.
public func part<Part: AnyObject, Neighbour>(
  _ part: Part, connectedBy property: ReferenceWritableKeyPath<Part, Neighbour?>
) -> Connectable<Part, Neighbour> {
  (part, { part[keyPath: property] = $0 })
}
