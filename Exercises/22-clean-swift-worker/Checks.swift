import Checks
import CleanSwiftChecks
import ExerciseSupport
import Playing
import Testing

@testable import CleanSwift

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's worker in the Countries scene.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    program.findCountries = { FindCountriesWorker(catalogue: $0) }
    return CleanSwiftArchitecture(program)
  }()

  private let listCountries = Story(
    id: "list-countries", wish: "see the countries when I open the app",
    steps: [
      .launch(),
      .reply(),
      .see("253 countries"),
    ])

  private let typeFaster = Story(
    id: "type-faster", wish: "type faster than the catalogue replies",
    steps: [
      .launch(),
      .reply(),
      .paste("finland"),
      .paste("italy"),
      .reply(),
      .see("Italy"),
      .dontSee("Finland"),
      .replyToAll(),
      .see("Italy"),
    ])

  private let searchAgain = Story(
    id: "search-again", wish: "be told that a search has failed, and try again",
    steps: [
      .launch(),
      .reply(),
      .paste("italy"),
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .reply(),
      .see("1 country"),
      .dontSee("unavailable"),
    ])

  @Test func `VIP-48 the worker asks the catalogue for all countries`() throws {
    try expectMessages(
      after: "The user opens the app.", in: listCountries, by: app, because: "VIP-48",
      """
        User → Application: launch()
        Application → View Controller: refers to output: LinkInteractor, router: LinkRouter
        Application → Interactor: refers to output: LinkPresenter, dependencies: CatalogueDependencies
        Application → Presenter: refers to LinkViewController
        Application → Router: refers to viewController: LinkViewController, dataStore: LinkInteractor
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: refers to output: CountriesInteractor, router: CountriesRouter
        Application → Interactor: refers to output: CountriesPresenter, dependencies: CatalogueDependencies
        Application → Presenter: refers to CountriesViewController
        Application → Router: refers to viewController: CountriesViewController, dataStore: CountriesInteractor
        Application → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Application → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFindCountriesWorker()
      3 Interactor → Worker: findCountries(matching:completion:) nil
        Worker → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false
      """)
  }

  @Test func `the countries are listed`() {
    expectPerformed(listCountries, by: app)
  }

  @Test func `VIP-13 a search replaces the one that is under way`() throws {
    try expectMessages(
      after: "The user pastes “italy”.", in: typeFaster, by: app, because: "VIP-13",
      """
        User → View: paste(_:) "italy"
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "italy")
      3 Interactor → Worker: findCountries(matching:completion:) "italy"
        Worker → Catalogue: cancel()
        Worker → Catalogue: countries(matching:completion:) "italy"
      """)
  }

  @Test func `the list shows the result of the last search`() {
    expectPerformed(typeFaster, by: app)
  }

  @Test func `a search that has failed can be tried again`() {
    expectPerformed(searchAgain, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift)
  }
}
