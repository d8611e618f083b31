import Playing
import Testing

@Suite struct RetryAfterFailureFlowTests {
  @Test func `retry-after-failure, message by message`() throws {
    try expectFlow(
      of: .retryAfterFailure,
      """
      \(ListCountriesFlowTests.appOpened)

      // The catalogue fails.
        Catalogue → Api Session: completion .failure(The catalogue is unavailable.)
        Api Session → Service: completion .failure(The server has a problem (status 503): try again later.)
        Service → View Model: completion .failure(The server has a problem (status 503): try again later.)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "The catalogue is unavailable."
      5 View Controller → View: sets summary.text "The catalogue is unavailable."
      5 View Model → View Controller: canRetryDidChange()
      5 View Controller → View Model: reads canRetry true
      5 View Controller → View: sets retryButton.isHidden false
      5 View Model → Flow Controller: show(apiError:retry:) The server has a problem (status 503): try again later.
      5 Flow Controller → Factory: showIn(_:message:retry:dependencies:)
      5 Factory → Navigation: present(_:animated:completion:) UIAlertController

      // The user taps “Try Again”.
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
      1 View → View Model: retry()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Service: countries(matching:completion:) nil
        Service → Api Session: request(_:completion:) "countries.json"
        Api Session → Catalogue: countries(completion:)

      \(ListCountriesFlowTests.countriesShown)
      5 View Model → View Controller: canRetryDidChange()
      5 View Controller → View Model: reads canRetry false
      5 View Controller → View: sets retryButton.isHidden true
      """)
  }
}
