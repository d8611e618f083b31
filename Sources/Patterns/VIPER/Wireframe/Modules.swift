import HeadlessUI

/// Makes the view controller of a screen, with its module.
protocol Modules: AnyObject {
  /// Makes the first screen.
  func makeCountries(wireframe: any RootRouting) -> UIViewController
  /// Makes a screen that another one leads to.
  func make(_ screen: AppScreen, wireframe: any RootRouting) -> UIViewController
}
