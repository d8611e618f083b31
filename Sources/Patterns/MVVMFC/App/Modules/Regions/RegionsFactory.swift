import Catalogue
import HeadlessUI

/// Creates the sheet of regions.
enum RegionsFactory {
  static func create(
    selected: Region?, onChoose: @escaping (Region?) -> Void, onCancel: @escaping () -> Void,
    dependencies: any DependencyManager
  ) -> RegionsViewController {
    let flowController = RegionsFlowController(dependencies: dependencies)
    let viewModel = RegionsViewModel(
      selected: selected, onChoose: onChoose, onCancel: onCancel, flowController: flowController)
    let viewController = RegionsViewController(viewModel: viewModel)
    flowController.viewController = viewController
    return viewController
  }

  static func showIn(
    _ viewController: UIViewController, selected: Region?, onChoose: @escaping (Region?) -> Void,
    onCancel: @escaping () -> Void, dependencies: any DependencyManager
  ) {
    let regions = create(
      selected: selected, onChoose: onChoose, onCancel: onCancel, dependencies: dependencies)
    let navigationController = UINavigationController(rootViewController: regions)
    navigationController.presentationController?.delegate = regions
    viewController.present(navigationController, animated: true)
  }
}
