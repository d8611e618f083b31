import Playing
import Testing

@Suite struct RetryAfterFailureFlowTests {
  @Test func `retry-after-failure, message by message`() throws {
    try expectFlow(
      of: .retryAfterFailure,
      """
      \(ListCountriesFlowTests.appOpened)

      // The catalogue fails.
        Catalogue → Worker: completion .failure(The catalogue is unavailable.)
        Worker → Interactor: completion .failure(The catalogue is unavailable.)
      4 Interactor → Presenter: presentFetch(response:) .failure(.unavailable, listed: 0)
      5 Presenter → View Controller: displayFetch(viewModel:) .failure(message: "The catalogue is unavailable.", summary: "The catalo…
        View Controller → Router: showFailure(_:retry:) "The catalogue is unavailable."
        Router → Navigation: present(_:animated:completion:) UIAlertController
      6 View Controller → View: sets summary.text "The catalogue is unavailable."
      6 View Controller → View: spinner.stopAnimating()

      // The user taps “Try Again”.
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
        View → View Controller: retry()
      6 View Controller → View: spinner.startAnimating()
      2 View Controller → Interactor: fetch(request:) Request
      3 Interactor → Worker: findCountries(matching:completion:) nil
        Worker → Catalogue: countries(completion:)

      \(ListCountriesFlowTests.countriesShown)
      """)
  }
}
