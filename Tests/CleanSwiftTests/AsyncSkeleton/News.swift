import HeadlessUI

/// One component's output is the next one's input.
protocol NewsInteractorInput: AnyObject { func read(request: News.Read.Request) }
typealias NewsViewControllerOutput = NewsInteractorInput
protocol NewsPresenterInput: AnyObject { func presentRead(response: News.Read.Response) }
typealias NewsInteractorOutput = NewsPresenterInput
protocol NewsViewControllerInput: AnyObject { func displayRead(viewModel: News.Read.ViewModel) }
typealias NewsPresenterOutput = NewsViewControllerInput

/// The worker: does one task, and is awaited.
protocol NewsWorking: AnyObject { func latest() async -> String }

/// The interactor: makes decisions, awaits workers. It owns the task, which does not hold it.
final class NewsInteractor: NewsInteractorInput {
  var output: (any NewsInteractorOutput)?
  private let makeWorker: () -> any NewsWorking
  private lazy var worker = makeWorker()
  private var reading: Task<Void, Never>?
  init(makeWorker: @escaping () -> any NewsWorking) { self.makeWorker = makeWorker }
  deinit { reading?.cancel() }

  func read(request: News.Read.Request) {
    reading?.cancel()
    reading = Task { [weak self, worker] in
      let news = await worker.latest()
      guard let self, !Task.isCancelled else { return }
      output?.presentRead(response: News.Read.Response(news: news))
    }
  }
}

/// The presenter: formats responses into view models.
final class NewsPresenter: NewsPresenterInput {
  weak var output: (any NewsPresenterOutput)?

  func presentRead(response: News.Read.Response) {
    output?.displayRead(viewModel: News.Read.ViewModel(text: response.news))
  }
}

/// The view controller: turns events into requests, displays view models.
final class NewsViewController: UIViewController, NewsViewControllerInput {
  var output: (any NewsViewControllerOutput)?
  private let label = UILabel()
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Read", for: .normal)
    button.addTarget(self, action: NewsViewController.readTapped, for: .touchUpInside)
    for part in [label, button] { view.addSubview(part) }
  }

  @IBAction func readTapped(_ sender: Any) { output?.read(request: News.Read.Request()) }
  func displayRead(viewModel: News.Read.ViewModel) { label.text = viewModel.text }
}

/// The configurator: a singleton that creates and connects the scene's parts.
final class NewsConfigurator {
  static let shared = NewsConfigurator()
  private init() {}

  func configure(_ viewController: NewsViewController, makeWorker: @escaping () -> any NewsWorking) {
    let interactor = NewsInteractor(makeWorker: makeWorker)
    let presenter = NewsPresenter()
    (viewController.output, interactor.output, presenter.output) = (interactor, presenter, viewController)
  }
}
