import HeadlessUI

@testable import MVVMFC

/// Is sure that it lives longer than its view model.
private final class FC31UnownedViewController: UIViewController {
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
    viewModel.itemsDidChange = { [unowned self] in
      self.showLoading()
    }
    viewModel.openedIndexDidChange = { [weak spinner] in spinner?.stopAnimating() }
    viewModel.summaryDidChange = { [weak controller = self] in controller?.showLoading() }
    viewModel.reload()
  }

  private func showLoading() {
    spinner.setAnimating(viewModel.isLoading)
  }
}
