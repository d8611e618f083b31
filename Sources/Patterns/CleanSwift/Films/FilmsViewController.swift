import Foundation
import HeadlessUI

/// What the view controller can be given to show.
protocol FilmsViewControllerInput: AnyObject {
  func displayFetch(viewModel: Films.Fetch.ViewModel)
  func displayOpen(viewModel: Films.Open.ViewModel)
  func displayCancel(viewModel: Films.Cancel.ViewModel)
}

/// Whom the view controller asks for work.
typealias FilmsViewControllerOutput = FilmsInteractorInput

/// What a person can do to a country's films, besides picking a row.
protocol FilmsEvents: AnyObject {
  func retry(_ sender: Any)
}

/// Shows a country's films.
final class FilmsViewController: UIViewController {
  @Outlet var summary: UILabel
  @Outlet var list: UITableView
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var failure: any FailureDisplay

  var output: (any FilmsViewControllerOutput)?
  var router: (any FilmsRoutingLogic & FilmsDataPassing)?

  private var rows: [Films.Row] = []
  private var failedAttempt: (() -> Void)?

  init(
    dependencies: any Dependencies,
    configurator: any Configuring<FilmsViewController> = FilmsConfigurator.shared
  ) {
    super.init()
    configurator.configure(self, dependencies: dependencies)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fetch()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { output?.cancel(request: Films.Cancel.Request()) }
  }

  private func fetch() {
    output?.fetch(request: Films.Fetch.Request())
  }

  private func openSelectedRow() {
    guard let row = list.indexPathForSelectedRow?.row else { return }
    output?.open(request: Films.Open.Request(row: row))
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

extension FilmsViewController: FilmsEvents {
  @IBAction func retry(_ sender: Any) {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
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
    openSelectedRow()
  }
}

extension FilmsViewController: FilmsViewControllerInput {
  func displayFetch(viewModel: Films.Fetch.ViewModel) {
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

  func displayOpen(viewModel: Films.Open.ViewModel) {
    switch viewModel {
    case .success(let selectedRow):
      select(selectedRow)
      router?.routeToFilm(segue: nil)
    case .failure(let message):
      fail(message) { [weak self] in self?.openSelectedRow() }
    }
  }

  func displayCancel(viewModel: Films.Cancel.ViewModel) {
    spinner.stopAnimating()
  }
}
