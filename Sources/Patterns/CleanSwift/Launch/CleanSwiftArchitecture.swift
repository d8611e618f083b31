public import HeadlessUI
public import Observing
public import Playing
public import Specification
public import Tracing

/// Clean Swift VIP, for stories and checks.
public struct CleanSwiftArchitecture: Architecture {
  private let program: CleanSwiftProgram?
  private let addition: String

  /// The app as it ships.
  public init() {
    program = nil
    addition = ""
  }

  /// The app whose scene Countries awaits its requests.
  public static let async = Self(
    .async,
    noting: " The interactor of the countries awaits its worker: its task goes on when that has returned.")

  /// The app with some of its parts exchanged.
  init(_ program: CleanSwiftProgram, noting addition: String = "") {
    self.program = program
    self.addition = addition
  }

  /// Clean Swift VIP.
  public var pattern: Pattern { .cleanSwift }

  /// The six steps of the cycle.
  public var steps: [String] {
    [
      "the view controller captures an input",
      "the view controller sends a request to the interactor",
      "the interactor lets workers do the work",
      "the interactor sends a response to the presenter",
      "the presenter sends a view model to the view controller",
      "the view controller displays it",
    ]
  }

  /// Why some cycles have no step 1, and others begin with a reply.
  public var note: String {
    "A fetch that a scene begins when it loads or comes back has no input: it begins at step 2. A fetch that "
      + "shows that it is loading takes steps 4 to 6 before step 3. When the catalogue has replied, the cycle goes on at "
      + "step 4, or at step 3 if another worker is needed." + addition
  }

  /// The observers of the app's boundaries.
  public var observerTypes: [any Observer.Type] { CleanSwift.observerTypes }

  /// Returns the neighbours that a part of a scene refers to.
  public func connections(of object: AnyObject, role: Role) -> Any? {
    func neighbour(_ name: String) -> AnyObject? { property(name, of: object) }
    return switch role {
    case .viewController: (output: neighbour("output"), router: neighbour("router"))
    case .interactor: (output: neighbour("output"), dependencies: neighbour("dependencies"))
    case .presenter: neighbour("output") as Any
    case .router: (viewController: neighbour("viewController"), dataStore: neighbour("dataStore"))
    default: nil
    }
  }

  /// Launches the app and shows it in `window`.
  public func launch(
    in window: UIWindow, environment: Environment, observedBy observers: Observers?
  ) -> AnyObject {
    guard let program else {
      let app = AppDelegate(
        window: window, catalogue: environment.catalogue, favourites: environment.favourites,
        hasTabs: environment.hasTabs)
      observers?.install(from: app)
      app.didFinishLaunching()
      return app
    }
    return program.launch(in: window, environment: environment, observedBy: observers)
  }
}

extension AppDelegate: LinkOpening {}
