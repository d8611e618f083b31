import HeadlessUI

/// The view controller: passes actions on, listens, reads properties and shows them.
final class CounterViewController: UIViewController, CounterViewModelDelegate {
  let label = UILabel()
  private let viewModel: CounterViewModel
  init(viewModel: CounterViewModel) { self.viewModel = viewModel }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    for (title, action) in [("Count", viewModel.count), ("Done", viewModel.done)] {
      let button = UIButton()
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      view.addSubview(button)
    }
    viewModel.delegate = self
    countDidChange()
  }

  func countDidChange() { label.text = viewModel.countText }
}

/// The flow controller: carries out navigation.
final class CounterFlowController: CounterFlowControllerType {
  weak var viewController: UIViewController?
  func goBackToPrevious() { viewController?.navigationController?.popViewController(animated: true) }
}

/// The factory: creates the whole module, with static methods only.
enum CounterFactory {
  static func create(dependencies: DependencyManager) -> UIViewController {
    let flowController = CounterFlowController()
    let viewModel = CounterViewModel(service: dependencies.counting, flowController: flowController)
    let viewController = CounterViewController(viewModel: viewModel)
    flowController.viewController = viewController
    return viewController
  }

  static func pushIn(_ navigation: UINavigationController, dependencies: DependencyManager) {
    navigation.pushViewController(create(dependencies: dependencies), animated: true)
  }
}
