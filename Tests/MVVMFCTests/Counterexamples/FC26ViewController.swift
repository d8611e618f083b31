import HeadlessUI

@testable import MVVMFC

/// Listens for everything but the summary.
private final class FC26ViewController: UIViewController {
  private let model: any FavouritesViewModelType
  private let spinner = UIActivityIndicatorView()

  init(model: any FavouritesViewModelType) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.loadingDidStart = { [weak self] in self?.showLoading() }
    model.loadingDidFinish = { [weak self] in self?.showLoading() }
    model.itemsDidChange = { [weak self] in self?.showLoading() }
    model.openedIndexDidChange = { [weak self] in self?.showLoading() }
    model.reload()
  }

  private func showLoading() {
    spinner.setAnimating(model.isLoading)
  }
}
