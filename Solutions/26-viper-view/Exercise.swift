import Catalogue
import HeadlessUI

@testable import VIPER

/// Shows one film, and passes the user's events on to its presenter.
final class FilmViewController: UIViewController {
  @Outlet var name: UILabel
  @Outlet var origin: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var award: UILabel
  @Outlet var favouriteButton: UIButton
  @Outlet var spinner: UIActivityIndicatorView

  private let presenter: any FilmEventHandler

  init(presenter: any FilmEventHandler) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.updateView()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { presenter.leave() }
  }
}

extension FilmViewController: FilmEvents {
  @IBAction func reload(_ sender: Any) {
    presenter.reload()
  }

  @IBAction func toggleFavourite(_ sender: Any) {
    presenter.toggleFavourite()
  }
}

extension FilmViewController: FilmView {
  func show(film: FilmContent) {
    name.text = film.title
    origin.text = film.origin
    award.text = film.award
    retryButton.isHidden = true
  }

  func show(isFavourite: Bool) {
    favouriteButton.setTitle(strings(isFavourite ? "film.unmark" : "film.mark"), for: .normal)
    favouriteButton.isEnabled = true
  }

  func show(failure: String, ofFilm title: String) {
    name.text = title
    origin.text = failure
    retryButton.isHidden = false
  }

  func show(isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
