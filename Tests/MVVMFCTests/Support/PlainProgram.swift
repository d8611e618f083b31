import HeadlessUI

@testable import MVVMFC

/// The factory of the plain program's list of countries.
enum PlainFactory<
  ViewController: PlainViewController, ViewModel: PlainViewModel, FlowController: PlainFlowController
> {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    let flowController = FlowController(dependencies: dependencies)
    let viewModel = ViewModel(
      catalogue: dependencies.catalogue, findFavourites: dependencies.findFavourites,
      flowController: flowController)
    let viewController = ViewController(viewModel: viewModel)
    flowController.viewController = viewController
    return viewController
  }

  static func rootIn(_ navigationController: UINavigationController, dependencies: any DependencyManager) {
    let viewController = create(dependencies: dependencies)
    navigationController.setViewControllers([viewController], animated: false)
  }
}

extension MVVMFCProgram {
  /// Returns a small program that breaks no rule: a list of countries that can be sorted and searched, and that
  /// leads to the app's own films and favourites. A program that breaks a rule replaces the class of a part.
  static func plain<
    ViewController: PlainViewController, ViewModel: PlainViewModel, FlowController: PlainFlowController
  >(
    viewController: ViewController.Type = PlainViewController.self,
    viewModel: ViewModel.Type = PlainViewModel.self,
    flowController: FlowController.Type = PlainFlowController.self
  ) -> MVVMFCProgram {
    var program = MVVMFCProgram()
    program.rootIn = {
      PlainFactory<ViewController, ViewModel, FlowController>.rootIn($0, dependencies: $1)
    }
    return program
  }
}
