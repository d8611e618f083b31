import Catalogue
import HeadlessUI

/// Creates the list of a country's films.
enum FilmsFactory {
  static func create(country: Country, dependencies: any DependencyManager) -> UIViewController {
    let flowController = FilmsFlowController(dependencies: dependencies)
    let viewModel = FilmsViewModel(
      country: country, catalogue: dependencies.catalogue, flowController: flowController)
    let viewController = FilmsViewController(viewModel: viewModel)
    flowController.viewController = viewController
    return viewController
  }

  static func pushIn(
    _ navigationController: UINavigationController, country: Country, dependencies: any DependencyManager
  ) {
    let viewController = create(country: country, dependencies: dependencies)
    navigationController.pushViewController(viewController, animated: true)
  }
}
