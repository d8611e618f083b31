import Catalogue
import HeadlessUI

/// One film: wires the scene and asks for refreshes.
final class FilmViewController: UIViewController {
  @Outlet var interactor: any FilmInteractorInput
  @Outlet var viewModel: any FilmViewModelInput

  private let film: Film
  private let actions: any ActionFactory
  private lazy var alert = UIAlertController.failure { [weak self] in self?.retry() }

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

  private func retry() {
    viewModel.refresh(.retry)
    interactor.retry()
  }
}

extension FilmViewController: FilmInteractorDelegate {
  func filmDidLoad() {
    viewModel.refresh(.everything)
  }

  func filmDidChangeMark() {
    viewModel.refresh(.mark)
  }

  func filmDidFailToLoad() {
    viewModel.refresh(.loadFailure)
    presentIfVisible(alert)
  }

  func filmDidFailToChangeMark() {
    viewModel.refresh(.failure)
    presentIfVisible(alert)
  }
}
