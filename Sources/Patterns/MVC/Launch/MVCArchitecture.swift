public import HeadlessUI
public import Observing
public import Playing
public import Specification

/// MVC, for stories: the app before it was taken apart. Nothing lies between its boundaries, so only events, the
/// framework's life cycle, the widgets and the services are seen.
public struct MVCArchitecture: Architecture {
  /// The app as it ships.
  public init() {}

  /// MVC.
  public var pattern: Pattern { .mvc }

  /// None: MVC prescribes no cycle.
  public var steps: [String] { [] }

  /// Why the messages have no steps.
  public var note: String {
    "MVC prescribes no cycle: a view controller does everything between the event and the view, and no message shows it."
  }

  /// None: the app has no boundaries of its own.
  public var observerTypes: [any Observer.Type] { [] }

  /// True: events, navigation, widgets and services are seen all the same.
  public var isObserved: Bool { true }

  /// Launches the app and shows it in `window`.
  public func launch(
    in window: UIWindow, environment: Environment, observedBy observers: Observers?
  ) -> AnyObject {
    let app = AppDelegate(
      window: window, catalogue: environment.catalogue, favourites: environment.favourites,
      hasTabs: environment.hasTabs)
    observers?.install(from: app)
    app.didFinishLaunching()
    return app
  }
}

extension AppDelegate: LinkOpening {}
