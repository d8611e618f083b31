import HeadlessUI

@testable import MVVMFC

/// A factory that no flow controller can name.
private enum GreetingsFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    UIViewController()
  }
}

/// The view controller whose file declares the private factory.
private final class GreetingsViewController: UIViewController {}
