import Catalogue
import HeadlessUI

/// Puts the app together and shows its first scene.
final class AppDelegate {
  private let window: UIWindow
  private let storyboard: UIStoryboard

  init(window: UIWindow, storyboard: UIStoryboard) {
    self.window = window
    self.storyboard = storyboard
  }

  convenience init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    let dependencies = CatalogueDependencies(catalogue: catalogue, favourites: favourites)
    self.init(window: window, storyboard: .main(dependencies: dependencies))
  }

  func didFinishLaunching() {
    let countries = storyboard.instantiateViewController(identifier: "Countries")
    let navigation = UINavigationController(rootViewController: countries)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }
}
