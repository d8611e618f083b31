import HeadlessUI
import LibraryUI
import Testing

@testable import MVVMFC

@Suite struct FC26Tests {
  @Test func `FC-26 the view controller implements its view model's delegate or closures`() async throws {
    try await expectKept("FC-26")
  }

  @Test
  func `FC-26 counterexample: an object between view model and view controller implements the delegate`()
    async throws
  {
    try await expectBroken(
      "FC-26", naming: "View Model → View Controller", "GreetingsScreen",
      by: .declaredBeside("FC26Program").besidePattern)
  }

  @Test func `FC-26 counterexample: no class implements the delegate`() async throws {
    try await expectBroken(
      "FC-26", naming: "View Model → View Controller", "no type",
      by: .declaredBeside("FC26ForgottenProgram").besidePattern)
  }

  @Test func `FC-26 counterexample: the view controller leaves a closure unset`() async throws {
    try await expectBroken(
      "FC-26", naming: "View Model → View Controller", "FC26ViewController", "'summaryDidChange'",
      by: .readingBeside("FC26ViewController", in: "Modules/Favourites").besidePattern)
  }

  @Test func `FC-26 counterexample: the factory sets a closure`() async throws {
    try await expectBroken(
      "FC-26", naming: "View Model → View Controller", "FC26Factory.swift", "viewModel.itemsDidChange",
      by: .readingBeside("FC26Factory", in: "Modules/Favourites").besidePattern)
  }
}

/// Has a separate object as the view model's delegate.
enum FC26Program {
  protocol GreetingsViewModelDelegate: AnyObject {
    func greetingsDidChange()
  }

  final class GreetingsScreen: GreetingsViewModelDelegate {
    func greetingsDidChange() {}
  }

  final class GreetingsViewController: UIViewController {
    let screen = GreetingsScreen()
  }
}

/// Declares a delegate protocol that no class implements.
enum FC26ForgottenProgram {
  protocol GreetingsViewModelDelegate: AnyObject {
    func greetingsDidChange()
  }
}

private enum FC26ViewController {
  // import HeadlessUI

  // @testable import MVVMFC

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
      model.canRetryDidChange = { [weak self] in self?.showIsLoading() }
      model.reload()
    }

    private func showIsLoading() {
      spinner.setAnimating(model.isLoading)
    }
  }
}

private enum FC26Factory {
  // import HeadlessUI

  // @testable import MVVMFC

  /// Sets a closure of the view model, which is the view controller's task.
  private enum FC26Factory {
    static func create(dependencies: any DependencyManager) -> UIViewController {
      let flowController = FavouritesFlowController(dependencies: dependencies)
      let viewModel = FavouritesViewModel(
        findFavourites: dependencies.findFavourites, flowController: flowController)
      let viewController = FavouritesViewController(viewModel: viewModel)
      flowController.viewController = viewController
      viewModel.itemsDidChange = { [weak viewController] in viewController?.title = "Favourites" }
      return viewController
    }
  }
}
