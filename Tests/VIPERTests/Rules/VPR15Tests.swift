import HeadlessUI
import Playing
import Testing

@testable import VIPER

@Suite struct VPR15Tests {
  @Test func `VPR-15 the presenter gathers what the user does`() async throws {
    try await expectKept("VPR-15")
  }

  @Test func `VPR-15 counterexample: the view controller sends the request itself`() async throws {
    let program = VIPERProgram.plain(
      view: { HastyViewController() }, module: KnowingModule.self)
    try await expectBroken("VPR-15", naming: "View Controller", "Interactor", by: .running(program))
  }

  @Test func `VPR-15 counterexample: on each search, the view reports that it has loaded`() async throws {
    try await expectBroken(
      "VPR-15", naming: "View Controller → Presenter", "has not happened",
      by: .running(.plain(view: { ForgetfulViewController() })))
  }

  @Test func `VPR-15 counterexample: the view controller decides that a text was searched for before`()
    async throws
  {
    let story = Story(
      id: "search-again", wish: "search for the same text again",
      steps: Story.plainVisit.steps + [.goBack(), .paste("fin")])
    try await expectBroken(
      "VPR-15", naming: "View → View Controller", "keeps this event to itself",
      by: .running(.plain(view: { ChoosyViewController() }), performing: story))
  }

  @Test func `VPR-15 counterexample: the view controller asks the wireframe for another screen`() async throws
  {
    let program = VIPERProgram.plain(
      view: { LeavingViewController() }, module: KnowingModule.self,
      changing: { scene in
        scene.rightBarButtonItem = .item("favouritesButton", title: "Favourites")
        scene.actions.append(
          .action("favouritesButton", to: "owner") { (target: any CountriesEvents, sender) in
            target.openFavourites(sender)
          })
      })
    let story = Story(
      id: "visit-favourites", wish: "look in, and see my favourites",
      steps: Story.plainVisit.steps + [.goBack(), .tap("Favourites"), .reply()])
    try await expectBroken(
      "VPR-15", naming: "View Controller", "Wireframe", by: .running(program, performing: story))
  }
}

/// Reports a search only if the text differs from the last one.
private final class ChoosyViewController: PlainViewController {
  private var lastText: String?

  override func search(_ sender: Any) {
    guard searchField.text != lastText else { return }
    lastText = searchField.text
    super.search(sender)
  }
}

/// Whenever the user searches, reports again that it has loaded.
private final class ForgetfulViewController: PlainViewController {
  override func search(_ sender: Any) {
    presenter?.updateView()
    super.search(sender)
  }
}

/// Refers to its presenter, through which it reaches the presenter's neighbours.
private class KnowingViewController: PlainViewController {
  weak var neighbour: PlainPresenter?
}

/// Sends the request for a sort to the interactor itself.
private final class HastyViewController: KnowingViewController {
  override func sortByName(_ sender: Any) {
    neighbour?.sortCountries.sort(by: .name)
  }
}

/// Asks the wireframe for the favourites itself.
private final class LeavingViewController: KnowingViewController {
  override func openFavourites(_ sender: Any) {
    neighbour?.wireframe.showFavourites()
  }
}

/// Lets the view controller know the presenter by its class.
private final class KnowingModule: PlainModule {
  override func connect(_ view: PlainViewController, _ presenter: PlainPresenter) {
    (view as? KnowingViewController)?.neighbour = presenter
  }
}
