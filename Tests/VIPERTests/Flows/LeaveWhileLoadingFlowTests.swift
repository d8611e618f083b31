import Stories
import Testing

@Suite struct LeaveWhileLoadingFlowTests {
  @Test func `leave-while-loading, message by message`() throws {
    try expectFlow(
      of: .leaveWhileLoading,
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

      // The user pastes “italy”.
        User → View: paste(_:) "italy"
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "italy"
      2 Presenter → Interactor: find(matching:) "italy"
      3 Interactor → Data Store: findCountries(matching:completion:) "italy"
        Data Store → Catalogue: countries(matching:completion:) "italy"

      // The catalogue replies.
        Catalogue → Data Store: completion .success(1 × Country: Italy)
        Data Store → Interactor: completion .success(1 × Country: Italy)
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: Italy)
      6 Interactor → Presenter: foundCountries(count:) 1
      7 Presenter → View Controller: showSummary(_:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: true)
      3 Interactor → Data Store: reads countryList CountryList(countries: 1 × Country: Italy)
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: Italy)
      6 Interactor → Presenter: sortedCountries(_:) 1 × CountryFacts: Italy
      7 Presenter → View Controller: showCountries(_:selectedRow:) 1 × Row: Italy, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"

      // The user picks “Italy”.
        User → View: pick(_:) "Italy"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openCountry(row:) 0
        Presenter → Wireframe: showFilms(ofCountry:named:) ofCountry: "IT", named: "Italy"
        Wireframe → Wireframe: show(_:) .films(countryCode: "IT", countryName: "Italy")
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Wireframe → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: listFilms()
      3 Interactor → Data Store: findFilms(of:completion:) IT
        Data Store → Catalogue: films(of:completion:) IT
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
      1 View Controller → Presenter: viewWillLeave()
      2 Presenter → Interactor: cancel()
        Interactor → Data Store: cancel()
        Data Store → Catalogue: cancel()
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
