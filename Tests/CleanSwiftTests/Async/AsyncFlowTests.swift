import PatternTesting
import Playing
import Testing

@testable import CleanSwift

/// The list of countries that awaits its requests: what it keeps, and its messages.
@Suite struct AsyncFlowTests {
  /// The user opens the app, which asks for the countries and waits: the beginning of both stories.
  private static let appOpened = """
    // The user opens the app.
      User → Application: launch()
      Application → View Controller: refers to output: LinkInteractor, router: LinkRouter
      Application → Interactor: refers to output: LinkPresenter, dependencies: CatalogueDependencies
      Application → Presenter: refers to LinkViewController
      Application → Router: refers to viewController: LinkViewController, dataStore: LinkInteractor
      Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
      Application → View Controller: refers to output: AsyncCountriesInteractor, router: CountriesRouter
      Application → Interactor: refers to output: CountriesPresenter, dependencies: CatalogueDependencies
      Application → Presenter: refers to CountriesViewController
      Application → Router: refers to viewController: CountriesViewController, dataStore: AsyncCountriesInter…
      Application → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      Application → View Controller: viewDidLoad()
    2 View Controller → Interactor: fetch(request:) Request
    4 Interactor → Presenter: presentFetch(response:) .loading
    5 Presenter → View Controller: displayFetch(viewModel:) .loading
    6 View Controller → View: spinner.startAnimating()
      Interactor → Worker: made by makeAsyncFindCountriesWorker()
      Application → View Controller: viewWillAppear(_:) false
      Application → View Controller: viewDidAppear(_:) false
    3 Interactor → Worker: await findCountries(matching:) nil
      Worker → Catalogue: await countries()
    """

  @Test func `nothing of it survives the app, and its messages and objects break one rule`() {
    cleanSwift.expectSound(CleanSwiftArchitecture.async, breaking: ["VIP-42"])
  }

  @Test func `last-search-wins, message by message`() throws {
    try cleanSwift.expectFlow(
      of: .lastSearchWins, in: CleanSwiftArchitecture.async,
      """
      \(Self.appOpened)

      // The catalogue replies.
        Catalogue → Worker: return 253 × Country: Afghanistan, Åland Islands, Albania, …
        Worker → Interactor: return 253 × Country: Afghanistan, Åland Islands, Albania, …
        Interactor → Worker: made by makeSortCountriesWorker()
      3 Interactor → Worker: sort(_:by:) 253 × Country, by: name, ascending
      4 Interactor → Presenter: presentFetch(response:) .success(entries: 253 × Entry, selectedRow: nil)
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 253 × Row, selectedRow: nil, summary: "253 countries")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "253 countries"
      6 View Controller → View: spinner.stopAnimating()

      // The user types “fin”.
        User → View: type(_:) "f"
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "f")
      3 Interactor → Worker: await findCountries(matching:) "f"
        Worker → Catalogue: await countries(matching:) "f"
        User → View: type(_:) "fi"
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "fi")
        Catalogue → Worker: throw CancellationError
        Worker → Interactor: throw CancellationError
      3 Interactor → Worker: await findCountries(matching:) "fi"
        Worker → Catalogue: await countries(matching:) "fi"
        User → View: type(_:) "fin"
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "fin")
        Catalogue → Worker: throw CancellationError
        Worker → Interactor: throw CancellationError
      3 Interactor → Worker: await findCountries(matching:) "fin"
        Worker → Catalogue: await countries(matching:) "fin"

      // The catalogue gives every reply that is still wanted.
        Catalogue → Worker: return 1 × Country: Finland
        Worker → Interactor: return 1 × Country: Finland
      3 Interactor → Worker: sort(_:by:) 1 × Country: Finland, by: name, ascending
      4 Interactor → Presenter: presentSearch(response:) .success(entries: 1 × Entry: Finland, selectedRow: nil)
      5 Presenter → View Controller: displaySearch(viewModel:) .success(rows: 1 × Row: Finland, selectedRow: nil, summary: "1 country")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "1 country"
      6 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `retry-after-failure, message by message`() throws {
    try cleanSwift.expectFlow(
      of: .retryAfterFailure, in: CleanSwiftArchitecture.async,
      """
      \(Self.appOpened)

      // The catalogue fails.
        Catalogue → Worker: throw The catalogue is unavailable.
        Worker → Interactor: throw The catalogue is unavailable.
      4 Interactor → Presenter: presentFetch(response:) .failure(.unavailable, listed: 0)
      5 Presenter → View Controller: displayFetch(viewModel:) .failure(message: "The catalogue is unavailable.", summary: "The catalo…
        View Controller → Navigation: present(_:animated:completion:) UIAlertController
      6 View Controller → View: sets summary.text "The catalogue is unavailable."
      6 View Controller → View: sets retryButton.isHidden false
      6 View Controller → View: spinner.stopAnimating()

      // The user taps “Try Again”.
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
      1 View → View Controller: handler(_:) "Try Again"
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
      3 Interactor → Worker: await findCountries(matching:) nil
        Worker → Catalogue: await countries()

      // The catalogue replies.
        Catalogue → Worker: return 253 × Country: Afghanistan, Åland Islands, Albania, …
        Worker → Interactor: return 253 × Country: Afghanistan, Åland Islands, Albania, …
        Interactor → Worker: made by makeSortCountriesWorker()
      3 Interactor → Worker: sort(_:by:) 253 × Country, by: name, ascending
      4 Interactor → Presenter: presentFetch(response:) .success(entries: 253 × Entry, selectedRow: nil)
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 253 × Row, selectedRow: nil, summary: "253 countries")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "253 countries"
      6 View Controller → View: sets retryButton.isHidden true
      6 View Controller → View: spinner.stopAnimating()
      """)
  }
}
