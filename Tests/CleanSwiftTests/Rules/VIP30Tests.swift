import HeadlessUI
import PatternTesting
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP30Tests {
  @Test func `VIP-30 an input that needs business logic becomes a request`() async throws {
    try await expectKept("VIP-30")
  }

  @Test func `VIP-30 counterexample: the view controller reverses its rows itself`() async throws {
    let program = CleanSwiftProgram.plain(controller: {
      CleverViewController(dependencies: $0, configurator: $1)
    })
    try await expectBroken(
      "VIP-30", naming: "View Controller → Interactor", "View", by: .running(program))
  }

  @Test func `VIP-30 counterexample: the view controller decides that a search is not needed`() async throws {
    let program = CleanSwiftProgram.plain(controller: {
      ChoosyViewController(dependencies: $0, configurator: $1)
    })
    let story = Story(
      id: "search-again", wish: "search for the same text again",
      steps: Story.plainVisit.steps + [.paste("fin")])
    try await expectBroken(
      "VIP-30", naming: "View → View Controller", "keeps this event to itself",
      by: .running(program, performing: story))
  }

  @Test func `VIP-30 counterexample: the view controller starts the spinner, but requests nothing`()
    async throws
  {
    try await expectBroken(
      "VIP-30", naming: "View Controller → Interactor", "View", by: .running(spinning(requestsSort: false)))
  }

  @Test func `VIP-30 counterexample: the view controller starts the spinner before it sends the request`()
    async throws
  {
    try await expectBroken(
      "VIP-30", naming: "View Controller → Interactor", "View", by: .running(spinning(requestsSort: true)))
  }

  private func spinning(requestsSort: Bool) -> CleanSwiftProgram {
    .plain(
      controller: { dependencies, configurator in
        let controller = SpinningViewController(dependencies: dependencies, configurator: configurator)
        controller.requestsSort = requestsSort
        return controller
      },
      changing: { scene in
        scene.outlets.append(.outlet("owner", \SpinningViewController.$spinner, to: "spinner"))
      })
  }
}

/// Sends a request for a search twice, and then no more.
private final class ChoosyViewController: PlainViewController {
  private var searches = 0

  override func search(_ sender: Any) {
    searches += 1
    if searches < 3 { super.search(sender) }
  }
}

/// Starts the spinner before it sorts.
private final class SpinningViewController: PlainViewController {
  @Outlet var spinner: UIActivityIndicatorView
  var requestsSort = true

  override func sortByName(_ sender: Any) {
    spinner.startAnimating()
    if requestsSort { super.sortByName(sender) }
  }
}

/// Reverses its rows without a request.
private final class CleverViewController: PlainViewController {
  override func sortByName(_ sender: Any) {
    show(rows.reversed())
  }
}
