import HeadlessUI

/// Creates the list of countries.
enum CountriesFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    let flowController = CountriesFlowController(dependencies: dependencies)
    let viewModel = CountriesViewModel(
      catalogue: dependencies.catalogue, findFavourites: dependencies.findFavourites,
      flowController: flowController)
    let viewController = CountriesViewController(viewModel: viewModel)
    flowController.viewController = viewController
    return viewController
  }

  static func rootIn(_ navigationController: UINavigationController, dependencies: any DependencyManager) {
    let viewController = create(dependencies: dependencies)
    navigationController.setViewControllers([viewController], animated: false)
  }
}
