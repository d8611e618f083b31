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
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: Afghanistan, Åland Islands, Alban…
      6 Interactor → Presenter: foundCountries(count:) 253
      7 Presenter → View Controller: showSummary(_:) "253 countries"
      8 View Controller → View: sets summary.text "253 countries"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: true)
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country: Afghanistan, Åland Islands, Alban…
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: Afghanistan, Åland Islands, Alban…
      6 Interactor → Presenter: sortedCountries(_:) 253 × CountryFacts: Afghanistan, Åland Islands, Albania, …
      7 Presenter → View Controller: showCountries(_:selectedRow:) 253 × Row: Afghanistan, Åland Islands, Albania, …, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"

      // The user taps “Name ↑”.
        User → View: tap(_:) "Name ↑"
        View → View Controller: sortByName(_:) UIBarButtonItem
      1 View Controller → Presenter: sortByName()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: false)
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country: Afghanistan, Åland Islands, Alban…
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: Zimbabwe, Zambia, Yugoslavia, …)
      6 Interactor → Presenter: sortedCountries(_:) 253 × CountryFacts: Zimbabwe, Zambia, Yugoslavia, …
      7 Presenter → View Controller: showCountries(_:selectedRow:) 253 × Row: Zimbabwe, Zambia, Yugoslavia, …, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↓", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↓"
      8 View Controller → View: sets populationButton.title "Population"

      // The user taps “Population”.
        User → View: tap(_:) "Population"
        View → View Controller: sortByPopulation(_:) UIBarButtonItem
      1 View Controller → Presenter: sortByPopulation()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .population, isAscending: false)
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country: Zimbabwe, Zambia, Yugoslavia, …)
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: China, India, United States, …)
      6 Interactor → Presenter: sortedCountries(_:) 253 × CountryFacts: China, India, United States, …
      7 Presenter → View Controller: showCountries(_:selectedRow:) 253 × Row: China, India, United States, …, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name", byPopulation: "Population ↓")
      8 View Controller → View: sets nameButton.title "Name"
      8 View Controller → View: sets populationButton.title "Population ↓"

      // The user taps “Population ↓”.
        User → View: tap(_:) "Population ↓"
        View → View Controller: sortByPopulation(_:) UIBarButtonItem
      1 View Controller → Presenter: sortByPopulation()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .population, isAscending: true)
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country: China, India, United States, …)
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: South Georgia and the South Sandw…
      6 Interactor → Presenter: sortedCountries(_:) 253 × CountryFacts: South Georgia and the South Sandwich Islands, Pitca…
      7 Presenter → View Controller: showCountries(_:selectedRow:) 253 × Row, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name", byPopulation: "Population ↑")
      8 View Controller → View: sets nameButton.title "Name"
      8 View Controller → View: sets populationButton.title "Population ↑"
      """)
  }
}
