import HeadlessUI

@testable import MVVMFC

private struct GreetingsFactory {
  func create(dependencies: any DependencyManager) -> UIViewController {
    UIViewController()
  }
}
