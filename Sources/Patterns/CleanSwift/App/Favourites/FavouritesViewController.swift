import Foundation
import HeadlessUI

/// The view models that the view controller displays.
protocol FavouritesViewControllerInput: AnyObject {
  func displayFetch(viewModel: ListFavourites.Fetch.ViewModel)
  func displayOpenFilm(viewModel: ListFavourites.OpenFilm.ViewModel)
  func displayCancel(viewModel: ListFavourites.Cancel.ViewModel)
}

typealias FavouritesViewControllerOutput = FavouritesInteractorInput

/// The events of the scene's controls.
protocol FavouritesEvents: AnyObject {
  func reload(_ sender: Any)
}

/// Shows the favourites.
final class FavouritesViewController: UIViewController {
  @Outlet var summary: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var list: ListView
  @Outlet var spinner: UIActivityIndicatorView

  var output: (any FavouritesViewControllerOutput)?
  var router: (any FavouritesRoutingLogic & FavouritesDataPassing)?

  private let alert = FailureAlert()

  init(dependencies: any Dependencies) {
    super.init()
    FavouritesConfigurator.shared.configure(self, dependencies: dependencies)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fetch(isRetry: false)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    output?.cancel(request: ListFavourites.Cancel.Request())
  }

  private func fetch(isRetry: Bool) {
    output?.fetch(request: ListFavourites.Fetch.Request(isRetry: isRetry))
  }
}

extension FavouritesViewController: FavouritesEvents {
  @IBAction func reload(_ sender: Any) {
    fetch(isRetry: true)
  }
}

extension FavouritesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.openFilm(request: ListFavourites.OpenFilm.Request(row: indexPath.row))
  }
}

extension FavouritesViewController: FavouritesViewControllerInput {
  func displayFetch(viewModel: ListFavourites.Fetch.ViewModel) {
    switch viewModel {
    case .loading:
      spinner.startAnimating()
    case .success(let rows, let selectedRow, let text):
      list.rows = rows
      list.select(selectedRow)
      summary.text = text
      retryButton.isHidden = true
      spinner.stopAnimating()
    case .failure(let message, let text):
      alert.show(message, over: self) { [weak self] in self?.fetch(isRetry: true) }
      summary.text = text
      retryButton.isHidden = false
      spinner.stopAnimating()
    }
  }

  func displayOpenFilm(viewModel: ListFavourites.OpenFilm.ViewModel) {
    list.select(viewModel.selectedRow)
    router?.routeToFilm(segue: nil)
  }

  func displayCancel(viewModel: ListFavourites.Cancel.ViewModel) {
    spinner.stopAnimating()
  }
}
