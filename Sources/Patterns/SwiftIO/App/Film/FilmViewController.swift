import Catalogue
import HeadlessUI

/// One film: wires the scene and asks for refreshes.
final class FilmViewController: UIViewController {
  @Outlet var interactor: any FilmInteractorInput
  @Outlet var viewModel: any FilmViewModelInput

  private let film: Film
  private let actions: any ActionFactory
  private lazy var alert = UIAlertController.failure { [weak self] in self?.retry?() }
  /// Repeats what the alert tells of; replaced together with the message.
  private var retry: (() -> Void)?

  init(film: Film, actions: any ActionFactory) {
    self.film = film
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = FilmModel(film: film)
    interactor.model = model
    viewModel.model = model
    viewModel.alert = alert
    interactor.actions = actions
    interactor.delegate = self
    interactor.load()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { interactor.cancel() }
  }

  /// Presents the alert, unless its scene is out of sight; an alert that is being dismissed keeps what it offers.
  private func presentAlert(retry: @escaping () -> Void) {
    if !alert.isBeingDismissed { self.retry = retry }
    presentIfVisible(alert)
  }
}

extension FilmViewController: FilmInteractorDelegate {
  func filmDidBeginLoading() {
    viewModel.refresh(.progress)
  }

  func filmDidLoad() {
    viewModel.refresh(.everything)
  }

  func filmDidChangeMark() {
    viewModel.refresh(.mark)
  }

  func filmDidFailToLoad() {
    viewModel.refresh(.failure)
    presentAlert { [weak self] in self?.interactor.retry() }
  }

  func filmDidFailToChangeMark() {
    viewModel.refresh(.markFailure)
    presentAlert { [weak self] in self?.interactor.retryMark() }
  }
}
