import HeadlessUI

/// Shows one film, and reports what the user does to it.
final class FilmViewController: UIViewController {
  @Outlet var name: UILabel
  @Outlet var origin: UILabel
  @Outlet var award: UILabel
  @Outlet var favouriteButton: UIButton
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var failure: any FailureDisplay

  var presenter: (any FilmEventHandler)?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { presenter?.viewWillLeave() }
  }
}

extension FilmViewController: FilmActions {
  @IBAction func toggleFavourite(_ sender: Any) {
    presenter?.toggleFavourite()
  }

  @IBAction func retry(_ sender: Any) {
    presenter?.retry()
  }
}

extension FilmViewController: FilmView {
  func show(_ film: FilmScreenContent) {
    name.text = film.title
    origin.text = film.origin
    award.text = film.award
    failure.message = nil
  }

  func show(title: String?, note: String) {
    name.text = title
    origin.text = note
  }

  func show(markOffer: String) {
    favouriteButton.setTitle(markOffer, for: .normal)
  }

  func showRest() {
    spinner.stopAnimating()
  }

  func show(failure message: String) {
    failure.message = message
  }
}
