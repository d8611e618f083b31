import Catalogue
import HeadlessUI

/// One film: wires the scene and asks for refreshes.
final class FilmViewController: UIViewController {
  @Outlet var interactor: any FilmInteractorInput
  @Outlet var viewModel: any FilmViewModelInput

  private let film: Film
  private let actions: any ActionFactory
  private lazy var alert = UIAlertController.failure { [weak self] in self?.interactor.retry() }

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
    presentIfVisible(alert)
  }

  func filmDidFailToChangeMark() {
    viewModel.refresh(.markFailure)
    presentIfVisible(alert)
  }
}
