import Foundation
import HeadlessUI

/// What the view controller can be given to show.
protocol FavouritesViewControllerInput: AnyObject {
  func displayFetch(viewModel: Favourites.Fetch.ViewModel)
  func displayOpen(viewModel: Favourites.Open.ViewModel)
  func displayCancel(viewModel: Favourites.Cancel.ViewModel)
}

/// Whom the view controller asks for work.
typealias FavouritesViewControllerOutput = FavouritesInteractorInput

/// What a person can do to the favourites, besides picking a row.
protocol FavouritesEvents: AnyObject {
  func retry(_ sender: Any)
}

/// Shows the favourites.
final class FavouritesViewController: UIViewController {
  @Outlet var summary: UILabel
  @Outlet var list: UITableView
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var failure: any FailureDisplay

  var output: (any FavouritesViewControllerOutput)?
  var router: (any FavouritesRoutingLogic & FavouritesDataPassing)?

  private var rows: [Favourites.Row] = []
  private var failedAttempt: (() -> Void)?

  init(
    dependencies: any Dependencies,
    configurator: any Configuring<FavouritesViewController> = FavouritesConfigurator.shared
  ) {
    super.init()
    configurator.configure(self, dependencies: dependencies)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fetch()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    output?.cancel(request: Favourites.Cancel.Request())
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segue.identifier == "Film" { router?.routeToFilm(segue: segue) }
  }

  private func fetch() {
    output?.fetch(request: Favourites.Fetch.Request())
  }

  private func openSelectedRow() {
    guard let row = list.indexPathForSelectedRow?.row else { return }
    output?.open(request: Favourites.Open.Request(row: row))
  }

  private func select(_ row: Int?) {
    let indexPath = row.map { IndexPath(row: $0, section: 0) }
    list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  private func fail(_ message: String, again attempt: @escaping () -> Void) {
    failedAttempt = attempt
    failure.message = message
  }
}

extension FavouritesViewController: FavouritesEvents {
  @IBAction func retry(_ sender: Any) {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
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
    openSelectedRow()
  }
}

extension FavouritesViewController: FavouritesViewControllerInput {
  func displayFetch(viewModel: Favourites.Fetch.ViewModel) {
    switch viewModel {
    case .success(let rows, let selectedRow, let text):
      self.rows = rows
      list.reloadData()
      select(selectedRow)
      summary.text = text
      failure.message = nil
    case .failure(let message, let text):
      fail(message) { [weak self] in self?.fetch() }
      summary.text = text
    }
    spinner.stopAnimating()
  }

  func displayOpen(viewModel: Favourites.Open.ViewModel) {
    switch viewModel {
    case .success(let selectedRow):
      select(selectedRow)
      performSegue(withIdentifier: "Film", sender: self)
    case .failure(let message):
      fail(message) { [weak self] in self?.openSelectedRow() }
    }
  }

  func displayCancel(viewModel: Favourites.Cancel.ViewModel) {
    spinner.stopAnimating()
  }
}
