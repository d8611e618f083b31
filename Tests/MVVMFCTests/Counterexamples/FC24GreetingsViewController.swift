@testable import MVVMFC

private final class GreetingsViewModel {
  private(set) var greetingText = "Hello"
}

extension FilmsViewController {
  /// Asks a view model that no factory has put together.
  fileprivate var greetingText: String { GreetingsViewModel().greetingText }
}
