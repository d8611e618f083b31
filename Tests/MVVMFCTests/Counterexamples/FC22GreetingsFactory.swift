import HeadlessUI

@testable import MVVMFC

/// Creates a screen of another module, through that module's factory.
private enum GreetingsFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    AlertFactory.create(message: "Hello", retry: {}, dependencies: dependencies)
  }
}
