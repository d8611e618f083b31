import HeadlessUI

@testable import MVVMFC

/// Sets every closure except the summary's.
private final class FC26ViewController: UIViewController {
  private let model: any FavouritesViewModelType
  private let spinner = UIActivityIndicatorView()

  init(model: any FavouritesViewModelType) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.isLoadingDidChange = { [weak self] in self?.showIsLoading() }
    model.itemsDidChange = { [weak self] in self?.showIsLoading() }
    model.selectedIndexDidChange = { [weak self] in self?.showIsLoading() }
    model.reload()
  }

  private func showIsLoading() {
    spinner.setAnimating(model.isLoading)
  }
}
