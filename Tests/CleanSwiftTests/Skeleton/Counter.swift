import HeadlessUI

/// One component's output is the next one's input.
protocol CounterInteractorInput: AnyObject { func count(request: Counter.Count.Request) }
typealias CounterViewControllerOutput = CounterInteractorInput
protocol CounterPresenterInput: AnyObject { func presentCount(response: Counter.Count.Response) }
typealias CounterInteractorOutput = CounterPresenterInput
protocol CounterViewControllerInput: AnyObject { func displayCount(viewModel: Counter.Count.ViewModel) }
typealias CounterPresenterOutput = CounterViewControllerInput

/// The worker: does one task.
final class CountWorker {
  func next(after taps: Int) -> Int { taps + 1 }
}

/// The interactor: makes decisions, lets workers do the work, keeps the scene's state.
final class CounterInteractor: CounterInteractorInput {
  var output: (any CounterInteractorOutput)?
  private lazy var worker = CountWorker()
  private var taps = 0

  func count(request: Counter.Count.Request) {
    taps = worker.next(after: taps)
    output?.presentCount(response: Counter.Count.Response(taps: taps))
  }
}

/// The presenter: formats responses into view models.
final class CounterPresenter: CounterPresenterInput {
  weak var output: (any CounterPresenterOutput)?

  func presentCount(response: Counter.Count.Response) {
    let text = response.taps == 1 ? "1 tap" : "\(response.taps) taps"
    output?.displayCount(viewModel: Counter.Count.ViewModel(text: text))
  }
}

/// The view controller: turns events into requests, displays view models.
final class CounterViewController: UIViewController, CounterViewControllerInput {
  var output: (any CounterViewControllerOutput)?
  let label = UILabel()
  private let button = UIButton()

  override init() {
    super.init()
    CounterConfigurator.shared.configure(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Count", for: .normal)
    button.addTarget(self, action: CounterViewController.countTapped, for: .touchUpInside)
    for part in [label, button] { view.addSubview(part) }
  }

  @IBAction func countTapped(_ sender: Any) { output?.count(request: Counter.Count.Request()) }
  func displayCount(viewModel: Counter.Count.ViewModel) { label.text = viewModel.text }
}

/// The configurator: a singleton that creates and connects the scene's parts.
final class CounterConfigurator {
  static let shared = CounterConfigurator()
  private init() {}

  func configure(_ viewController: CounterViewController) {
    let interactor = CounterInteractor()
    let presenter = CounterPresenter()
    viewController.output = interactor
    interactor.output = presenter
    presenter.output = viewController
  }
}
