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
  @Outlet var list: UITableView
  @Outlet var spinner: UIActivityIndicatorView

  private let presenter: any FavouritesEventHandler

  private var rows: [Row] = []

  init(presenter: any FavouritesEventHandler) {
    self.presenter = presenter
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter.viewDidDisappear()
  }
}

extension FavouritesViewController: FavouritesEvents {
  @IBAction func reload(_ sender: Any) {
    presenter.reload()
  }
}

extension FavouritesViewController: UITableViewDataSource, UITableViewDelegate {
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

extension FavouritesViewController: FavouritesView {
  func showFavourites(_ rows: [Row], selectedRow: Int?) {
    self.rows = rows
    list.reloadData()
    let indexPath = selectedRow.map { IndexPath(row: $0, section: 0) }
    list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
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
