import HeadlessUI

/// The model: holds the state of the scene.
final class NewsModel { var news = "" }

/// The interactor: handles events, awaits actions, updates the model. It owns the task, which does not hold it.
final class NewsInteractor {
  var model: NewsModel!
  weak var delegate: (any NewsInteractorDelegate)?
  private let action: ReadNews
  private var reading: Task<Void, Never>?
  init(action: ReadNews) { self.action = action }
  deinit { reading?.cancel() }

  @IBAction func read(_ sender: Any) {
    reading?.cancel()
    reading = Task { [weak self, action] in
      let news = await action.run()
      guard let self, !Task.isCancelled else { return }
      model.news = news
      delegate?.newsDidChange()
    }
  }
}

/// The interactor's notifications.
protocol NewsInteractorDelegate: AnyObject { func newsDidChange() }

/// The view model: reads the model, pushes the result through outlets.
final class NewsViewModel {
  @Outlet var label: UILabel
  var model: NewsModel!
  func refresh() { label.text = model.news }
}

/// The view controller: wires the scene and asks for refreshes.
final class NewsViewController: UIViewController, NewsInteractorDelegate {
  @Outlet var interactor: NewsInteractor
  @Outlet var viewModel: NewsViewModel

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = NewsModel()
    (interactor.model, viewModel.model) = (model, model)
    interactor.delegate = self
  }

  func newsDidChange() { viewModel.refresh() }
}

/// The view: a storyboard scene, which creates the interactor and the view model and connects them.
func newsScene(action: ReadNews) -> StoryboardScene {
  StoryboardScene(
    "News",
    views: [.view("news", UILabel.init), .view("read", UIButton.init) { $0.setTitle("Read", for: .normal) }],
    objects: [
      .object("interactor") { NewsInteractor(action: action) }, .object("viewModel", NewsViewModel.init),
    ],
    outlets: [
      .outlet("owner", \NewsViewController.$interactor, to: "interactor"),
      .outlet("owner", \NewsViewController.$viewModel, to: "viewModel"),
      .outlet("viewModel", \NewsViewModel.$label, to: "news"),
    ],
    actions: [.action("read", to: "interactor") { (target: NewsInteractor, sender) in target.read(sender) }])
}
