import Foundation
import HeadlessUI

/// The view models that the view controller displays.
protocol FilmsViewControllerInput: AnyObject {
  func displayFetch(viewModel: ListFilms.Fetch.ViewModel)
  func displayOpenFilm(viewModel: ListFilms.OpenFilm.ViewModel)
  func displayCancel(viewModel: ListFilms.Cancel.ViewModel)
}

typealias FilmsViewControllerOutput = FilmsInteractorInput

/// The events of the scene's controls.
protocol FilmsEvents: AnyObject {
  func reload(_ sender: Any)
}

/// Shows the films of a country.
final class FilmsViewController: UIViewController {
  @Outlet var summary: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var list: ListView
  @Outlet var spinner: UIActivityIndicatorView

  var output: (any FilmsViewControllerOutput)?
  var router: (any FilmsRoutingLogic & FilmsDataPassing)?

  private let alert = FailureAlert()

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
}

extension FilmsViewController: FilmsEvents {
  @IBAction func reload(_ sender: Any) {
    fetch()
  }
}

extension FilmsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.openFilm(request: ListFilms.OpenFilm.Request(row: indexPath.row))
  }
}

extension FilmsViewController: FilmsViewControllerInput {
  func displayFetch(viewModel: ListFilms.Fetch.ViewModel) {
    switch viewModel {
    case .loading:
      spinner.startAnimating()
    case .success(let rows, let text):
      list.rows = rows
      summary.text = text
      retryButton.isHidden = true
      spinner.stopAnimating()
    case .failure(let message):
      alert.show(message, over: self) { [weak self] in self?.fetch() }
      summary.text = message
      retryButton.isHidden = false
      spinner.stopAnimating()
    }
  }

  func displayOpenFilm(viewModel: ListFilms.OpenFilm.ViewModel) {
    list.select(viewModel.selectedRow)
    router?.routeToFilm(segue: nil)
  }

  func displayCancel(viewModel: ListFilms.Cancel.ViewModel) {
    spinner.stopAnimating()
  }
}
