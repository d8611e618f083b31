import Catalogue
import HeadlessUI
import Observing
import Playing

/// The app with some of its parts exchanged, for counterexamples and exercises.
struct SwiftIOProgram {
  /// The scenes; the program opens with the first.
  var scenes = UIStoryboard.main.scenes

  /// Creates the factory of actions.
  var makeActions: (Environment) -> any ActionFactory = {
    CatalogueActions(catalogue: $0.catalogue, favourites: $0.favourites)
  }

  /// Create the view controllers that the countries lead to.
  var films: (Country, any ActionFactory) -> UIViewController = {
    FilmsViewController(country: $0, actions: $1)
  }
  var favourites: (any ActionFactory) -> UIViewController = { FavouritesViewController(actions: $0) }

  /// Creates the controller of the first scene; nil for the countries, which lead to these view controllers.
  var makeRoot: ((any ActionFactory) -> UIViewController)?

  /// The observers of the boundaries that the app does not have.
  var observerTypes: [any Observer.Type] = []

  /// Launches the program as the application delegate launches the app.
  ///
  /// - Returns: The object that owns the program.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject {
    var scenes = scenes
    if makeRoot == nil {
      scenes[0].outlets.removeAll { $0.source == "owner" }
      scenes[0].outlets += [
        .outlet("owner", \CountriesViewController.$interactor, to: "interactor"),
        .outlet("owner", \CountriesViewController.$viewModel, to: "viewModel"),
      ]
    }
    let parts = Parts(storyboard: UIStoryboard(scenes: scenes), actions: makeActions(environment))
    observers?.install(from: parts)
    let root = parts.storyboard.instantiateViewController(identifier: scenes[0].identifier) {
      makeRoot?(parts.actions)
        ?? CountriesViewController(actions: parts.actions, films: films, favourites: favourites)
    }
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return parts
  }

  private final class Parts {
    let storyboard: UIStoryboard
    let actions: any ActionFactory

    init(storyboard: UIStoryboard, actions: any ActionFactory) {
      self.storyboard = storyboard
      self.actions = actions
    }
  }
}

extension SwiftIOProgram {
  /// Creates the app with another storyboard scene in place of the one that has its identifier.
  init(replacing scene: StoryboardScene) {
    self.init()
    scenes = scenes.map { $0.identifier == scene.identifier ? scene : $0 }
  }
}
