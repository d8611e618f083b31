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
  @Outlet var list: UITableView
  @Outlet var spinner: UIActivityIndicatorView

  private let presenter: any FilmsEventHandler

  private var rows: [Row] = []

  init(presenter: any FilmsEventHandler) {
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

extension FilmsViewController: FilmsEvents {
  @IBAction func reload(_ sender: Any) {
    presenter.reload()
  }
}

extension FilmsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row].title
    cell.detailTextLabel?.text = rows[indexPath.row].detail
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.openFilm(row: indexPath.row)
  }
}

extension FilmsViewController: FilmsView {
  func showFilms(_ rows: [Row]) {
    self.rows = rows
    list.reloadData()
  }

  func showSummary(_ text: String) {
    summary.text = text
  }

  func showLoading(_ isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func showRetry(_ isOffered: Bool) {
    retryButton.isHidden = !isOffered
  }
}
