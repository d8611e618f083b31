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

  /// Creates the controller of the first scene.
  var makeRoot: (any ActionFactory) -> UIViewController = { CountriesViewController(actions: $0) }

  /// The observers of the boundaries that the app does not have.
  var observerTypes: [any Observer.Type] = []

  /// Launches the program as the application delegate launches the app.
  ///
  /// - Returns: The object that owns the program.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject {
    let parts = Parts(storyboard: UIStoryboard(scenes: scenes), actions: makeActions(environment))
    observers?.install(from: parts)
    let root = parts.storyboard.instantiateViewController(identifier: scenes[0].identifier) {
      makeRoot(parts.actions)
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
