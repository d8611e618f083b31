import Catalogue
import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's view model in the Films scene.
  private let app: any Architecture = {
    var films = StoryboardScene.films
    films.objects = [
      .object("interactor", FilmsInteractor.init),
      .object("viewModel", FilmsViewModel.init),
    ]
    films.outlets.removeAll { $0.source == "viewModel" }
    films.outlets += [
      .outlet("viewModel", \FilmsViewModel.$list, to: "list"),
      .outlet("viewModel", \FilmsViewModel.$summary, to: "summary"),
      .outlet("viewModel", \FilmsViewModel.$retryButton, to: "retryButton"),
      .outlet("viewModel", \FilmsViewModel.$spinner, to: "spinner"),
    ]
    return SwiftIOArchitecture(SwiftIOProgram(replacing: films))
  }()

  private let seeFilms = Story(
    id: "see-films", wish: "see the films of Algeria",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .see("Loading…"),
      .reply(),
      .see("1969, won ›"),
      .see("Algeria: 5 films"),
      .dontSee("Loading…"),
    ])

  private let tryAgain = Story(
    id: "try-again", wish: "see the films of Algeria by trying again",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .fail(),
      .see("The catalogue is unavailable."),
      .dontSee("Loading…"),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("Algeria: 5 films"),
    ])

  private let comeBack = Story(
    id: "come-back", wish: "open a film, come back, and see it selected",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .pick("Z"),
      .reply(),
      .goBack(),
      .see("▸ Z"),
    ])

  @Test func `the films are listed and counted`() {
    expectPerformed(seeFilms, by: app)
  }

  @Test func `a failure is shown, and the load can be tried again`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `the film that was opened is selected`() {
    expectPerformed(comeBack, by: app)
  }

  @Test func `a refresh of everything highlights the selected row`() {
    let films = Array(CatalogueData.embedded.films.prefix(2))
    let model = FilmsModel(country: CatalogueData.embedded.countries[0])
    model.update(films: films)
    model.update(selected: films[1])
    let (list, others) = (ListDouble(), OtherDouble())
    let viewModel = FilmsViewModel()
    viewModel.$list.wrappedValue = list
    viewModel.$summary.wrappedValue = others
    viewModel.$retryButton.wrappedValue = others
    viewModel.$spinner.wrappedValue = others
    viewModel.model = model
    viewModel.alert = others
    viewModel.refresh(.everything)
    if list.selectedRow != 1 {
      report("The model has the second film selected. After a refresh of everything, the list does not.")
    }
  }

  @Test func `SIO-12 a load takes steps two to seven`() throws {
    try expectKept("SIO-12", by: app, performing: [seeFilms], using: Check.swiftIO)
  }

  @Test func `SIO-20 the view model starts the spinner before a second try begins`() throws {
    try expectMessages(
      after: "The user taps “Try Again”.", in: tryAgain, by: app, because: "SIO-20",
      """
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
        View → View Controller: handler(_:) "Try Again"
        View Controller → Interactor: retry()
      3 Interactor → Model: update(isLoading:) true
      4 Interactor → View Controller: filmsDidBeginLoading()
      5 View Controller → View Model: refresh(_:) .progress
      6 View Model → Model: reads isLoading true
      7 View Model → View: sets spinner.isActive true
        Interactor → Model: reads country Country("Algeria")
        Interactor → Action: made by listFilms(of:) Country("Algeria")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(of:completion:) DZ
      """)
  }

  @Test func `SIO-17 a refresh of a part pushes less than a refresh of everything`() throws {
    try expectKept("SIO-17", by: app, performing: [comeBack, tryAgain], using: Check.swiftIO)
  }

  @Test func `SIO-18 a refresh of a part reads less than a refresh of everything`() throws {
    try expectKept("SIO-18", by: app, performing: [comeBack, tryAgain], using: Check.swiftIO)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: SwiftIOArchitecture(), using: Check.swiftIO)
  }
}

/// A list that forgets its selection when it gets new rows.
private final class ListDouble: ListDisplay {
  var rows: [Row] = [] {
    didSet { selectedRow = nil }
  }
  var selectedRow: Int?
}

/// Takes everything else that a view model shows.
private final class OtherDouble: TextDisplay, HideableDisplay, ActivityDisplay, FailureDisplay {
  var text: String?
  var isHidden = false
  var isActive = false
  var reason: String?
}
