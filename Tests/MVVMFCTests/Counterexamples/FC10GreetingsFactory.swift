import HeadlessUI

@testable import MVVMFC

private enum GreetingsFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    UIViewController()
  }
}
