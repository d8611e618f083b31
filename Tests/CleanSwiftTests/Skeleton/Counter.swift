import HeadlessUI

/// The models that cross the boundaries, a namespace for each use case.
enum Counter {
  enum Count {
    struct Request {}
    struct Response { let taps: Int }
    struct ViewModel { let text: String }
  }
}

protocol CounterInteractorInput: AnyObject { func count(request: Counter.Count.Request) }
protocol CounterPresenterInput: AnyObject { func presentCount(response: Counter.Count.Response) }
protocol CounterViewControllerInput: AnyObject { func displayCount(viewModel: Counter.Count.ViewModel) }

/// The worker: does one task.
final class CountWorker {
  func next(after taps: Int) -> Int { taps + 1 }
}

/// The interactor: makes decisions, lets workers do the work, keeps the scene's state.
final class CounterInteractor: CounterInteractorInput {
  var output: (any CounterPresenterInput)?
  private lazy var worker = CountWorker()
  private var taps = 0

  func count(request: Counter.Count.Request) {
    taps = worker.next(after: taps)
    output?.presentCount(response: Counter.Count.Response(taps: taps))
  }
}

/// The presenter: formats responses into view models.
final class CounterPresenter: CounterPresenterInput {
  weak var output: (any CounterViewControllerInput)?

  func presentCount(response: Counter.Count.Response) {
    let text = response.taps == 1 ? "1 tap" : "\(response.taps) taps"
    output?.displayCount(viewModel: Counter.Count.ViewModel(text: text))
  }
}

/// The view controller: turns events into requests, displays view models.
final class CounterViewController: UIViewController, CounterViewControllerInput {
  var output: (any CounterInteractorInput)?
  let label = UILabel()
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Count", for: .normal)
    button.addTarget(self, action: CounterViewController.countTapped, for: .touchUpInside)
    for part in [label, button] { view.addSubview(part) }
  }

  @IBAction func countTapped(_ sender: Any) { output?.count(request: Counter.Count.Request()) }
  func displayCount(viewModel: Counter.Count.ViewModel) { label.text = viewModel.text }
}

/// The configurator: connects the scene's parts.
enum CounterConfigurator {
  static func configure(_ viewController: CounterViewController) {
    let interactor = CounterInteractor()
    let presenter = CounterPresenter()
    viewController.output = interactor
    interactor.output = presenter
    presenter.output = viewController
  }
}
