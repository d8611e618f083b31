@testable import MVVMFC

/// Knows the factory of the next module.
private final class GreetingsViewModel {
  private let films: FilmsFactory.Type

  init(films: FilmsFactory.Type) {
    self.films = films
  }
}
