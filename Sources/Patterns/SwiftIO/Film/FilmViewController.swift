import Catalogue
import HeadlessUI

/// One film: wires the scene and asks for refreshes.
final class FilmViewController: UIViewController {
  @Outlet var interactor: any FilmInteractorInput
  @Outlet var viewModel: any FilmViewModelInput

  private let film: Film
  private let actions: any ActionFactory

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
    interactor.actions = actions
    interactor.delegate = self
    interactor.load()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { interactor.cancel() }
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
  }

  func filmDidFail() {
    viewModel.refresh(.failure)
  }
}
