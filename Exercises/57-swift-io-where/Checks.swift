import Catalogue
import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  /// The kit's parts, with this exercise's Countries scene.
  private static let program: SwiftIOProgram = {
    var countries = StoryboardScene.countries
    countries.objects = [
      .object("interactor", CountriesInteractor.init),
      .object("viewModel", CountriesViewModel.init),
    ]
    countries.outlets = [
      .outlet("owner", \CountriesViewController.$interactor, to: "interactor"),
      .outlet("owner", \CountriesViewController.$viewModel, to: "viewModel"),
      .outlet("interactor", \CountriesInteractor.$searchField, to: "searchField"),
      .outlet("interactor", \CountriesInteractor.$list, to: "list"),
      .outlet("viewModel", \CountriesViewModel.$list, to: "list"),
      .outlet("viewModel", \CountriesViewModel.$summary, to: "summary"),
      .outlet("viewModel", \CountriesViewModel.$retryButton, to: "retryButton"),
      .outlet("viewModel", \CountriesViewModel.$spinner, to: "spinner"),
      .outlet("viewModel", \CountriesViewModel.$nameButton, to: "nameButton"),
      .outlet("viewModel", \CountriesViewModel.$populationButton, to: "populationButton"),
      .outlet("viewModel", \CountriesViewModel.$regionButton, to: "regionButton"),
    ]
    var program = SwiftIOProgram(replacing: countries)
    program.makeRoot = { CountriesViewController(actions: $0) }
    return program
  }()

  /// The app made of these parts.
  private let app: any Architecture = SwiftIOArchitecture(program)

  /// The countries do not arrive, and the user tries again.
  private let tryAgain = Story(
    id: "try-again", wish: "see the countries, and no reason any more, when a second try succeeds",
    steps: [
      .launch(),
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("253 countries"),
      .dontSee("The catalogue is unavailable."),
      .dontSee("Try Again"),
    ])

  @Test func `the reason is gone when a second try succeeds`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `SIO-06 the second reply takes the same steps as a first one`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: tryAgain, by: app, because: "SIO-06", ignoringReads: true,
      """
        Catalogue → Action: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      3 Interactor → Model: update(countries:listed:) countries: 253 × Country, listed: 253 × Country
      4 Interactor → View Controller: countriesDidFind()
      5 View Controller → View Model: refresh(_:) .list
      7 View Model → View: sets list.rows 253 × Row: Afghanistan, Åland Islands, Albania, …
      7 View Model → View: sets list.selectedRow nil
      7 View Model → View: sets summary.text "253 countries"
      7 View Model → View: sets retryButton.isHidden true
      7 View Model → View: sets spinner.isActive false
      """)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: SwiftIOArchitecture(), using: Check.swiftIO,
      with: ["CountriesViewController", "CountriesModel", "CountriesViewModel"])
  }
}
