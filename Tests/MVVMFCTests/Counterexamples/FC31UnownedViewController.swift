import HeadlessUI

@testable import MVVMFC

/// Assumes that it outlives its view model.
private final class FC31UnownedViewController: UIViewController {
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
    viewModel.itemsDidChange = { [unowned self] in
      self.showIsLoading()
    }
    viewModel.selectedIndexDidChange = { [weak spinner] in spinner?.stopAnimating() }
    viewModel.summaryDidChange = { [weak controller = self] in controller?.showIsLoading() }
    viewModel.reload()
  }

  private func showIsLoading() {
    spinner.setAnimating(viewModel.isLoading)
  }
}
