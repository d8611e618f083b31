import Catalogue
import HeadlessUI

@testable import MVVMFC

/// Makes up its mind about the flow controller when the view model has one.
private enum FC36Factory {
  static func create(country: Country, dependencies: any DependencyManager) -> UIViewController {
    let viewModel = FilmsViewModel(
      country: country, catalogue: dependencies.catalogue,
      flowController: FilmsFlowController(dependencies: dependencies))
    let viewController = FilmsViewController(viewModel: viewModel)
    let flowController = FilmsFlowController(dependencies: dependencies)
    flowController.viewController = viewController
    viewModel.flowController = flowController
    return viewController
  }
}
