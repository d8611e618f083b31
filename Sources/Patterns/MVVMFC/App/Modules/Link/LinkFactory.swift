import HeadlessUI

/// Creates the module that opens links. It has no screen of its own, so nothing shows its view controller.
enum LinkFactory {
  static func create(window: UIWindow, dependencies: any DependencyManager) -> LinkViewController {
    let flowController = LinkFlowController(dependencies: dependencies)
    let viewModel = LinkViewModel(catalogue: dependencies.catalogue, flowController: flowController)
    let viewController = LinkViewController(viewModel: viewModel)
    flowController.viewController = viewController
    flowController.window = window
    return viewController
  }
}
