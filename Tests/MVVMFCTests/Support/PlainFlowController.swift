import Catalogue
import HeadlessUI

@testable import MVVMFC

/// The plain program's flow controller.
class PlainFlowController: FlowController, @MainActor CountriesFlowControllerType {
  required override init(dependencies: any DependencyManager) {
    super.init(dependencies: dependencies)
  }

  func showFilms(of country: Country) {
    FilmsFactory.pushIn(
      viewController?.navigationController, country: country, dependencies: dependencies)
  }

  func showFavourites() {
    FavouritesFactory.pushIn(viewController?.navigationController, dependencies: dependencies)
  }
}
