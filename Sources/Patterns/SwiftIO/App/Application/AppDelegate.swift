import Catalogue
import HeadlessUI

/// Puts the app together and shows its first scene.
final class AppDelegate {
  private let window: UIWindow
  private let storyboard = UIStoryboard.main
  private let actions: any ActionFactory

  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.window = window
    actions = CatalogueActions(catalogue: catalogue, favourites: favourites)
  }

  func didFinishLaunching() {
    let countriesViewController = storyboard.instantiateViewController(identifier: "Countries") {
      CountriesViewController(actions: actions)
    }
    let navigation = UINavigationController(rootViewController: countriesViewController)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }
}
