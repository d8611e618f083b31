@testable import MVVMFC

extension AppDependencyManager {
  /// Has nobody to work for.
  private final class GreetUseCase {
    func text(for name: String) -> String { "Hello, \(name)" }
  }
}
