import HeadlessUI

/// Creates modules and returns their view controllers.
protocol Modules: AnyObject {
  /// Creates the module of the first screen.
  func makeCountries(wireframe: any RootRouting) -> UIViewController
  /// Creates the module of `screen`.
  func make(_ screen: AppScreen, wireframe: any RootRouting) -> UIViewController
}
