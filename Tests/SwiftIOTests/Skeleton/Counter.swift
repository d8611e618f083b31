import HeadlessUI

/// The model: holds the state of the scene.
final class CounterModel {
  var taps = 0
}

/// The interactor: handles events, runs actions, updates the model.
final class CounterInteractor {
  var model: CounterModel!
  weak var delegate: (any CounterInteractorDelegate)?

  @IBAction func count(_ sender: Any) {
    CountTap(after: model.taps).run { [weak self] taps in
      self?.model.taps = taps
      self?.delegate?.counterDidCount()
    }
  }
}

/// The interactor's notifications.
protocol CounterInteractorDelegate: AnyObject { func counterDidCount() }

/// The view model: reads the model, formats, pushes the result through outlets.
final class CounterViewModel {
  @Outlet var label: UILabel
  var model: CounterModel!

  func refresh() {
    label.text = model.taps == 1 ? "1 tap" : "\(model.taps) taps"
  }
}

/// The view controller: wires the scene and asks for refreshes.
final class CounterViewController: UIViewController, CounterInteractorDelegate {
  @Outlet var interactor: CounterInteractor
  @Outlet var viewModel: CounterViewModel

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = CounterModel()
    interactor.model = model
    interactor.delegate = self
    viewModel.model = model
    viewModel.refresh()
  }

  func counterDidCount() {
    viewModel.refresh()
  }
}

/// The view: a storyboard scene, which creates the interactor and the view model and connects them.
let counterScene = StoryboardScene(
  "Counter",
  views: [
    .view("label", UILabel.init),
    .view("button", UIButton.init) { $0.setTitle("Count", for: .normal) },
  ],
  objects: [
    .object("interactor", CounterInteractor.init),
    .object("viewModel", CounterViewModel.init),
  ],
  outlets: [
    .outlet("owner", \CounterViewController.$interactor, to: "interactor"),
    .outlet("owner", \CounterViewController.$viewModel, to: "viewModel"),
    .outlet("viewModel", \CounterViewModel.$label, to: "label"),
  ],
  actions: [
    .action("button", to: "interactor") { (target: CounterInteractor, sender) in target.count(sender) }
  ])
