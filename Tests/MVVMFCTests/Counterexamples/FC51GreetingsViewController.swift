import HeadlessUI

@testable import MVVMFC

/// Can be used by nobody who knows the way.
private enum GreetingsFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    UIViewController()
  }
}

/// Has the factory of what may follow in its own file.
private final class GreetingsViewController: UIViewController {}
