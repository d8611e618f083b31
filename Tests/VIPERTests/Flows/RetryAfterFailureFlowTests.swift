import Playing
import Testing

@Suite struct RetryAfterFailureFlowTests {
  @Test func `retry-after-failure, message by message`() throws {
    try expectFlow(
      of: .retryAfterFailure,
      """
      \(ListCountriesFlowTests.appOpened)

      // The catalogue fails.
        Catalogue → Data Store: completion .failure(The catalogue is unavailable.)
        Data Store → Interactor: completion .failure(The catalogue is unavailable.)
      6 Interactor → Presenter: failedToFindCountries(_:) .unavailable
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
      2 Presenter → Interactor: find(matching:) nil
      3 Interactor → Data Store: findCountries(matching:completion:) nil
        Data Store → Catalogue: countries(completion:)

      // The catalogue replies.
        Catalogue → Data Store: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Data Store → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      3 Interactor → Data Store: reads region nil
      3 Interactor → Data Store: reads countryOrder name, ascending
      6 Interactor → Presenter: foundCountries(_:) 253 × CountryFacts: Afghanistan, Åland Islands, Albania, …
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
