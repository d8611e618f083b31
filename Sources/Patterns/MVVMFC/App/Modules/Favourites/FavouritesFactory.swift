import HeadlessUI

/// Creates the list of favourites.
enum FavouritesFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    let flowController = FavouritesFlowController(dependencies: dependencies)
    let viewModel = FavouritesViewModel(
      findFavourites: dependencies.findFavourites, flowController: flowController)
    let viewController = FavouritesViewController(viewModel: viewModel)
    flowController.viewController = viewController
    return viewController
  }

  static func rootIn(_ navigationController: UINavigationController, dependencies: any DependencyManager) {
    let viewController = create(dependencies: dependencies)
    navigationController.setViewControllers([viewController], animated: false)
  }

  static func pushIn(_ navigationController: UINavigationController, dependencies: any DependencyManager) {
    let viewController = create(dependencies: dependencies)
    navigationController.pushViewController(viewController, animated: true)
  }
}
