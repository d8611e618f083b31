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
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      7 Presenter → View Controller: showSummary(_:) "The catalogue is unavailable."
      8 View Controller → View: sets summary.text "The catalogue is unavailable."
        Presenter → Wireframe: showFailure(_:retry:) "The catalogue is unavailable."
        Wireframe → Navigation: present(_:animated:completion:) UIAlertController

      // The user taps “Try Again”.
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
        View → Presenter: retry()
      7 Presenter → View Controller: showLoading(_:) true
      8 View Controller → View: spinner.startAnimating()
      2 Presenter → Interactor: find(matching:) nil
      3 Interactor → Data Store: findCountries(matching:completion:) nil
        Data Store → Catalogue: countries(completion:)

      \(ListCountriesFlowTests.countriesShown)
      """)
  }
}
