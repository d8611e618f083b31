public import HeadlessUI
public import Stories
public import Tracing

/// Clean Swift VIP, for stories and checks.
public struct CleanSwiftArchitecture: Architecture {
  private let program: CleanSwiftProgram?

  /// The app as it ships.
  public init() {
    program = nil
  }

  /// Another program of the same roles.
  init(_ program: CleanSwiftProgram) {
    self.program = program
  }

  /// Which of the four it is.
  public var pattern: Pattern { .cleanSwift }

  /// The six steps.
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

  /// Which cycles have no step 1.
  public var note: String {
    "A fetch that a scene begins when it loads or comes back has no input: it begins at step 2. What waits for the "
      + "catalogue goes on when that has replied, at step 4, or at step 3 where another worker is still needed."
  }

  /// Launches the app as it ships.
  public func launch(in window: UIWindow, environment: Environment) -> AnyObject {
    guard let program else {
      let app = AppDelegate(
        window: window, catalogue: environment.catalogue, favourites: environment.favourites)
      app.didFinishLaunching()
      return app
    }
    let storyboard = UIStoryboard(scenes: program.makeScenes(program.makeDependencies(environment)))
    show(UINavigationController(rootViewController: firstController(of: storyboard)), in: window)
    return storyboard
  }

  /// Launches the same app with a decorator on every boundary: the composition root that takes the place of
  /// the app's own.
  public func launch(
    in window: UIWindow, environment: Environment, tracedBy trace: Trace
  ) -> AnyObject {
    let program = program ?? CleanSwiftProgram()
    let dependencies = TracingDependencies(program.makeDependencies(environment), trace)
    let scenes = program.makeWatchedScenes(dependencies, trace)
    let storyboard = TracingStoryboard(scenes: scenes, trace: trace, role: role) { object, _, participant in
      switch object {
      case let target as any FailureDisplay: TracingFailureDisplay(target, trace, participant)
      case is UIViewController: program.decorate(object, participant, trace)
      default: object
      }
    }
    let root = firstController(of: storyboard)
    show(TracingNavigationController(rootViewController: root, trace: trace), in: window)
    return storyboard
  }

  private func firstController(of storyboard: UIStoryboard) -> UIViewController {
    storyboard.instantiateViewController(identifier: storyboard.scenes[0].identifier)
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
    case is any CountriesPresenterInput, is any FilmsPresenterInput, is any FilmPresenterInput,
      is any FavouritesPresenterInput:
      .presenter
    case is any CountriesRoutingLogic, is any FilmsRoutingLogic, is any FilmRoutingLogic,
      is any FavouritesRoutingLogic:
      .router
    case is any FindCountriesWorking, is any SortCountriesWorking, is any FetchFilmsWorking,
      is any FetchFilmWorking, is any FetchFavouritesWorking, is any ReadFavouritesWorking,
      is any MarkFavouriteWorking, is any PickRowWorking:
      .worker
    default:
      nil
    }
  }
}
