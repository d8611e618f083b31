import HeadlessUI

@testable import MVVMFC

/// Sets its own methods as closures, which hold it strongly.
private final class FC31MethodViewController: UIViewController {
  private let viewModel: any FavouritesViewModelType
  private let spinner = UIActivityIndicatorView()

  init(viewModel: any FavouritesViewModelType) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.isLoadingDidChange = { [weak self] in
      self?.showIsLoading()
    }
    viewModel.itemsDidChange = showIsLoading
    viewModel.selectedIndexDidChange = { [weak spinner] in spinner?.stopAnimating() }
    viewModel.summaryDidChange = self.showIsLoading
    viewModel.reload()
  }

  private func showIsLoading() {
    spinner.setAnimating(viewModel.isLoading)
  }
}
