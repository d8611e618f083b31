import HeadlessUI

/// The screens of the app.
enum AppScreen: Equatable {
  case countries
  case films(country: String)
  case film(id: String)
  case favourites
}

/// Leads to another screen.
protocol Routing: AnyObject {
  func show(_ screen: AppScreen)
}

/// Leads from screen to screen: owns the window, and the navigation controller in it.
final class Wireframe: Routing {
  private let window: UIWindow
  private let modules: any Modules
  private var navigationController: UINavigationController?

  init(window: UIWindow, modules: any Modules) {
    self.window = window
    self.modules = modules
  }

  /// Shows the first screens.
  func show(_ navigation: UINavigationController) {
    navigationController = navigation
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  func show(_ screen: AppScreen) {
    let view = modules.make(screen, wireframe: self)
    navigationController?.pushViewController(view, animated: true)
  }
}
