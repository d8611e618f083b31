import HeadlessUI
import Stories

/// The app with some of its parts exchanged, for counterexamples and exercises.
struct CleanSwiftProgram {
  /// Creates the dependencies of the interactors.
  var makeDependencies: (Environment) -> any Dependencies = {
    CatalogueDependencies(catalogue: $0.catalogue, favourites: $0.favourites)
  }

  /// Creates the scenes, the first scene of the app in front.
  var makeScenes: (any Dependencies) -> [StoryboardScene] = { UIStoryboard.main(dependencies: $0).scenes }

  /// Launches the program as the application delegate launches the app.
  ///
  /// - Returns: The object that owns the program.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject {
    let scenes = makeScenes(makeDependencies(environment))
    let owner = Owner(storyboard: UIStoryboard(scenes: scenes))
    observers?.install(from: owner)
    let root = owner.storyboard.instantiateViewController(identifier: scenes[0].identifier)
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return owner
  }

  private final class Owner {
    let storyboard: UIStoryboard

    init(storyboard: UIStoryboard) {
      self.storyboard = storyboard
    }
  }
}
