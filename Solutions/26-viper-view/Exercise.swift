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
    presenter.viewDidLoad()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { presenter.viewDidLeave() }
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
  func showFilm(_ film: FilmContent) {
    name.text = film.title
    origin.text = film.origin
    award.text = film.award
  }

  func showTitle(_ title: String, note: String) {
    name.text = title
    origin.text = note
  }

  func showMarkTitle(_ title: String) {
    favouriteButton.setTitle(title, for: .normal)
  }

  func showLoading(_ isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func showRetry(_ isOffered: Bool) {
    retryButton.isHidden = !isOffered
  }
}
