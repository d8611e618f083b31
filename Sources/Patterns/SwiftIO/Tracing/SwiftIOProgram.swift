import HeadlessUI
import Specification
import Tracing

/// What a Swift-IO program is put together from. Unless told otherwise, that is the app's own parts; a program
/// that is to break a rule exchanges one of them.
struct SwiftIOProgram {
  /// The scenes; the first one is shown first.
  var scenes = UIStoryboard.main.scenes

  /// Makes the factory of actions.
  var makeActions: (Environment) -> any ActionFactory = {
    CatalogueActions(catalogue: $0.catalogue, favourites: $0.favourites)
  }

  /// Makes the first scene's controller.
  var makeRoot: (any ActionFactory) -> UIViewController = {
    CountriesViewController(actions: $0)
  }

  /// Answers the decorator for an object that a connection leads to, and its name in the scene.
  var decorate: (AnyObject, String, Participant, Trace) -> AnyObject = {
    SwiftIO.decorate($0, named: $1, as: $2, $3)
  }

  func instantiateRoot(
    from storyboard: UIStoryboard, actions: any ActionFactory
  ) -> UIViewController {
    storyboard.instantiateViewController(identifier: scenes[0].identifier) { makeRoot(actions) }
  }
}
