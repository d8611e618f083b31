public import HeadlessUI
public import Specification
public import Tracing

/// Swift-IO, for stories and checks.
public struct SwiftIOArchitecture: Architecture {
  private let program: SwiftIOProgram?

  /// The app as it ships.
  public init() {
    program = nil
  }

  /// Another program of the same roles.
  init(_ program: SwiftIOProgram) {
    self.program = program
  }

  /// Which of the four it is.
  public var pattern: Pattern { .swiftIO }

  /// The seven steps.
  public var steps: [String] {
    [
      "the view sends an event to the interactor",
      "the interactor runs an action",
      "the interactor updates the model",
      "the interactor notifies the view controller",
      "the view controller asks the view model for a refresh",
      "the view model reads the model and formats",
      "the view model pushes into the view",
    ]
  }

  /// Why a load has six steps.
  public var note: String {
    "A load that the view controller asks for has no event: it begins at step 2, and goes on at step 3 when the "
      + "catalogue has replied."
  }

  /// Launches the app as it ships.
  public func launch(in window: UIWindow, environment: Environment) -> AnyObject {
    guard let program else {
      let app = AppDelegate(
        window: window, catalogue: environment.catalogue, favourites: environment.favourites)
      app.didFinishLaunching()
      return app
    }
    let storyboard = UIStoryboard(scenes: program.scenes)
    let root = program.instantiateRoot(from: storyboard, actions: program.makeActions(environment))
    show(UINavigationController(rootViewController: root), in: window)
    return storyboard
  }

  /// Launches the same app with a decorator on every boundary: the composition root that takes the place of
  /// the app's own.
  public func launch(
    in window: UIWindow, environment: Environment, tracedBy trace: Trace
  ) -> AnyObject {
    let program = program ?? SwiftIOProgram()
    let storyboard = TracingStoryboard(scenes: program.scenes, trace: trace, role: role) {
      program.decorate($0, $1, $2, trace)
    }
    let actions = TracingActions(program.makeActions(environment), trace)
    let root = program.instantiateRoot(from: storyboard, actions: actions)
    show(TracingNavigationController(rootViewController: root, trace: trace), in: window)
    return storyboard
  }

  private func show(_ navigation: UINavigationController, in window: UIWindow) {
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// The part that an object plays, by the protocols that it conforms to.
  public func role(of object: AnyObject) -> Role? {
    switch object {
    case is UIViewController:
      .viewController
    case is UIView, is UIBarButtonItem:
      .view
    case is any CountriesInteractorInput, is any FilmsInteractorInput, is any FilmInteractorInput,
      is any FavouritesInteractorInput:
      .interactor
    case is any CountriesViewModelInput, is any FilmsViewModelInput, is any FilmViewModelInput,
      is any FavouritesViewModelInput:
      .viewModel
    case is any CountriesModelReading, is any FilmsModelReading, is any FilmModelReading,
      is any FavouritesModelReading:
      .model
    case is any Action:
      .action
    default:
      nil
    }
  }
}
