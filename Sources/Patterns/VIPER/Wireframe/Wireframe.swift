import HeadlessUI

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
