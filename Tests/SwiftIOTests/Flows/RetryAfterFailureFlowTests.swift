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
        Interactor → Action: made by searchCountries(matching:) ""
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) ""

      // The catalogue replies.
        Catalogue → Action: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Interactor → Model: reads order name, ascending
        Interactor → Action: made by sortCountries(_:by:) 253 × Country, by: name, ascending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Interactor → Model: reads region nil
      3 Interactor → Model: update(countries:listed:) countries: 253 × Country, listed: 253 × Country
      4 Interactor → View Controller: countriesDidFind()
      5 View Controller → View Model: refresh(_:) .list
      6 View Model → Model: reads listedCountries 253 × Country: Afghanistan, Åland Islands, Albania, …
      7 View Model → View: sets list.rows 253 × Row: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads listedCountries 253 × Country: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "253 countries"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false
      """)
  }
}
