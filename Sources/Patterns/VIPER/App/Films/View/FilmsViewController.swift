import Foundation
import HeadlessUI

/// The events of the scene's controls.
protocol FilmsEvents: AnyObject {
  func reload(_ sender: Any)
}

/// Shows a list of films, and passes the user's events on to its presenter.
final class FilmsViewController: UIViewController {
  @Outlet var summary: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var list: ListView
  @Outlet var spinner: UIActivityIndicatorView

  private let presenter: any FilmsEventHandler

  init(presenter: any FilmsEventHandler) {
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

extension FilmsViewController: FilmsEvents {
  @IBAction func reload(_ sender: Any) {
    presenter.reload()
  }
}

extension FilmsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.openFilm(at: indexPath.row)
  }
}

extension FilmsViewController: FilmsView {
  func show(films: [ListItem]) {
    list.show(films)
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
