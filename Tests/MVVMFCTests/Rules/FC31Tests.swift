import HeadlessUI
import LibraryUI
import Testing

@testable import MVVMFC

@Suite struct FC31Tests {
  @Test func `FC-31 closures on the view model capture the view controller weakly`() async throws {
    try await expectKept("FC-31")
  }

  @Test func `FC-31 counterexample: a closure holds the view controller that holds the view model`()
    async throws
  {
    try await expectBroken(
      "FC-31", naming: "View Controller → View Model", "outlived", "ForgetfulViewController",
      by: .running(.plain(favourites: ForgetfulViewController.self)).besidePattern)
  }

  @Test func `FC-31 counterexample: a closure captures the view controller unowned`() async throws {
    try await expectBroken(
      "FC-31", naming: "View Controller → View Model", "FC31UnownedViewController.swift",
      "viewModel.itemsDidChange",
      by: .readingBeside("FC31UnownedViewController", in: "Modules/Favourites")
        .besidePattern)
  }

  @Test func `FC-31 counterexample: a method is set as a closure and captures its object`()
    async throws
  {
    try await expectBroken(
      "FC-31", naming: "View Controller → View Model", "FC31MethodViewController.swift", "weak self",
      by: .readingBeside("FC31MethodViewController", in: "Modules/Favourites")
        .besidePattern)
  }
}

/// Does not capture itself weakly.
private final class ForgetfulViewController: PlainFavouritesViewController {
  override func listen() {
    super.listen()
    viewModel.itemsDidChange = { self.showItems() }
  }
}

private enum FC31UnownedViewController {
  // import HeadlessUI

  // @testable import MVVMFC

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
      viewModel.canRetryDidChange = { [weak self] in self?.showIsLoading() }
      viewModel.reload()
    }

    private func showIsLoading() {
      spinner.setAnimating(viewModel.isLoading)
    }
  }
}

private enum FC31MethodViewController {
  // import HeadlessUI

  // @testable import MVVMFC

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
      viewModel.canRetryDidChange = { [weak self] in self?.showIsLoading() }
      viewModel.reload()
    }

    private func showIsLoading() {
      spinner.setAnimating(viewModel.isLoading)
    }
  }
}
