import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC31Tests {
  @Test func `FC-31 closures on the view model capture the view controller weakly`() throws {
    try expectKept("FC-31")
  }

  @Test func `FC-31 counterexample: a closure holds the view controller that holds the view model`() throws {
    try expectBroken(
      "FC-31", naming: "View Controller → View Model", "outlived", "ForgetfulViewController",
      by: .running(.plain(favourites: ForgetfulViewController.self)).besidePattern)
  }

  @Test func `FC-31 counterexample: a closure captures the view controller unowned`() throws {
    try expectBroken(
      "FC-31", naming: "View Controller → View Model", "FC31UnownedViewController.swift",
      "viewModel.itemsDidChange",
      by: .readingBeside("Counterexamples/FC31UnownedViewController.swift", in: "Modules/Favourites")
        .besidePattern)
  }

  @Test func `FC-31 counterexample: a method is set as a closure and captures its object`()
    throws
  {
    try expectBroken(
      "FC-31", naming: "View Controller → View Model", "FC31MethodViewController.swift", "weak self",
      by: .readingBeside("Counterexamples/FC31MethodViewController.swift", in: "Modules/Favourites")
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
