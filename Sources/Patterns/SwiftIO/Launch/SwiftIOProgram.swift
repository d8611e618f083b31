import Catalogue
import Foundation
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
    let parts = Parts(
      storyboard: UIStoryboard(scenes: scenes), actions: makeActions(environment), films: films)
    observers?.install(from: parts)
    let root = parts.storyboard.instantiateViewController(identifier: scenes[0].identifier) {
      makeRoot?(parts.actions)
        ?? CountriesViewController(actions: parts.actions, films: films, favourites: favourites)
    }
    let navigation = parts.navigation
    navigation.setViewControllers([root], animated: false)
    navigation.isToolbarHidden = false
    window.rootViewController = environment.hasTabs ? makeTabs(of: parts) : navigation
    window.makeKeyAndVisible()
    return parts
  }

  private func makeTabs(of parts: Parts) -> UITabBarController {
    let favourites = parts.storyboard.instantiateViewController(identifier: "Favourites") {
      self.favourites(parts.actions)
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [parts.navigation, UINavigationController(rootViewController: favourites)]
    return tabs
  }

  private final class Parts: LinkOpening {
    let storyboard: UIStoryboard
    let navigation = UINavigationController()
    let actions: any ActionFactory
    /// Nil for scenes of which none opens links.
    let links: (any LinkHandling)?

    init(
      storyboard: UIStoryboard, actions: any ActionFactory,
      films: @escaping (Country, any ActionFactory) -> UIViewController
    ) {
      self.storyboard = storyboard
      self.actions = actions
      guard storyboard.scenes.contains(where: { $0.identifier == "Link" }) else {
        links = nil
        return
      }
      let linkViewController = storyboard.instantiateViewController(identifier: "Link") { [navigation] in
        LinkViewController(root: navigation, actions: actions, films: films)
      }
      linkViewController.loadViewIfNeeded()
      links = linkViewController
    }

    func open(_ link: URL) {
      links?.open(link)
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
