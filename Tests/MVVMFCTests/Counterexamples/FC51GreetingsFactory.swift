import HeadlessUI

@testable import MVVMFC

/// Declares `pushIn` as private, so no flow controller can call it.
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
