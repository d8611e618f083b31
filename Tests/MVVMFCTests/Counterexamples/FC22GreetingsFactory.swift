import HeadlessUI

@testable import MVVMFC

/// Makes a screen, and leads on from it at once.
private enum GreetingsFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    AlertFactory.create(message: "Hello", retry: {}, dependencies: dependencies)
  }
}
