import Specification
import Stories
import Testing

@Suite struct ListCountriesFlowTests {
  @Test func `list-countries, message by message`() throws {
    try expectFlow(
      of: .listCountries,
      """
      // The user opens the app.
        User → Application: launch()
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Application → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: find(matching:) nil
      3 Interactor → Data Store: findCountries(matching:completion:) nil
        Data Store → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      // The catalogue replies.
        Catalogue → Data Store: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Data Store → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      3 Interactor → Data Store: reads countryList CountryList(countries: 0 × Country, order: name, ascending, opened: nil)
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country, order: name, ascending, opened: n…
      6 Interactor → Presenter: found(_:) CountryOverview(countries: 253 × CountryFacts, sorting: CountrySorting(…
      7 Presenter → View Controller: show(_:openedRow:) 253 × CountryContent, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "253 countries"
      8 View Controller → View: sets summary.text "253 countries"
      7 Presenter → View Controller: show(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
