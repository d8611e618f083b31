import Checks
import ExerciseSupport
import MVVMFCChecks
import Playing
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's flow controller in the module of links.
  private let app: any Architecture = {
    var program = MVVMFCProgram()
    program.link.flowController = { window, dependencies in
      let flowController = LinkFlowController(dependencies: dependencies)
      flowController.window = window
      return part(flowController, connectedBy: \.viewController)
    }
    return MVVMFCArchitecture(program)
  }()

  private let overSheet = Story(
    id: "over-sheet", wish: "open a link while I choose a region",
    steps: [
      .launch(),
      .reply(),
      .tap("All Regions"),
      .openLink("countries://film/tt0042876"),
      .reply(),
      .dontSee("Oceania"),
      .reply(),
      .see("Japan, 1951"),
    ])

  private let regionsAfterwards = Story(
    id: "regions-afterwards", wish: "choose a region after a link has closed the sheet",
    steps: [
      .launch(),
      .reply(),
      .tap("All Regions"),
      .openLink("countries://film/tt0042876"),
      .reply(),
      .reply(),
      .goBack(),
      .goBack(),
      .tap("All Regions"),
      .pick("Africa"),
      .see("60 countries"),
    ])

  private let inTransition = Story(
    id: "in-transition", wish: "open a link while the films of a country appear",
    steps: [
      .launch(),
      .reply(),
      .holdTransition(),
      .pick("Algeria"),
      .openLink("countries://film/tt0042876"),
      .reply(request: 2),
      .finishTransition(),
      .replyToAll(),
      .see("Japan, 1951"),
    ])

  private let fromList = Story(
    id: "from-list", wish: "open a link from the list, and go back through the films",
    steps: [
      .launch(),
      .reply(),
      .openLink("countries://film/tt0042876"),
      .reply(),
      .reply(),
      .see("Japan, 1951"),
      .goBack(),
      .reply(),
      .see("Japan: 18 films"),
      .goBack(),
      .see("253 countries"),
    ])

  private let toNothing = Story(
    id: "to-nothing", wish: "be told that a link leads nowhere",
    steps: [
      .launch(),
      .reply(),
      .openLink("countries://film/tt0000000"),
      .reply(),
      .see("The catalogue has no film tt0000000."),
      .tap("Cancel"),
      .see("253 countries"),
    ])

  @Test func `a link that comes over a sheet closes the sheet`() {
    expectPerformed(overSheet, by: app)
  }

  @Test func `a user can choose a region after a link has closed the sheet`() {
    expectPerformed(regionsAfterwards, by: app)
  }

  @Test func `a link that comes while screens change is opened afterwards`() {
    expectPerformed(inTransition, by: app)
  }

  @Test func `a link opens its film above the films of the country`() {
    expectPerformed(fromList, by: app)
  }

  @Test func `a user is told of a link that leads nowhere`() {
    expectPerformed(toNothing, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
