import Foundation
import HeadlessUI

/// Shows a list of films, and reports what the user does to it.
final class FilmsViewController: UIViewController {
  @Outlet var summary: UILabel
  @Outlet var list: UITableView
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var failure: any FailureDisplay

  var presenter: (any FilmsEventHandler)?

  private var films: [FilmContent] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { presenter?.viewWillLeave() }
  }
}

extension FilmsViewController: FilmsActions {
  @IBAction func retry(_ sender: Any) {
    presenter?.retry()
  }
}

extension FilmsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    films.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = films[indexPath.row].title
    cell.detailTextLabel?.text = films[indexPath.row].facts
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.open(row: indexPath.row)
  }
}

extension FilmsViewController: FilmsView {
  func show(_ films: [FilmContent], openedRow: Int?) {
    self.films = films
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
