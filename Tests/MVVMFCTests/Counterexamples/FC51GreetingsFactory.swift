import HeadlessUI

@testable import MVVMFC

/// Knows how its screen is pushed, and lets nobody ask for it.
enum FC51GreetingsFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    UIViewController()
  }

  private static func pushIn(
    _ navigationController: UINavigationController?, dependencies: any DependencyManager
  ) {
    navigationController?.pushViewController(create(dependencies: dependencies), animated: true)
  }
}
