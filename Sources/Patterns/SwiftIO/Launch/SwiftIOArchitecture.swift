public import HeadlessUI
public import Observing
public import Playing
public import Specification
public import Tracing

/// Swift-IO, for stories and checks.
public struct SwiftIOArchitecture: Architecture {
  private let program: SwiftIOProgram?
  private let addition: String

  /// The app as it ships.
  public init() {
    program = nil
    addition = ""
  }

  /// The app whose scene of the countries awaits its requests.
  public static let async = Self(
    SwiftIOProgram(replacing: .asyncCountries),
    noting: " The interactor of the countries awaits its actions: its task goes on when an action has ended.")

  /// The app with some of its parts exchanged.
  init(_ program: SwiftIOProgram, noting addition: String = "") {
    self.program = program
    self.addition = addition
  }

  /// Swift-IO.
  public var pattern: Pattern { .swiftIO }

  /// The seven steps of the cycle.
  public var steps: [String] {
    [
      "the view sends an event to the interactor",
      "the interactor runs an action",
      "the interactor updates the model",
      "the interactor notifies the view controller",
      "the view controller asks the view model for a refresh",
      "the view model reads the model and formats",
      "the view model pushes the result into the view",
    ]
  }

  /// Why a load has six steps.
  public var note: String {
    "A load that the view controller asks for has no event: it begins at step 2, and goes on at step 3 when the "
      + "catalogue has replied." + addition
  }

  /// The observers of the app's boundaries.
  public var observerTypes: [any Observer.Type] { SwiftIO.observerTypes + (program?.observerTypes ?? []) }

  /// Returns the role that the app's observers give to an object; any action is one, whatever it returns.
  public func role(of object: AnyObject) -> Role? {
    observerTypes.role(of: object) ?? (object is any Action ? .action : nil)
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
