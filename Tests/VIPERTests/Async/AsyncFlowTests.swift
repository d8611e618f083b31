import PatternTesting
import Playing
import Testing

@testable import VIPER

/// The list of countries that awaits its requests: what it keeps, and its messages.
@Suite struct AsyncFlowTests {
  /// The user opens the app, which asks for the countries and waits: the beginning of both stories.
  private static let appOpened = """
    // The user opens the app.
      User → Application: launch()
      Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
      Application → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      Application → View Controller: viewDidLoad()
    1 View Controller → Presenter: updateView()
      Application → View Controller: viewWillAppear(_:) false
      Application → View Controller: viewDidAppear(_:) false
    2 Presenter → Interactor: await find(matching:) nil
    3 Interactor → Data Store: await findCountries(matching:) nil
      Data Store → Catalogue: await countries()
    """

  @Test func `nothing of it survives the app, and its messages and objects break one rule`() {
    viper.expectSound(VIPERArchitecture.async, breaking: ["VPR-16"])
  }

  @Test func `last-search-wins, message by message`() throws {
    try viper.expectFlow(
      of: .lastSearchWins, in: VIPERArchitecture.async,
      """
      \(Self.appOpened)

      // The catalogue replies.
        Catalogue → Data Store: return 253 × Country: Afghanistan, Åland Islands, Albania, …
        Data Store → Interactor: return 253 × Country: Afghanistan, Åland Islands, Albania, …
      3 Interactor → Data Store: reads region nil
      3 Interactor → Data Store: reads countryOrder name, ascending
      6 Interactor → Presenter: return 253 × CountryFacts: Afghanistan, Åland Islands, Albania, …
      7 Presenter → View Controller: show(countries:opened:) countries: 253 × ListItem, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "253 countries"
      8 View Controller → View: sets summary.text "253 countries"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()

      // The user types “fin”.
        User → View: type(_:) "f"
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "f"
      2 Presenter → Interactor: await find(matching:) "f"
      3 Interactor → Data Store: await findCountries(matching:) "f"
        Data Store → Catalogue: await countries(matching:) "f"
        User → View: type(_:) "fi"
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "fi"
        Catalogue → Data Store: throw CancellationError
        Data Store → Interactor: throw CancellationError
        Interactor → Presenter: throw CancellationError
      2 Presenter → Interactor: await find(matching:) "fi"
      3 Interactor → Data Store: await findCountries(matching:) "fi"
        Data Store → Catalogue: await countries(matching:) "fi"
        User → View: type(_:) "fin"
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "fin"
        Catalogue → Data Store: throw CancellationError
        Data Store → Interactor: throw CancellationError
        Interactor → Presenter: throw CancellationError
      2 Presenter → Interactor: await find(matching:) "fin"
      3 Interactor → Data Store: await findCountries(matching:) "fin"
        Data Store → Catalogue: await countries(matching:) "fin"

      // The catalogue gives every reply that is still wanted.
        Catalogue → Data Store: return 1 × Country: Finland
        Data Store → Interactor: return 1 × Country: Finland
      3 Interactor → Data Store: reads region nil
      3 Interactor → Data Store: reads countryOrder name, ascending
      6 Interactor → Presenter: return 1 × CountryFacts: Finland
      7 Presenter → View Controller: show(countries:opened:) countries: 1 × ListItem: Finland, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `retry-after-failure, message by message`() throws {
    try viper.expectFlow(
      of: .retryAfterFailure, in: VIPERArchitecture.async,
      """
      \(Self.appOpened)

      // The catalogue fails.
        Catalogue → Data Store: throw The catalogue is unavailable.
        Data Store → Interactor: throw The catalogue is unavailable.
        Interactor → Presenter: throw FindingFailed(failure: .unavailable)
      7 Presenter → View Controller: show(failure:) "The catalogue is unavailable."
      8 View Controller → View: sets summary.text "The catalogue is unavailable."
      8 View Controller → View: sets retryButton.isHidden false
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
        Presenter → Wireframe: showFailure(_:retry:) "The catalogue is unavailable."
        Wireframe → Navigation: present(_:animated:completion:) UIAlertController

      // The user taps “Try Again”.
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
        View → Presenter: retry()
      7 Presenter → View Controller: show(isLoading:) true
      8 View Controller → View: spinner.startAnimating()
      2 Presenter → Interactor: await find(matching:) nil
      3 Interactor → Data Store: await findCountries(matching:) nil
        Data Store → Catalogue: await countries()

      // The catalogue replies.
        Catalogue → Data Store: return 253 × Country: Afghanistan, Åland Islands, Albania, …
        Data Store → Interactor: return 253 × Country: Afghanistan, Åland Islands, Albania, …
      3 Interactor → Data Store: reads region nil
      3 Interactor → Data Store: reads countryOrder name, ascending
      6 Interactor → Presenter: return 253 × CountryFacts: Afghanistan, Åland Islands, Albania, …
      7 Presenter → View Controller: show(countries:opened:) countries: 253 × ListItem, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "253 countries"
      8 View Controller → View: sets summary.text "253 countries"
      8 View Controller → View: sets retryButton.isHidden true
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
