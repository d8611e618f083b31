import HeadlessUI
import Testing

@Suite struct FC26Tests {
  @Test func `FC-26 the view controller implements its view model's delegate or closures`() throws {
    try expectKept("FC-26")
  }

  @Test
  func `FC-26 counterexample: an object between view model and view controller implements the delegate`()
    throws
  {
    try expectBroken(
      "FC-26", naming: "View Model → View Controller", "GreetingsScreen",
      by: .declaredBeside("FC26Program").besidePattern)
  }

  @Test func `FC-26 counterexample: no class implements the delegate`() throws {
    try expectBroken(
      "FC-26", naming: "View Model → View Controller", "no type",
      by: .declaredBeside("FC26ForgottenProgram").besidePattern)
  }

  @Test func `FC-26 counterexample: the view controller leaves a closure unset`() throws {
    try expectBroken(
      "FC-26", naming: "View Model → View Controller", "FC26ViewController", "'summaryDidChange'",
      by: .readingBeside("Counterexamples/FC26ViewController.swift", in: "Modules/Favourites").besidePattern)
  }

  @Test func `FC-26 counterexample: the factory sets a closure`() throws {
    try expectBroken(
      "FC-26", naming: "View Model → View Controller", "FC26Factory.swift", "viewModel.itemsDidChange",
      by: .readingBeside("Counterexamples/FC26Factory.swift", in: "Modules/Favourites").besidePattern)
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
