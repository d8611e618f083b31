/// Connects the parts of a scene.
protocol Configuring<ViewController>: AnyObject {
  associatedtype ViewController

  /// Gives a view controller that is being made its own, fresh parts.
  func configure(_ viewController: ViewController, dependencies: any Dependencies)
}
