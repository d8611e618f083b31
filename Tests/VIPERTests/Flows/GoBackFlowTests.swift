import Stories
import Testing

@Suite struct GoBackFlowTests {
  @Test func `go-back, message by message`() throws {
    try expectFlow(
      of: .goBack,
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

      // The user scrolls down.
        User → View: scrollDown() "247 more"

      // The user picks “Vanuatu”.
        User → View: pick(_:) "Vanuatu"
        View → View Controller: tableView(_:didSelectRowAt:) 9
      1 View Controller → Presenter: openCountry(row:) 9
        Presenter → Wireframe: showFilms(ofCountry:named:) ofCountry: "VU", named: "Vanuatu"
        Wireframe → Wireframe: show(_:) .films(countryCode: "VU", countryName: "Vanuatu")
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Wireframe → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: listFilms()
      3 Interactor → Data Store: findFilms(of:completion:) VU
        Data Store → Catalogue: films(of:completion:) VU
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(0 × Film)
        Data Store → Interactor: completion .success(0 × Film)
      6 Interactor → Presenter: listedFilms(_:) 0 × FilmFacts
      7 Presenter → View Controller: showFilms(_:) 0 × Row
      8 View Controller → View: list.reloadData()
      7 Presenter → View Controller: showSummary(_:) "Vanuatu: no films"
      8 View Controller → View: sets summary.text "Vanuatu: no films"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
      1 View Controller → Presenter: viewWillLeave()
      2 Presenter → Interactor: cancel()
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
