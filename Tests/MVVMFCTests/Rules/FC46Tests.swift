import HeadlessUI
import Playing
import Testing

@testable import MVVMFC

@Suite struct FC46Tests {
  @Test func `FC-46 flow controllers navigate`() async throws {
    try await expectKept("FC-46")
  }

  @Test func `FC-46 counterexample: the view controller presents an alert`() async throws {
    let program = MVVMFCProgram.plain(viewController: TellingViewController.self)
    var steps = Story.plainVisit.steps
    steps.insert(.tap("OK"), at: 3)
    let story = Story(id: "told-visit", wish: "look in, and see an explanation of sorting", steps: steps)
    try await expectBroken(
      "FC-46", naming: "View Controller → Navigation", "Flow Controller",
      by: .running(program, performing: story))
  }

  @Test func `FC-46 counterexample: the view controller goes back by itself`() async throws {
    let program = MVVMFCProgram.plain(viewController: ReturningViewController.self)
    try await expectBroken(
      "FC-46", naming: "View Controller → Navigation", "Flow Controller", by: .running(program))
  }

  @Test func `FC-46 counterexample: the view model calls the factory of the next module`() async throws {
    var program = MVVMFCProgram.plain(viewModel: LeavingViewModel.self)
    let rootIn = program.rootIn
    program.rootIn = { navigation, dependencies in
      LeavingViewModel.dependencies = dependencies.manager
      LeavingViewModel.navigation = navigation
      rootIn(navigation, dependencies)
    }
    try await expectBroken("FC-46", naming: "View Model → Factory", "Flow Controller", by: .running(program))
  }

  @Test func `FC-46 counterexample: beside a factory's tab, the application fills the other one itself`()
    async throws
  {
    var program = MVVMFCProgram.plain()
    program.rootIn = { navigation, dependencies in
      let flowController = PlainFlowController(dependencies: dependencies.manager)
      let countries = PlainViewController(
        viewModel: PlainViewModel(
          catalogue: dependencies.manager.catalogue, findFavourites: dependencies.manager.findFavourites,
          flowController: flowController))
      flowController.viewController = countries
      navigation.setViewControllers([countries], animated: false)
    }
    var steps = Story.plainVisit.steps
    steps[0] = .launchWithTabs()
    let story = Story(id: "visit-with-tabs", wish: "look in for a moment, with tabs", steps: steps)
    try await expectBroken(
      "FC-46", naming: "Application → Navigation", "Flow Controller",
      by: .running(program, performing: story))
  }
}

/// Presents an alert after every sort.
private final class TellingViewController: PlainViewController {
  override func sortByName(_ sender: UIBarButtonItem) {
    super.sortByName(sender)
    let alert = UIAlertController(title: "Sorted", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

/// Pops itself whenever it appears.
private final class ReturningViewController: PlainViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.popViewController(animated: false)
  }
}

/// Knows the navigation controller and the dependency manager.
private final class LeavingViewModel: PlainViewModel {
  static weak var dependencies: (any DependencyManager)?
  static weak var navigation: UINavigationController?

  override func selectedItem(index: Int) {
    selectedIndex = index
    delegate?.selectedIndexDidChange()
    guard let dependencies = Self.dependencies, let navigation = Self.navigation else { return }
    FilmsFactory.pushIn(navigation, country: countries[index], dependencies: dependencies)
  }
}
