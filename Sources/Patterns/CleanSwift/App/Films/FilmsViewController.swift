import Foundation
import HeadlessUI

/// The view models that the view controller displays.
protocol FilmsViewControllerInput: AnyObject {
  func displayFetch(viewModel: ListFilms.Fetch.ViewModel)
  func displayOpenFilm(viewModel: ListFilms.OpenFilm.ViewModel)
}

/// The receiver of the view controller's requests.
typealias FilmsViewControllerOutput = FilmsInteractorInput

/// The events of the scene's controls.
protocol FilmsEvents: AnyObject {
  func reload(_ sender: Any)
}

/// Shows the films of a country.
final class FilmsViewController: UIViewController {
  @Outlet var summary: UILabel
  /// Hidden at first, as set in the storyboard.
  @Outlet var retryButton: UIButton
  @Outlet var list: UITableView
  /// Animates from the start, as set in the storyboard.
  @Outlet var spinner: UIActivityIndicatorView

  var output: (any FilmsViewControllerOutput)?
  var router: (any FilmsRoutingLogic & FilmsDataPassing & FailureRouting)?

  private var rows: [ListFilms.Row] = []

  init(dependencies: any Dependencies) {
    super.init()
    FilmsConfigurator.shared.configure(self, dependencies: dependencies)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fetch()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { output?.cancel(request: ListFilms.Cancel.Request()) }
  }

  private func fetch() {
    output?.fetch(request: ListFilms.Fetch.Request())
  }

  private func select(_ row: Int) {
    list.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
  }
}

extension FilmsViewController: FilmsEvents {
  @IBAction func reload(_ sender: Any) {
    spinner.startAnimating()
    fetch()
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
    output?.openFilm(request: ListFilms.OpenFilm.Request(row: indexPath.row))
  }
}

extension FilmsViewController: FilmsViewControllerInput {
  func displayFetch(viewModel: ListFilms.Fetch.ViewModel) {
    switch viewModel {
    case .success(let rows, let text):
      self.rows = rows
      list.reloadData()
      summary.text = text
      retryButton.isHidden = true
    case .failure(let message):
      router?.showFailure(message) { [weak self] in
        guard let self else { return }
        reload(self)
      }
      summary.text = message
      retryButton.isHidden = false
    }
    spinner.stopAnimating()
  }

  func displayOpenFilm(viewModel: ListFilms.OpenFilm.ViewModel) {
    select(viewModel.selectedRow)
    router?.routeToFilm(segue: nil)
  }
}
