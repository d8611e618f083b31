import Foundation
import HeadlessUI

/// The events of the scene's controls.
protocol FavouritesEvents: AnyObject {
  func reload(_ sender: Any)
}

/// Shows the favourites, and passes the user's events on to its presenter.
final class FavouritesViewController: UIViewController {
  @Outlet var summary: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var list: ListView
  @Outlet var spinner: UIActivityIndicatorView

  private let presenter: any FavouritesEventHandler

  init(presenter: any FavouritesEventHandler) {
    self.presenter = presenter
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.updateView()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter.leave()
  }
}

extension FavouritesViewController: FavouritesEvents {
  @IBAction func reload(_ sender: Any) {
    presenter.reload()
  }
}

extension FavouritesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.openFilm(at: indexPath.row)
  }
}

extension FavouritesViewController: FavouritesView {
  func show(favourites: [ListItem], opened: Int?) {
    list.show(favourites, selected: opened)
  }

  func show(summary: String) {
    self.summary.text = summary
    retryButton.isHidden = true
  }

  func show(failure: String) {
    summary.text = failure
    retryButton.isHidden = false
  }

  func show(isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
