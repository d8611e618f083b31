import HeadlessUI

@testable import MVVMFC

/// Answers the same screen for as long as it is there.
private enum GreetingsFactory {
  private static weak var latest: UIViewController?

  static func create(dependencies: any DependencyManager) -> UIViewController {
    let viewController = latest ?? UIViewController()
    latest = viewController
    return viewController
  }
}
