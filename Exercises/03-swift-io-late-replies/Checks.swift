import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor in the Countries scene.
  private let app: any Architecture = {
    var countries = StoryboardScene.countries
    countries.objects = [
      .object("interactor", CountriesInteractor.init),
      .object("viewModel", CountriesViewModel.init),
    ]
    countries.outlets.removeAll { $0.source == "interactor" }
    countries.outlets += [
      .outlet("interactor", \CountriesInteractor.$searchField, to: "searchField"),
      .outlet("interactor", \CountriesInteractor.$list, to: "list"),
    ]
    return SwiftIOArchitecture(SwiftIOProgram(replacing: countries))
  }()

  private let searchAtOnce = Story(
    id: "search-at-once", wish: "search before the countries are loaded",
    steps: [
      .launch(),
      .paste("finland"),
      .reply(),
      .see("Finland"),
      .see("1 country"),
    ])

  private let tryAgain = Story(
    id: "try-again", wish: "search again when a search has failed",
    steps: [
      .launch(),
      .reply(),
      .paste("finland"),
      .fail(),
      .tap("Try Again"),
      .reply(),
      .see("1 country"),
    ])

  private let keepTyping = Story(
    id: "keep-typing", wish: "keep typing while a search is under way",
    steps: [
      .launch(),
      .reply(),
      .type("fi"),
    ])

  private let loadAgain = Story(
    id: "load-again", wish: "clear the field while a search is under way, and load again",
    steps: [
      .launch(),
      .fail(),
      .tap("Cancel"),
      .paste(""),
      .tap("Try Again"),
      .fail(),
      .tap("Cancel"),
      .replyToAll(),
      .see("unavailable"),
      .dontSee("253 countries"),
    ])

  @Test func `the list matches the text in the field`() {
    expectPerformed(searchAtOnce, by: app)
  }

  @Test func `a search that failed can be tried again`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `SIO-10 a search replaces the load that is under way`() throws {
    try expectMessages(
      after: "The user pastes “finland”.", in: searchAtOnce, by: app, because: "SIO-10",
      """
        User → View: paste(_:) "finland"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: reads searchField.text "finland"
        Interactor → Action: made by searchCountries(matching:) "finland"
        Interactor → Action: cancel()
        Action → Catalogue: cancel()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "finland"
      """)
  }

  @Test func `SIO-10 a search replaces the search that is under way`() throws {
    try expectMessages(
      after: "The user types “fi”.", in: keepTyping, by: app, because: "SIO-10",
      """
        User → View: type(_:) "f"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: reads searchField.text "f"
        Interactor → Action: made by searchCountries(matching:) "f"
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "f"
        User → View: type(_:) "fi"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: reads searchField.text "fi"
        Interactor → Action: made by searchCountries(matching:) "fi"
        Interactor → Action: cancel()
        Action → Catalogue: cancel()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "fi"
      """)
  }

  @Test func `a load replaces the search that is under way`() {
    expectPerformed(loadAgain, by: app)
  }

  @Test func `SIO-09 the interactor reads the field before the work begins`() throws {
    try expectKept("SIO-09", by: app, performing: [searchAtOnce], using: Check.swiftIO)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: SwiftIOArchitecture(), using: Check.swiftIO)
  }
}
