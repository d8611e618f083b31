import HeadlessUI

/// The view controller: passes actions on, listens, reads properties and shows them.
final class NewsViewController: UIViewController, NewsViewModelDelegate {
  private let label = UILabel()
  private let viewModel: NewsViewModel
  init(viewModel: NewsViewModel) { self.viewModel = viewModel }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    for (title, action) in [("Read", viewModel.read), ("Done", viewModel.done)] {
      let button = UIButton()
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      view.addSubview(button)
    }
    viewModel.delegate = self
  }

  func newsDidChange() { label.text = viewModel.news }
}

/// The flow controller: carries out navigation.
final class NewsFlowController: NewsFlowControllerType {
  weak var viewController: UIViewController?
  func goBackToPrevious() { viewController?.navigationController?.popViewController(animated: true) }
}

/// The factory: creates the whole module, with static methods only.
enum NewsFactory {
  static func create(dependencies: DependencyManager) -> UIViewController {
    let flowController = NewsFlowController()
    let viewModel = NewsViewModel(service: dependencies.news, flowController: flowController)
    let viewController = NewsViewController(viewModel: viewModel)
    flowController.viewController = viewController
    return viewController
  }
}
