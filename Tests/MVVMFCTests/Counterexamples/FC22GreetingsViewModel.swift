@testable import MVVMFC

/// Knows by which factory it goes on.
private final class GreetingsViewModel {
  private let films: FilmsFactory.Type

  init(films: FilmsFactory.Type) {
    self.films = films
  }
}
