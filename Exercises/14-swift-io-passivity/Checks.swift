import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  /// The kit's parts, with this exercise's view controller in the Countries scene.
  private static let program: SwiftIOProgram = {
    var countries = StoryboardScene.countries
    countries.outlets.removeAll { $0.source == "owner" }
    countries.outlets += [
      .outlet("owner", \CountriesViewController.$interactor, to: "interactor"),
      .outlet("owner", \CountriesViewController.$viewModel, to: "viewModel"),
    ]
    var program = SwiftIOProgram(replacing: countries)
    program.makeRoot = { CountriesViewController(actions: $0) }
    return program
  }()

  /// The app made of these parts.
  private let app: any Architecture = SwiftIOArchitecture(program)

  private let openFavourites = Story(
    id: "open-favourites", wish: "be told why my favourites cannot be opened",
    steps: [
      .launch(),
      .reply(),
      .storeFails(.damaged),
      .tap("Favourites"),
      .see("favourites.json is damaged"),
    ])

  @Test func `the alert says what went wrong`() {
    expectPerformed(openFavourites, by: app)
  }

  @Test func `SIO-16 a failure reaches the alert through the view model`() throws {
    try expectMessages(
      after: "The user taps “Favourites”.", in: openFavourites, by: app, because: "SIO-16",
      """
        User → View: tap(_:) "Favourites"
      1 View → Interactor: openFavourites(_:) UIBarButtonItem
        Interactor → Action: made by readFavourites()
      2 Interactor → Action: run(completion:)
        Action → Favourites: reads favourites()
        Action → Interactor: completion .failure(favourites.json is damaged, so it was left as it is. Repair…)
      3 Interactor → Model: update(openingFailure:) favourites.json is damaged, so it was left as it is. Repair…
      4 Interactor → View Controller: countriesDidFailToOpenFavourites()
      5 View Controller → View Model: refresh(_:) .openingFailure
      6 View Model → Model: reads openingFailure favourites.json is damaged, so it was left as it is. Repair…
      7 View Model → View: sets reason "favourites.json is damaged, so it was left as it is. Repair…"
        View Controller → Navigation: present(_:animated:completion:) UIAlertController
      """)
  }

  @Test func `SIO-20 the view model pushes the message before the alert is presented`() throws {
    try expectKept("SIO-20", by: app, performing: [openFavourites], using: Check.swiftIO)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: SwiftIOArchitecture(), using: Check.swiftIO)
  }
}
