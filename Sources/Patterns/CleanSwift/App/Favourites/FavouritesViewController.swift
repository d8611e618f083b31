import Foundation
import HeadlessUI

/// The view models that the view controller displays.
protocol FavouritesViewControllerInput: AnyObject {
  func displayFetch(viewModel: ListFavourites.Fetch.ViewModel)
  func displayOpenFilm(viewModel: ListFavourites.OpenFilm.ViewModel)
}

/// The receiver of the view controller's requests.
typealias FavouritesViewControllerOutput = FavouritesInteractorInput

/// The events of the scene's controls.
protocol FavouritesEvents: AnyObject {
  func reload(_ sender: Any)
}

/// Shows the favourites.
final class FavouritesViewController: UIViewController {
  @Outlet var summary: UILabel
  /// Hidden at first, as set in the storyboard.
  @Outlet var retryButton: UIButton
  @Outlet var list: UITableView
  /// Animates from the start, as set in the storyboard.
  @Outlet var spinner: UIActivityIndicatorView

  var output: (any FavouritesViewControllerOutput)?
  var router: (any FavouritesRoutingLogic & FavouritesDataPassing & FailureRouting)?

  private var rows: [ListFavourites.Row] = []

  init(dependencies: any Dependencies) {
    super.init()
    FavouritesConfigurator.shared.configure(self, dependencies: dependencies)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fetch()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    output?.cancel(request: ListFavourites.Cancel.Request())
  }

  private func fetch() {
    output?.fetch(request: ListFavourites.Fetch.Request())
  }

  private func select(_ row: Int?) {
    let indexPath = row.map { IndexPath(row: $0, section: 0) }
    list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }
}

extension FavouritesViewController: FavouritesEvents {
  @IBAction func reload(_ sender: Any) {
    spinner.startAnimating()
    fetch()
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
    output?.openFilm(request: ListFavourites.OpenFilm.Request(row: indexPath.row))
  }
}

extension FavouritesViewController: FavouritesViewControllerInput {
  func displayFetch(viewModel: ListFavourites.Fetch.ViewModel) {
    switch viewModel {
    case .success(let rows, let selectedRow, let text):
      self.rows = rows
      list.reloadData()
      select(selectedRow)
      summary.text = text
      retryButton.isHidden = true
    case .failure(let message, let text):
      router?.showFailure(message) { [weak self] in
        guard let self else { return }
        reload(self)
      }
      summary.text = text
      retryButton.isHidden = false
    }
    spinner.stopAnimating()
  }

  func displayOpenFilm(viewModel: ListFavourites.OpenFilm.ViewModel) {
    select(viewModel.selectedRow)
    router?.routeToFilm(segue: nil)
  }
}
