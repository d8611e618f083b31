import Catalogue
import HeadlessUI

/// The films of a country: wires the scene, asks for refreshes and leads on to a film.
final class FilmsViewController: UIViewController {
  @Outlet var interactor: any FilmsInteractorInput
  @Outlet var viewModel: any FilmsViewModelInput

  private let country: Country
  private let actions: any ActionFactory

  init(country: Country, actions: any ActionFactory) {
    self.country = country
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = FilmsModel(country: country)
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

extension FilmsViewController: FilmsInteractorDelegate {
  func filmsDidLoad() {
    viewModel.refresh(.everything)
  }

  func filmsDidOpen(_ film: Film) {
    viewModel.refresh(.selection)
    guard let storyboard else { return }
    let next = storyboard.instantiateViewController(identifier: "Film") {
      FilmViewController(film: film, actions: actions)
    }
    navigationController?.pushViewController(next, animated: true)
  }

  func filmsDidFailToLoad() {
    viewModel.refresh(.loadFailure)
  }

  func filmsDidFail() {
    viewModel.refresh(.failure)
  }
}
