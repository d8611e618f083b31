import Catalogue
public import HeadlessUI
import Library
public import Observing
public import Playing
public import Specification
public import Tracing

extension AppDelegate: LinkOpening {}

/// MVVM-FC, for stories and checks.
public struct MVVMFCArchitecture: Architecture {
  private let program: MVVMFCProgram?
  private let addition: String

  /// The app as it ships.
  public init() {
    program = nil
    addition = ""
  }

  /// The app whose list of countries awaits its requests.
  public static let async = Self(
    .async,
    noting: " The view model of the countries awaits its service: its task goes on when that has answered.")

  /// The app whose list of countries has an observable view model.
  public static let observable = Self(
    .observable,
    noting: " The view model of the countries announces nothing: steps 2, 4 and 5 are one call of "
      + "updateProperties(), at the end of the turn in which a property changed.")

  /// The app with some of its parts exchanged.
  init(_ program: MVVMFCProgram, noting addition: String = "") {
    self.program = program
    self.addition = addition
  }

  /// MVVM-FC.
  public var pattern: Pattern { .mvvmFC }

  /// The six steps.
  public var steps: [String] {
    [
      "the view controller passes the user's action on to the view model",
      "the view model announces that it is loading",
      "the view model asks a service, or a use case",
      "the view model announces that it is no longer loading",
      "the view model's properties change, and the view controller reads and shows them; or the flow controller "
        + "shows the failure",
      "to open another screen, the view model asks its flow controller, which uses that module's factory",
    ]
  }

  /// The cycles that skip a step.
  public var note: String {
    "Only a load with nothing to show yet, or one that the user tries again, takes steps 2 and 4; a search, and a list "
      + "that is read again on return, skip them. An action that needs no data skips step 3; a film's marks are read once the film has arrived. The texts "
      + "that a screen begins with are read before step 1. Instead of the network, the story answers the session's "
      + "requests, when its script says so; everything from the service down to the session is the app's."
      + Self.noteOnFactories + addition
  }

  /// Calls of static methods are found on the call stack, which not every system shows.
  private static var noteOnFactories: String {
    StaticRole.canSeeCalls
      ? "" : " This build cannot see calls of factories: what a factory does appears as done by its caller."
  }

  /// The observers of the app's boundaries.
  public var observerTypes: [any Observer.Type] { MVVMFC.observerTypes + [ApiRequestingObserver.self] }

  /// Factories have static methods, which ask the dependency manager.
  public var staticRoles: [StaticRole] {
    [StaticRole(.factory, ofTypesEndingIn: "Factory", reading: .dependencyManager)]
  }

  /// Launches the app over a session whose requests the stage answers, and shows it in `window`.
  public func launch(
    in window: UIWindow, environment: Environment, observedBy observers: Observers?
  ) -> AnyObject {
    let session = session(in: environment)
    guard let program else {
      let dependencies = AppDependencyManager(
        catalogue: ApiCatalogueService(onStage: session), favourites: environment.favourites)
      let app = AppDelegate(window: window, dependencies: dependencies, hasTabs: environment.hasTabs)
      observers?.install(from: app)
      app.didFinishLaunching()
      return app
    }
    return program.launch(
      in: window, over: session, keeping: environment.favourites, hasTabs: environment.hasTabs,
      observedBy: observers)
  }

  /// Creates the session of stories, which replies as soon as the stage does.
  private func session(in environment: Environment) -> any ApiRequesting {
    (program ?? MVVMFCProgram()).makeSession(
      ApiBackoff(), CatalogueTransport(environment.server),
      StageScheduler(scheduler: environment.scheduler))
  }

  /// Returns the neighbour of a part in its module, or the services of a dependency manager.
  public func connections(of object: AnyObject, role: Role) -> Any? {
    switch role {
    case .viewController: property("viewModel", of: object) as Any? ?? ()
    case .viewModel: property("flowController", of: object) as Any? ?? ()
    case .flowController: property("viewController", of: object) as Any
    case .dependencyManager:
      (catalogue: property("catalogue", of: object), favourites: property("favourites", of: object))
    default: nil
    }
  }
}
