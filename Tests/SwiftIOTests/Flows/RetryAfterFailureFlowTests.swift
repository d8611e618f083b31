import Playing
import Testing

@Suite struct RetryAfterFailureFlowTests {
  @Test func `retry-after-failure, message by message`() throws {
    try expectFlow(
      of: .retryAfterFailure,
      """
      \(ListCountriesFlowTests.appOpened)

      // The catalogue fails.
        Catalogue → Action: completion .failure(The catalogue is unavailable.)
        Action → Interactor: completion .failure(The catalogue is unavailable.)
      3 Interactor → Model: update(failure:) The catalogue is unavailable.
      4 Interactor → View Controller: countriesDidFailToLoad()
      5 View Controller → View Model: refresh(_:) .failure
      6 View Model → Model: reads failure The catalogue is unavailable.
      7 View Model → View: sets reason "The catalogue is unavailable."
      6 View Model → Model: reads listedCountries 0 × Country
      6 View Model → Model: reads failure The catalogue is unavailable.
      7 View Model → View: sets summary.text "The catalogue is unavailable."
      7 View Model → View: sets retryButton.isHidden false
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false
        View Controller → Navigation: present(_:animated:completion:) UIAlertController

      // The user taps “Try Again”.
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
        View → View Controller: handler(_:) "Try Again"
        View Controller → Interactor: retry()
      3 Interactor → Model: update(isLoading:) true
      4 Interactor → View Controller: countriesDidBeginLoading()
      5 View Controller → View Model: refresh(_:) .progress
      6 View Model → Model: reads isLoading true
      7 View Model → View: sets spinner.isActive true
        Interactor → View: reads searchField.text ""
        Interactor → Action: made by listCountries()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(completion:)

      \(ListCountriesFlowTests.countriesShown)
      """)
  }
}
