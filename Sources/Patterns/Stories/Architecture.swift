public import Catalogue
public import HeadlessUI
public import Tracing

/// The services that an app receives at launch.
@MainActor public struct Environment {
  /// The service that the app asks for countries and films.
  public let catalogue: any CatalogueService
  /// The store that outlives the app.
  public let favourites: any FavouritesStore

  /// Creates an environment from a service and a store.
  public init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
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
  /// The observers are this package's own.
  public var observersFile: String? { nil }

  /// Types play no roles; only objects do.
  public var staticRoles: [StaticRole] { [] }

  /// Returns nil: nothing is recorded.
  public func connections(of object: AnyObject, role: Role) -> Any? { nil }

  /// Returns the role that the app's observers give to an object.
  public func role(of object: AnyObject) -> Role? { observerTypes.role(of: object) }
}

extension [any Observer.Type] {
  /// Returns the role of an object: that of the first boundary whose protocol the object conforms to. Controllers and
  /// views have fixed roles.
  @MainActor package func role(of object: AnyObject) -> Role? {
    switch object {
    case is UIView, is UIBarButtonItem, is UIAlertController: .view
    case is UIViewController: .viewController
    default: roleBehindBoundary(of: object)
    }
  }

  /// Returns the role of an object by its boundary. The casts are slow, so they are tried only once for each class.
  @MainActor private func roleBehindBoundary(of object: AnyObject) -> Role? {
    let question = RoleQuestion(
      kind: ObjectIdentifier(type(of: object)), observers: map { ObjectIdentifier($0) })
    if let known = knownRoles[question] { return known }
    let role = first { $0.observes(object) }?.role
    knownRoles[question] = .some(role)
    return role
  }
}

/// The key of a known role: a class, and the observers of an app's boundaries.
private struct RoleQuestion: Hashable {
  let kind: ObjectIdentifier
  let observers: [ObjectIdentifier]
}

@MainActor private var knownRoles: [RoleQuestion: Role?] = [:]

/// A part of an app, and a function that connects it to a neighbour that is created later.
public typealias Connectable<Part, Neighbour> = (part: Part, connect: (Neighbour) -> Void)

/// Returns a part of an app, and the function that sets one of its properties.
public func part<Part: AnyObject, Neighbour>(
  _ part: Part, connectedBy property: ReferenceWritableKeyPath<Part, Neighbour?>
) -> Connectable<Part, Neighbour> {
  (part, { part[keyPath: property] = $0 })
}
