@testable import MVVMFC

extension AppDependencyManager {
  /// A use case that no view model can name.
  private final class GreetUseCase {
    func text(for name: String) -> String { "Hello, \(name)" }
  }
}
