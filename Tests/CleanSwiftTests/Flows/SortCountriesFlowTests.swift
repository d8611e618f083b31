import Playing
import Testing

@Suite struct SortCountriesFlowTests {
  /// The user sorts the countries by name, from Z to A.
  static let reversedByName = """
    // The user taps “Name ↑”.
      User → View: tap(_:) "Name ↑"
    1 View → View Controller: sortByName(_:) UIBarButtonItem
    2 View Controller → Interactor: sort(request:) Request(key: .name)
    3 Interactor → Worker: sort(_:by:) 253 × Country, by: name, descending
    4 Interactor → Presenter: presentSort(response:) Response(entries: 253 × Entry, order: Order(key: .name, isAscending: fa…
    5 Presenter → View Controller: displaySort(viewModel:) ViewModel(rows: 253 × Row, titles: Titles(byName: "Name ↓", byPopulatio…
    6 View Controller → View: list.reloadData()
    6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    6 View Controller → View: sets nameButton.title "Name ↓"
    6 View Controller → View: sets populationButton.title "Population"
    """

  @Test func `sort-countries, message by message`() throws {
    try expectFlow(
      of: .sortCountries,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      \(Self.reversedByName)

      // The user taps “Population”.
        User → View: tap(_:) "Population"
      1 View → View Controller: sortByPopulation(_:) UIBarButtonItem
      2 View Controller → Interactor: sort(request:) Request(key: .population)
      3 Interactor → Worker: sort(_:by:) 253 × Country, by: population, descending
      4 Interactor → Presenter: presentSort(response:) Response(entries: 253 × Entry, order: Order(key: .population, isAscendi…
      5 Presenter → View Controller: displaySort(viewModel:) ViewModel(rows: 253 × Row, titles: Titles(byName: "Name", byPopulation:…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets nameButton.title "Name"
      6 View Controller → View: sets populationButton.title "Population ↓"

      // The user taps “Population ↓”.
        User → View: tap(_:) "Population ↓"
      1 View → View Controller: sortByPopulation(_:) UIBarButtonItem
      2 View Controller → Interactor: sort(request:) Request(key: .population)
      3 Interactor → Worker: sort(_:by:) 253 × Country: China, India, United States, …, by: population, ascending
      4 Interactor → Presenter: presentSort(response:) Response(entries: 253 × Entry, order: Order(key: .population, isAscendi…
      5 Presenter → View Controller: displaySort(viewModel:) ViewModel(rows: 253 × Row, titles: Titles(byName: "Name", byPopulation:…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets nameButton.title "Name"
      6 View Controller → View: sets populationButton.title "Population ↑"
      """)
  }
}
