import Checks
import ExerciseSupport
import MVVMFCChecks
import Playing
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's flow controller in the Countries module.
  private let app: any Architecture = {
    var program = MVVMFCProgram()
    program.countries.flowController = {
      part(CountriesFlowController(dependencies: $0), connectedBy: \.viewController)
    }
    return MVVMFCArchitecture(program)
  }()

  private let goBack = Story(
    id: "go-back", wish: "look at the films of a country, and go back",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .goBack(),
      .see("253 countries"),
    ])

  private let cancel = Story(
    id: "cancel", wish: "look at the regions, and change my mind",
    steps: [
      .launch(),
      .reply(),
      .tap("All Regions"),
      .tap("Cancel"),
      .see("253 countries"),
    ])

  private let leaveFavourites = Story(
    id: "leave-favourites", wish: "look at my favourites, and go back",
    steps: [
      .launch(),
      .reply(),
      .tap("Favourites"),
      .see("No favourites yet"),
      .goBack(),
      .see("253 countries"),
    ])

  @Test func `FC-49 only the navigation controller keeps the films of a country`() {
    expectEqual(
      owners(of: "FilmsViewController", in: goBack, by: app),
      "\n• UIWindow.root → UINavigationController.viewControllers → FilmsViewController", because: "FC-49")
  }

  @Test func `a user looks at the films of a country, and goes back`() {
    expectPerformed(goBack, by: app)
  }

  @Test func `a user looks at the regions, and changes their mind`() {
    expectPerformed(cancel, by: app)
  }

  @Test func `a user looks at the favourites, and goes back`() {
    expectPerformed(leaveFavourites, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
