import HeadlessUI

@testable import MVVMFC

/// Returns the same screen as long as it exists.
private enum GreetingsFactory {
  private static weak var latest: UIViewController?

  static func create(dependencies: any DependencyManager) -> UIViewController {
    let viewController = latest ?? UIViewController()
    latest = viewController
    return viewController
  }
}
