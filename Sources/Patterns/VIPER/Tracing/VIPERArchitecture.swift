public import HeadlessUI
public import Stories
public import Tracing

/// VIPER, for stories and checks.
public struct VIPERArchitecture: Architecture {
  private let program: VIPERProgram?

  /// The app as it ships.
  public init() {
    program = nil
  }

  /// Another program of the same roles.
  init(_ program: VIPERProgram) {
    self.program = program
  }

  /// Which of the four it is.
  public var pattern: Pattern { .viper }

  /// The eight steps.
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

  /// Which steps a trace cannot show.
  public var note: String {
    "Step 4 happens inside the interactor and is no message. A request that changes no entity has no step 5; one "
      + "that waits for the catalogue goes on when that has replied."
  }

  /// Launches the app as it ships.
  public func launch(in window: UIWindow, environment: Environment) -> AnyObject {
    guard let program else {
      let app = AppDelegate(
        window: window, catalogue: environment.catalogue, favourites: environment.favourites)
      app.didFinishLaunching()
      return app
    }
    let modules = program.makeModules(
      program.makeStore(environment), UIStoryboard(scenes: program.scenes))
    let wireframe = program.makeWireframe(window, modules)
    wireframe.show(
      UINavigationController(rootViewController: modules.make(.countries, wireframe: wireframe)))
    return wireframe
  }

  /// Launches the same app with a decorator on every boundary: the composition root that takes the place of
  /// the app's own.
  public func launch(
    in window: UIWindow, environment: Environment, tracedBy trace: Trace
  ) -> AnyObject {
    let program = program ?? VIPERProgram()
    let store = program.makeStore(environment)
    let storyboard = TracingStoryboard(scenes: program.scenes, trace: trace, role: role) {
      decorate($0, $2, trace)
    }
    let watchedStore = TracingDataStore(store, trace, trace.participant(.dataStore, store))
    let modules = TracingModules(program.makeModules(watchedStore, storyboard), trace) {
      watchModule($0, trace)
    }
    let wireframe = program.makeWireframe(window, modules)
    let countries = modules.make(.countries, wireframe: wireframe)
    wireframe.show(TracingNavigationController(rootViewController: countries, trace: trace))
    return wireframe
  }

  /// The part that an object plays, by the protocols that it conforms to.
  public func role(of object: AnyObject) -> Role? {
    switch object {
    case is UIViewController:
      .viewController
    case is UIView, is UIBarButtonItem:
      .view
    case is any CountriesEventHandler, is any FilmsEventHandler, is any FilmEventHandler,
      is any FavouritesEventHandler:
      .presenter
    case is any FindCountriesInteractorInput, is any SortCountriesInteractorInput,
      is any OpenCountryInteractorInput,
      is any OpenFavouritesInteractorInput, is any ListFilmsInteractorInput, is any OpenFilmInteractorInput,
      is any ShowFilmInteractorInput,
      is any MarkFilmInteractorInput, is any ListFavouritesInteractorInput,
      is any OpenFavouriteInteractorInput:
      .interactor
    case is any DataStore:
      .dataStore
    case is any Routing, is any CountriesRouting, is any FilmsRouting, is any FavouritesRouting:
      .wireframe
    default:
      nil
    }
  }
}

/// The decorator for an object that a connection of the storyboard leads to, or the object itself.
private func decorate(_ object: AnyObject, _ participant: Participant, _ trace: Trace) -> AnyObject {
  switch object {
  case let target as any FailureDisplay:
    TracingFailureDisplay(target, trace, participant)
  case let target as any CountriesActions & UITableViewDelegate:
    TracingCountriesActions(target, trace, participant)
  case let target as any FilmsActions & UITableViewDelegate:
    TracingFilmsActions(target, trace, participant)
  case let target as any FilmActions:
    TracingFilmActions(target, trace, participant)
  case let target as any FavouritesActions & UITableViewDelegate:
    TracingFavouritesActions(target, trace, participant)
  default:
    object
  }
}
