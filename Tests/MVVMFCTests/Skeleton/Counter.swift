import HeadlessUI

/// The service: does work for view models.
protocol CountServiceType: AnyObject { func next(after taps: Int) -> Int }
final class CountService: CountServiceType {
  func next(after taps: Int) -> Int { taps + 1 }
}

/// The dependency manager: provides the services that factories give to view models.
final class CounterDependencies {
  let counting: any CountServiceType = CountService()
}

/// The flow controller: carries out navigation.
protocol CounterFlowControllerType: AnyObject { func close() }
final class CounterFlowController: CounterFlowControllerType {
  weak var viewController: UIViewController?
  func close() { viewController?.navigationController?.popViewController(animated: true) }
}

protocol CounterViewModelDelegate: AnyObject { func countDidChange() }

/// The view model: handles actions, prepares data, announces changes.
final class CounterViewModel {
  weak var delegate: (any CounterViewModelDelegate)?
  private(set) var countText = "0 taps"
  private var taps = 0 { didSet { countText = taps == 1 ? "1 tap" : "\(taps) taps" } }
  private let service: any CountServiceType
  private let flowController: any CounterFlowControllerType

  init(service: any CountServiceType, flowController: any CounterFlowControllerType) {
    (self.service, self.flowController) = (service, flowController)
  }

  func count() {
    taps = service.next(after: taps)
    delegate?.countDidChange()
  }

  func done() { flowController.close() }
}

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

/// The factory: creates the whole module, with static methods only.
enum CounterFactory {
  static func pushIn(_ navigation: UINavigationController, dependencies: CounterDependencies) {
    let flowController = CounterFlowController()
    let viewModel = CounterViewModel(service: dependencies.counting, flowController: flowController)
    let viewController = CounterViewController(viewModel: viewModel)
    flowController.viewController = viewController
    navigation.pushViewController(viewController, animated: true)
  }
}
