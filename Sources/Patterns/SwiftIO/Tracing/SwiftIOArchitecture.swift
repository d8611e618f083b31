public import HeadlessUI
public import Specification
public import Tracing

/// Swift-IO, for stories and checks.
public struct SwiftIOArchitecture: Architecture {
  /// Makes the controller of the first scene.
  typealias RootMaker = (any ActionFactory) -> UIViewController

  private let scenes: [StoryboardScene]
  private let makeRoot: RootMaker?

  /// The app as it ships.
  public init() {
    scenes = UIStoryboard.main.scenes
    makeRoot = nil
  }

  /// A program of the same roles with other scenes, or another first controller, whose scene comes first.
  init(scenes: [StoryboardScene], makeRoot: @escaping RootMaker) {
    self.scenes = scenes
    self.makeRoot = makeRoot
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

  /// Launches the app as it ships.
  public func launch(in window: UIWindow, environment: Environment) -> AnyObject {
    let catalogue = environment.catalogue
    let favourites = environment.favourites
    guard let makeRoot else {
      let app = AppDelegate(window: window, catalogue: catalogue, favourites: favourites)
      app.didFinishLaunching()
      return app
    }
    let storyboard = UIStoryboard(scenes: scenes)
    let root = storyboard.instantiateViewController(identifier: scenes[0].identifier) {
      makeRoot(CatalogueActions(catalogue: catalogue, favourites: favourites))
    }
    show(UINavigationController(rootViewController: root), in: window)
    return storyboard
  }

  /// Launches the same app with a decorator on every boundary: the composition root that takes the place of
  /// the app's own.
  public func launch(
    in window: UIWindow, environment: Environment, tracedBy trace: Trace
  ) -> AnyObject {
    let actions = TracingActions(
      CatalogueActions(catalogue: environment.catalogue, favourites: environment.favourites), trace)
    let storyboard = TracingStoryboard(scenes: scenes, trace: trace, role: role) { object, participant in
      decorate(object, as: participant, trace)
    }
    let root = storyboard.instantiateViewController(identifier: scenes[0].identifier) {
      makeRoot?(actions) ?? CountriesViewController(actions: actions)
    }
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
