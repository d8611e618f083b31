import Checks
import ExerciseSupport
import MVVMFCChecks
import Playing
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's view model in the Countries module.
  private let app: any Architecture = {
    var program = MVVMFCProgram()
    program.countries.viewModel = {
      CountriesViewModel(catalogue: $0, findFavourites: $1, flowController: $2)
    }
    return MVVMFCArchitecture(program)
  }()

  private let changeOfMind = Story(
    id: "change-of-mind", wish: "search for something else before the first reply comes",
    steps: [
      .launch(),
      .reply(),
      .paste("france"),
      .paste("finland"),
      .reply(),
      .see("Finland"),
      .dontSee("France"),
    ])

  private let searchAtOnce = Story(
    id: "search-at-once", wish: "search before the countries are loaded",
    steps: [
      .launch(),
      .paste("finland"),
      .see("Loading…"),
      .reply(),
      .see("Finland"),
      .dontSee("Loading…"),
    ])

  private let searchAgain = Story(
    id: "search-again", wish: "repeat a search that has failed",
    steps: [
      .launch(),
      .reply(),
      .paste("finland"),
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .reply(),
      .see("1 country"),
      .dontSee("unavailable"),
    ])

  @Test func `the list shows the result of the last search`() {
    expectPerformed(changeOfMind, by: app)
  }

  @Test func `a search does not wait until the countries are loaded`() {
    expectPerformed(searchAtOnce, by: app)
  }

  @Test func `FC-32 the view model sends a request for every search`() throws {
    try expectKept("FC-32", by: app, performing: [changeOfMind, searchAtOnce], using: Check.mvvmFC)
  }

  @Test func `FC-32 the view model cancels the previous search and sends a new request`() throws {
    try expectMessages(
      after: "The user pastes “finland”.", in: changeOfMind, by: app, because: "FC-32",
      """
        User → View: paste(_:) "finland"
        View → View Controller: searchBar(_:textDidChange:) "finland"
      1 View Controller → View Model: search(text:) "finland"
        View Model → Service: cancel()
        Service → Api Session: cancel()
        Api Session → Catalogue: cancel()
      3 View Model → Service: countries(matching:completion:) "finland"
        Service → Api Session: request(_:completion:) "countries.json?matching=finland"
        Api Session → Catalogue: countries(matching:completion:) "finland"
      """)
  }

  @Test func `a search that failed can be tried again`() {
    expectPerformed(searchAgain, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
