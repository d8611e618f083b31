import HeadlessUI

/// The entity: only the interactor and the data store work with it.
struct Counter { var taps = 0 }

/// The data store: keeps entities and returns them.
protocol CounterStore: AnyObject { var counter: Counter { get set } }
final class MemoryStore: CounterStore { var counter = Counter() }

protocol CountInteractorInput: AnyObject { func count() }
protocol CountInteractorOutput: AnyObject { func counted(taps: Int) }

/// The interactor: carries out one use case, and passes on plain values.
final class CountInteractor: CountInteractorInput {
  weak var output: (any CountInteractorOutput)?
  private let store: any CounterStore
  init(store: any CounterStore) { self.store = store }

  func count() {
    var counter = store.counter
    counter.taps += 1
    store.counter = counter
    output?.counted(taps: counter.taps)
  }
}

protocol CounterEventHandler: AnyObject { func countTapped() }
protocol CounterView: AnyObject { func showCount(_ text: String) }

/// The presenter: gathers events, sends requests to the interactor, turns results into content.
final class CounterPresenter: CounterEventHandler, CountInteractorOutput {
  weak var view: (any CounterView)?
  private let interactor: any CountInteractorInput
  init(interactor: any CountInteractorInput) { self.interactor = interactor }

  func countTapped() { interactor.count() }
  func counted(taps: Int) { view?.showCount(taps == 1 ? "1 tap" : "\(taps) taps") }
}

/// The view: reports events, shows the content that it is given.
final class CounterViewController: UIViewController, CounterView {
  let label = UILabel()
  private let button = UIButton()
  private let presenter: any CounterEventHandler
  init(presenter: any CounterEventHandler) { self.presenter = presenter }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Count", for: .normal)
    button.addTarget(self, action: CounterViewController.countTapped, for: .touchUpInside)
    for part in [label, button] { view.addSubview(part) }
  }

  @IBAction func countTapped(_ sender: Any) { presenter.countTapped() }
  func showCount(_ text: String) { label.text = text }
}

/// The wireframe: creates the module and shows it.
final class CounterWireframe {
  private let window: UIWindow
  init(window: UIWindow) { self.window = window }

  func showCounter(store: any CounterStore) {
    let interactor = CountInteractor(store: store)
    let presenter = CounterPresenter(interactor: interactor)
    let viewController = CounterViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }
}
