import HeadlessUI

@testable import MVVMFC

private var madeCount = 0

/// Numbers the screens that it creates.
private enum GreetingsFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    madeCount += 1
    let viewController = UIViewController()
    viewController.title = "\(madeCount)"
    return viewController
  }
}
