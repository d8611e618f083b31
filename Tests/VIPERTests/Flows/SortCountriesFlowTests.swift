import Specification
import Stories
import Testing

@Suite struct SortCountriesFlowTests {
  @Test func `sort-countries, message by message`() throws {
    try expectFlow(
      of: .sortCountries,
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

      // The user taps “Name ↑”.
        User → View: tap(_:) "Name ↑"
        View → View Controller: sortByName(_:) UIBarButtonItem
      1 View Controller → Presenter: sortByName()
      2 Presenter → Interactor: sort(by:) .name
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country, order: name, ascending, opened: n…
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country, order: name, descending, opened: …
      6 Interactor → Presenter: sorted(_:) CountryOverview(countries: 253 × CountryFacts, sorting: CountrySorting(…
      7 Presenter → View Controller: show(_:openedRow:) 253 × CountryContent: Zimbabwe, Zambia, Yugoslavia, …, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(_:) SortingContent(byName: "Name ↓", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↓"
      8 View Controller → View: sets populationButton.title "Population"

      // The user taps “Population”.
        User → View: tap(_:) "Population"
        View → View Controller: sortByPopulation(_:) UIBarButtonItem
      1 View Controller → Presenter: sortByPopulation()
      2 Presenter → Interactor: sort(by:) .population
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country, order: name, descending, opened: …
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country, order: population, descending, op…
      6 Interactor → Presenter: sorted(_:) CountryOverview(countries: 253 × CountryFacts, sorting: CountrySorting(…
      7 Presenter → View Controller: show(_:openedRow:) 253 × CountryContent: China, India, United States, …, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(_:) SortingContent(byName: "Name", byPopulation: "Population ↓")
      8 View Controller → View: sets nameButton.title "Name"
      8 View Controller → View: sets populationButton.title "Population ↓"

      // The user taps “Population ↓”.
        User → View: tap(_:) "Population ↓"
        View → View Controller: sortByPopulation(_:) UIBarButtonItem
      1 View Controller → Presenter: sortByPopulation()
      2 Presenter → Interactor: sort(by:) .population
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country, order: population, descending, op…
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country, order: population, ascending, ope…
      6 Interactor → Presenter: sorted(_:) CountryOverview(countries: 253 × CountryFacts, sorting: CountrySorting(…
      7 Presenter → View Controller: show(_:openedRow:) 253 × CountryContent, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(_:) SortingContent(byName: "Name", byPopulation: "Population ↑")
      8 View Controller → View: sets nameButton.title "Name"
      8 View Controller → View: sets populationButton.title "Population ↑"
      """)
  }
}
