@testable import MVVMFC

private final class GreetingsViewModel {
  private(set) var greetingText = "Hello"
}

extension FilmsViewController {
  /// Creates a view model, without a factory, to read its text.
  fileprivate var greetingText: String { GreetingsViewModel().greetingText }
}
