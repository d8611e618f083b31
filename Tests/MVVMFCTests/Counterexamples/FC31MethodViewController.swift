import HeadlessUI

@testable import MVVMFC

/// Hands over methods of its own.
private final class FC31MethodViewController: UIViewController {
  private let viewModel: any FavouritesViewModelType
  private let spinner = UIActivityIndicatorView()

  init(viewModel: any FavouritesViewModelType) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.loadingDidStart = { [weak self] in self?.showLoading() }
    viewModel.loadingDidFinish = { [weak self] in
      self?.showLoading()
    }
    viewModel.itemsDidChange = showLoading
    viewModel.openedIndexDidChange = { [weak spinner] in spinner?.stopAnimating() }
    viewModel.summaryDidChange = self.showLoading
    viewModel.reload()
  }

  private func showLoading() {
    spinner.setAnimating(viewModel.isLoading)
  }
}
