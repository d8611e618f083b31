import HeadlessUI
import Observing
import Playing

/// The app with some of its parts exchanged, for counterexamples and exercises.
struct CleanSwiftProgram {
  /// Creates the dependencies of the interactors.
  var makeDependencies: (Environment) -> any Dependencies = {
    CatalogueDependencies(catalogue: $0.catalogue, favourites: $0.favourites)
  }

  /// Creates the scenes, with the scene Countries among them.
  var makeScenes: (any Dependencies) -> [StoryboardScene] = { UIStoryboard.main(dependencies: $0).scenes }

  /// Launches the program by the app delegate.
  ///
  /// - Returns: The object that owns the program.
  func launch(in window: UIWindow, environment: Environment, observedBy observers: Observers?) -> AnyObject {
    let scenes = makeScenes(makeDependencies(environment))
    let app = AppDelegate(window: window, storyboard: UIStoryboard(scenes: scenes))
    observers?.install(from: app)
    app.didFinishLaunching()
    return app
  }
}
