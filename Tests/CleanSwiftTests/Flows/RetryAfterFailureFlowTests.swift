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
      3 Interactor → Worker: findCountries(matching:completion:) nil
        Worker → Catalogue: countries(completion:)

      // The catalogue replies.
        Catalogue → Worker: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Worker → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
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
