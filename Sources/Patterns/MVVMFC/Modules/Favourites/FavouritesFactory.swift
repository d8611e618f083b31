import HeadlessUI

/// Creates the list of favourites.
protocol FavouritesFactoryType {
  static func create(dependencies: any DependencyManager) -> UIViewController
  static func pushIn(_ navigationController: UINavigationController?, dependencies: any DependencyManager)
}

enum FavouritesFactory: FavouritesFactoryType {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    let flowController = FavouritesFlowController(dependencies: dependencies)
    let viewModel = FavouritesViewModel(
      findFavourites: dependencies.findFavourites, flowController: flowController)
    let viewController = FavouritesViewController(viewModel: viewModel)
    flowController.viewController = viewController
    return viewController
  }

  static func pushIn(_ navigationController: UINavigationController?, dependencies: any DependencyManager) {
    let viewController = create(dependencies: dependencies)
    navigationController?.pushViewController(viewController, animated: true)
  }
}
