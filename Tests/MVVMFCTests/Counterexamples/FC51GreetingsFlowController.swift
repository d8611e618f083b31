import Catalogue
import HeadlessUI

@testable import MVVMFC

/// Knows what a film's module is made of, as its factory does.
private final class GreetingsFlowController {
  weak var viewController: UIViewController?

  private let dependencies: any DependencyManager

  init(dependencies: any DependencyManager) {
    self.dependencies = dependencies
  }

  func showFilm(_ film: Film) {
    let flowController = FilmFlowController(dependencies: dependencies)
    let viewModel = FilmViewModel(
      film: film, catalogue: dependencies.catalogue, favourites: dependencies.favourites,
      flowController: flowController)
    let next = FilmViewController(viewModel: viewModel)
    flowController.viewController = next
    viewController?.navigationController?.pushViewController(next, animated: true)
  }
}
