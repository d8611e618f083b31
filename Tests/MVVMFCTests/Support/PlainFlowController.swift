import Catalogue
import HeadlessUI

@testable import MVVMFC

/// The plain program's flow controller.
class PlainFlowController: FlowController, @MainActor CountriesFlowControllerType {
  required override init(dependencies: any DependencyManager) {
    super.init(dependencies: dependencies)
  }

  func showFilms(of country: Country) {
    guard let navigationController else { return }
    FilmsFactory.pushIn(navigationController, country: country, dependencies: dependencies)
  }

  func showRegions(
    selected: Region?, onChoose: @escaping (Region?) -> Void, onCancel: @escaping () -> Void
  ) {}

  func showFavourites() {
    guard let navigationController else { return }
    FavouritesFactory.pushIn(navigationController, dependencies: dependencies)
  }
}
