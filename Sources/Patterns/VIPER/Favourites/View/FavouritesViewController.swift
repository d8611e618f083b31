import Foundation
import HeadlessUI

/// Shows a list of favourites, and reports what the user does to it.
final class FavouritesViewController: UIViewController {
  @Outlet var summary: UILabel
  @Outlet var list: UITableView
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var failure: any FailureDisplay

  var presenter: (any FavouritesEventHandler)?

  private var favourites: [FavouriteContent] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter?.viewWillAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presenter?.viewWillDisappear()
  }
}

extension FavouritesViewController: FavouritesActions {
  @IBAction func retry(_ sender: Any) {
    presenter?.retry()
  }
}

extension FavouritesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    favourites.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = favourites[indexPath.row].title
    cell.detailTextLabel?.text = favourites[indexPath.row].facts
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.open(row: indexPath.row)
  }
}

extension FavouritesViewController: FavouritesView {
  func show(_ favourites: [FavouriteContent], openedRow: Int?) {
    self.favourites = favourites
    list.reloadData()
    failure.message = nil
    showOpened(row: openedRow)
  }

  func showOpened(row: Int?) {
    let indexPath = row.map { IndexPath(row: $0, section: 0) }
    list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  func show(summary text: String) {
    summary.text = text
  }

  func showRest() {
    spinner.stopAnimating()
  }

  func show(failure message: String) {
    failure.message = message
  }
}
