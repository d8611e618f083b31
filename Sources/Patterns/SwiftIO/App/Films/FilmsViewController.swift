import Catalogue
import HeadlessUI

/// The films of a country: wires the scene, asks for refreshes and navigates to a film.
final class FilmsViewController: UIViewController {
  @Outlet var interactor: any FilmsInteractorInput
  @Outlet var viewModel: any FilmsViewModelInput

  private let country: Country
  private let actions: any ActionFactory
  private lazy var alert = UIAlertController.failure { [weak self] in self?.interactor.retry() }

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

extension FilmsViewController: FilmsInteractorDelegate {
  func filmsDidBeginLoading() {
    viewModel.refresh(.progress)
  }

  func filmsDidLoad() {
    viewModel.refresh(.everything)
  }

  func filmsDidOpen(_ film: Film) {
    viewModel.refresh(.selectedRow)
    guard let storyboard else { return }
    let filmViewController = storyboard.instantiateViewController(identifier: "Film") {
      FilmViewController(film: film, actions: actions)
    }
    navigationController?.pushViewController(filmViewController, animated: true)
  }

  func filmsDidFailToLoad() {
    viewModel.refresh(.failure)
    presentIfVisible(alert)
  }
}
