import Checks
import PatternTesting
import Playing
import Testing

@testable import MVVMFC

/// The stories, with the app as it ships and with the app whose boundaries are observed.
@Suite struct StoryTests {
  @Test(arguments: Story.all + Story.further)
  func `a story passes, and the app behaves in the same way whether it is observed or not`(
    story: Story
  ) throws {
    try mvvmFC.expectSameBehaviour(in: story)
  }

  @Test
  func `an app that asks for a class differs when it is observed, and the comparison says where`()
    throws
  {
    let story = Story(id: "short-visit", wish: "see the countries", steps: [.launch(), .reply()])
    let asking = MVVMFCProgram.plain(viewController: AskingViewController.self)
    let differences = try mvvmFC.differences(in: story, with: MVVMFCArchitecture(asking))
    for place in ["screen", "list of view controllers", "list of requests", "use of the store"] {
      #expect(differences.contains { $0.contains("the observed program has another \(place):") }, "\(place)")
    }
    #expect(try mvvmFC.differences(in: story, with: MVVMFCArchitecture(.plain())) == [])
  }

  @Test func `no part asks what class stands behind a protocol`() {
    #expect(mvvmFC.evidence.castsToOwnClasses == [])
  }

  @Test func `every story can be played to its end`() {
    mvvmFC.expectStoriesPass()
  }

  @Test func `each error has one text, whatever was asked for or to be done`() throws {
    try mvvmFC.expectErrorTexts()
  }

  @Test func `one event of the user starts nothing twice`() {
    mvvmFC.expectNothingStartsTwice()
  }

  @Test func `every variable belongs to an object`() {
    mvvmFC.expectNoSharedState()
  }
}

/// Asks what class its view model has. An observer stands before the class, so the answer is another one when the app is
/// observed.
private final class AskingViewController: PlainViewController {
  private var hasAsked = false

  override func itemsDidChange() {
    super.itemsDidChange()
    guard !hasAsked, viewModel is PlainViewModel else { return }
    hasAsked = true
    viewModel.search(text: "fin")
    viewModel.openFavourites()
  }
}
