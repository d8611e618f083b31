import Catalogue
import HeadlessUI

/// The favourites: wires the scene, asks for refreshes and navigates to a film.
final class FavouritesViewController: UIViewController {
  @Outlet var interactor: any FavouritesInteractorInput
  @Outlet var viewModel: any FavouritesViewModelInput

  private let actions: any ActionFactory
  private lazy var alert = UIAlertController.failure { [weak self] in self?.interactor.retry() }

  init(actions: any ActionFactory) {
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = FavouritesModel()
    interactor.model = model
    viewModel.model = model
    viewModel.alert = alert
    interactor.actions = actions
    interactor.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    interactor.load()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    interactor.cancel()
  }
}

extension FavouritesViewController: FavouritesInteractorDelegate {
  func favouritesDidBeginLoading() {
    viewModel.refresh(.progress)
  }

  func favouritesDidStopLoading() {
    viewModel.refresh(.progress)
  }

  func favouritesDidLoad() {
    viewModel.refresh(.everything)
  }

  func favouritesDidOpen(_ film: Film) {
    viewModel.refresh(.selectedRow)
    guard let storyboard else { return }
    let filmViewController = storyboard.instantiateViewController(identifier: "Film") {
      FilmViewController(film: film, actions: actions)
    }
    navigationController?.pushViewController(filmViewController, animated: true)
  }

  func favouritesDidFailToLoad() {
    viewModel.refresh(.failure)
    presentIfVisible(alert)
  }
}
