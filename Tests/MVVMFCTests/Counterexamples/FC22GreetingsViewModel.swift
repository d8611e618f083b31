@testable import MVVMFC

/// Knows by which factory it goes on.
private final class GreetingsViewModel {
  private let films: any FilmsFactoryType.Type

  init(films: any FilmsFactoryType.Type) {
    self.films = films
  }
}
