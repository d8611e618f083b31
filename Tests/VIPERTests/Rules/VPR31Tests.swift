import HeadlessUI
import Testing

@testable import VIPER

@Suite struct VPR31Tests {
  @Test func `VPR-31 the wireframe owns the window and the navigation controller`() async throws {
    try await expectKept("VPR-31")
  }

  @Test func `VPR-31 counterexample: the module's wireframe holds the navigation controller`() async throws {
    try await expectBroken(
      "VPR-31", naming: "Presenter → Wireframe", "survived",
      by: .running(
        .plain(wireframe: { store, storyboard, _ in ClingingWireframe(store: store, storyboard: storyboard) })
      ))
  }

  @Test func `VPR-31 counterexample: the view holds the navigation controller`() async throws {
    try await expectBroken(
      "VPR-31", naming: "View Controller → UINavigationController", "Wireframe",
      by: .running(.plain(view: { StackingViewController() })))
  }

  @Test func `VPR-31 counterexample: the presenter holds the navigation controller`() async throws {
    try await expectBroken(
      "VPR-31", naming: "Presenter → UINavigationController", "Wireframe",
      by: .running(.plain(view: { LendingViewController() }, presenter: StackingPresenter.self)))
  }
}

/// Holds the navigation controller, which holds the screen whose presenter holds this wireframe.
private final class ClingingWireframe: ModuleWireframe, @MainActor CountriesRouting {
  private var navigationController: UINavigationController?

  func showFilms(ofCountry code: String, named name: String) {
    navigationController = viewController?.navigationController
    push(FilmsWireframe.makeModule(ofCountry: code, named: name, store: store, storyboard: storyboard))
  }

  func showRegions(delegate: any RegionsModuleDelegate) {}

  func showFavourites() {}
}

/// Holds the navigation controller that contains it.
private final class StackingViewController: PlainViewController {
  var stack: UINavigationController?

  override func sortByName(_ sender: Any) {
    stack = navigationController
    super.sortByName(sender)
  }
}

/// Holds a navigation controller, as if it were to push screens itself.
private final class StackingPresenter: PlainPresenter {
  var stack: UINavigationController?
}

/// Gives its presenter the navigation controller.
private final class LendingViewController: PlainViewController {
  override func sortByName(_ sender: Any) {
    (presenter as? StackingPresenter)?.stack = navigationController
    super.sortByName(sender)
  }
}
