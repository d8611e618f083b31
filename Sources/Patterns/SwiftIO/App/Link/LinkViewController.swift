import Catalogue
import Foundation
import HeadlessUI

/// Opens links, for the application delegate.
protocol LinkHandling: AnyObject {
  /// Opens a link, in place of one that is being opened.
  func open(_ link: URL)
}

/// The scene of links, which is never on the screen: wires the scene, asks for refreshes and navigates to a film.
class LinkViewController: UIViewController {
  @Outlet var interactor: any LinkInteractorInput
  @Outlet var viewModel: any LinkViewModelInput

  private weak var root: UINavigationController?
  private let actions: any ActionFactory

  /// Creates a scene that shows films in `root`.
  init(root: UINavigationController, actions: any ActionFactory) {
    self.root = root
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = LinkModel()
    interactor.model = model
    viewModel.model = model
    interactor.actions = actions
    interactor.delegate = self
  }

  /// Creates the scene below a film.
  func makeFilms(of country: Country) -> UIViewController {
    FilmsViewController(country: country, actions: actions)
  }
}

extension LinkViewController: LinkHandling {
  func open(_ link: URL) {
    interactor.open(link)
  }
}

extension LinkViewController: LinkInteractorDelegate {
  func linkDidOpen(_ film: FilmDetails) {
    guard let storyboard, let root else { return }
    let filmsViewControllers = film.countries.prefix(1).map { country in
      storyboard.instantiateViewController(identifier: "Films") { makeFilms(of: country) }
    }
    let filmViewController = storyboard.instantiateViewController(identifier: "Film") {
      FilmViewController(film: film.film, actions: actions)
    }
    root.whenAtRest { [weak root] in root?.showAboveRoot(filmsViewControllers + [filmViewController]) }
  }

  func linkDidFailToOpen(_ link: URL) {
    let alert = UIAlertController.failure { [weak self] in self?.interactor.open(link) }
    viewModel.alert = alert
    viewModel.refresh()
    root?.whenAtRest { [weak root] in root?.presentInFront(alert) }
  }
}
