import Checks
import CleanSwiftChecks
import ExerciseSupport
import Playing
import Testing

@testable import CleanSwift

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's worker.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    program.fetchFilms = { FetchFilmsWorker(catalogue: $0) }
    return CleanSwiftArchitecture(program)
  }()

  private let retryFavourites = Story(
    id: "retry-favourites", wish: "be told that my favourites cannot be shown, and try again",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .tap("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .fail(),
      .see("The catalogue is unavailable."),
      .dontSee("No favourites yet"),
      .tap("Try Again"),
      .reply(),
      .see("1 favourite"),
      .see("Rashomon"),
    ])

  @Test func `VIP-44 a failure passes from the worker through the whole cycle`() throws {
    try expectMessages(
      after: "The catalogue fails.", in: retryFavourites, by: app, because: "VIP-44",
      """
        Catalogue → Worker: completion .failure(The catalogue is unavailable.)
        Worker → Interactor: completion .failure(The catalogue is unavailable.)
      4 Interactor → Presenter: presentFetch(response:) .failure(.unavailable, listed: 0)
      5 Presenter → View Controller: displayFetch(viewModel:) .failure(message: "The catalogue is unavailable.", summary: "The catalo…
        View Controller → Navigation: present(_:animated:completion:) UIAlertController
      6 View Controller → View: sets summary.text "The catalogue is unavailable."
      6 View Controller → View: sets retryButton.isHidden false
      6 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `the user is told of the failure, and a second try shows the favourites`() {
    expectPerformed(retryFavourites, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift)
  }
}
