public import HeadlessUI
public import Observing
public import Playing
public import Specification

/// VIPER, for stories and checks.
public struct VIPERArchitecture: Architecture {
  private let program: VIPERProgram?
  private let addition: String

  /// The app as it ships.
  public init() {
    program = nil
    addition = ""
  }

  /// The app whose module of the list of countries awaits its requests.
  public static let async = Self(
    .async, noting: " The list of countries awaits its interactor, which returns the structures of step 6.")

  /// The app with some of its parts exchanged.
  init(_ program: VIPERProgram, noting addition: String = "") {
    self.program = program
    self.addition = addition
  }

  /// VIPER.
  public var pattern: Pattern { .viper }

  /// The eight steps of the cycle.
  public var steps: [String] {
    [
      "the view reports an event to the presenter",
      "the presenter sends a request to an interactor",
      "the interactor gets entities from the data store",
      "the interactor works on them",
      "the interactor puts back what it changed",
      "the interactor hands plain structures to its output, the presenter",
      "the presenter turns them into content and gives it to the view",
      "the view shows the content",
    ]
  }

  /// The steps that a trace cannot show.
  public var note: String {
    "Step 4 happens inside the interactor and is no message. A request that changes no entity has no step 5; "
      + "after a request to the catalogue, the cycle continues with the reply." + addition
  }

  /// The observers of the app's boundaries.
  public var observerTypes: [any Observer.Type] { VIPER.observerTypes }

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
