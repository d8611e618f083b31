import Catalogue
import HeadlessUI
import Playing
import Testing

@testable import SwiftIO

@Suite struct SIO20Tests {
  @Test func `SIO-20 the view model pushes into the view`() async throws {
    try await expectKept("SIO-20")
  }

  @Test func `SIO-20 counterexample: the interactor pushes into the view`() async throws {
    let program = SwiftIOProgram.plain(
      interactor: TalkativeInteractor.init,
      change: { scene in
        scene.outlets.append(.outlet("interactor", \TalkativeInteractor.$summary, to: "summary"))
      })
    try await expectBroken("SIO-20", naming: "Interactor → View", "View Model", by: .running(program))
  }

  @Test func `SIO-20 counterexample: the view asks the view model`() async throws {
    let program = SwiftIOProgram.plain(change: { scene in
      scene.views[0] = .view("searchField", AskingField.init)
      scene.outlets.append(.outlet("searchField", \AskingField.$viewModel, to: "viewModel"))
    })
    try await expectBroken("SIO-20", naming: "View → View Model", by: .running(program))
  }

  @Test func `SIO-20 counterexample: the view model pushes no message into its alert`()
    async throws
  {
    let program = SwiftIOProgram.plain(root: { AlarmingViewController(actions: $0) })
    try await expectBroken("SIO-20", naming: "View Model → View", "UIAlertController", by: .running(program))
  }

  @Test
  func `SIO-20 counterexample: the view model pushes no message into an alert that waits for a transition`()
    async throws
  {
    let story = Story(
      id: "visit-in-transition", wish: "search, and go on before the reply",
      steps: [
        .launch(), .reply(), .paste("fr"), .holdTransition(), .tap("Name ↑"), .reply(), .finishTransition(),
      ])
    let program = SwiftIOProgram.plain(root: { WaitingViewController(actions: $0) })
    try await expectBroken(
      "SIO-20", naming: "View Model → View", "UIAlertController",
      by: .running(program, performing: story))
  }
}

/// Shows the countries once more after a sort; when they have appeared, presents the alert.
private final class WaitingViewController: AlarmingViewController {
  override func countriesDidReorder() {
    super.countriesDidReorder()
    guard let storyboard else { return }
    let next = storyboard.instantiateViewController(identifier: "Countries") {
      PlainViewController(actions: actions)
    }
    navigationController?.pushViewController(next, animated: true)
  }

  override func alarm() {
    navigationController?.whenAtRest { [weak self] in
      guard let self else { return }
      navigationController?.present(alert, animated: true)
    }
  }
}

/// Presents an alert into which the view model pushes no message.
private class AlarmingViewController: PlainViewController {
  let alert = UIAlertController.failure {}

  override func wire() {
    super.wire()
    viewModel.alert = alert
  }

  override func countriesDidFind() {
    super.countriesDidFind()
    alarm()
  }

  func alarm() { present(alert, animated: true) }
}

/// Writes to the view when it has finished.
private final class TalkativeInteractor: PlainInteractor {
  @Outlet var summary: any TextDisplay

  override func finish(
    _ countries: [Country], _ order: CountryOrder, _ notify: (any CountriesInteractorDelegate) -> Void
  ) {
    super.finish(countries, order, notify)
    summary.text = "Done"
  }
}

/// Sends a request to the view model whenever its text changes.
private final class AskingField: UISearchTextField {
  @Outlet var viewModel: any CountriesViewModelInput

  override init() {
    super.init()
    addAction(UIAction { [unowned self] _ in viewModel.refresh(.list) }, for: .editingChanged)
  }
}
