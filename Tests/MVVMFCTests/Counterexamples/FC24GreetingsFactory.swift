@testable import MVVMFC

private final class GreetingsViewModel {
  private let findFavourites: any FindFavouritesUseCaseType

  init(findFavourites: any FindFavouritesUseCaseType) {
    self.findFavourites = findFavourites
  }
}

/// Creates a use case itself, so that the dependency manager cannot replace it.
private enum GreetingsFactory {
  static func create(dependencies: any DependencyManager) -> GreetingsViewModel {
    let findFavourites = FindFavouritesUseCase(
      catalogue: dependencies.catalogue, favourites: dependencies.favourites)
    return GreetingsViewModel(findFavourites: findFavourites)
  }
}
