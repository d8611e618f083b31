import Catalogue
import HeadlessUI

/// Creates the screen of a film.
enum FilmFactory {
  static func create(film: Film, dependencies: any DependencyManager) -> UIViewController {
    let flowController = FilmFlowController(dependencies: dependencies)
    let viewModel = FilmViewModel(
      film: film, catalogue: dependencies.catalogue, favourites: dependencies.favourites,
      flowController: flowController)
    let viewController = FilmViewController(viewModel: viewModel)
    flowController.viewController = viewController
    return viewController
  }

  static func pushIn(
    _ navigationController: UINavigationController, film: Film, dependencies: any DependencyManager
  ) {
    let viewController = create(film: film, dependencies: dependencies)
    navigationController.pushViewController(viewController, animated: true)
  }
}
