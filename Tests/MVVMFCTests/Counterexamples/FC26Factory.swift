import HeadlessUI

@testable import MVVMFC

/// Sets a closure of the view model, which is the view controller's task.
private enum FC26Factory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    let flowController = FavouritesFlowController(dependencies: dependencies)
    let viewModel = FavouritesViewModel(
      findFavourites: dependencies.findFavourites, flowController: flowController)
    let viewController = FavouritesViewController(viewModel: viewModel)
    flowController.viewController = viewController
    viewModel.itemsDidChange = { [weak viewController] in viewController?.title = "Favourites" }
    return viewController
  }
}
