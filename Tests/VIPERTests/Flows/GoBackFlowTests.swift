import Specification
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

      // The user scrolls down.
        User → View: scrollDown() "247 more"

      // The user picks “Vanuatu”.
        User → View: pick(_:) "Vanuatu"
        View → View Controller: tableView(_:didSelectRowAt:) 9
      1 View Controller → Presenter: open(row:) 9
      2 Presenter → Interactor: open(row:) 9
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country, order: name, descending, opened: …
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country, order: name, descending, opened: …
      5 Interactor → Data Store: put(_:) FilmList(country: Country("Vanuatu"), films: 0 × Film, opened: nil)
      6 Interactor → Presenter: opened(_:) OpenedCountry(code: "VU", row: 9)
      7 Presenter → View Controller: showOpened(row:) 9
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 9
        Presenter → Wireframe: showFilms(ofCountry:) "VU"
        Wireframe → Wireframe: show(_:) .films(country: "VU")
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
      3 Interactor → Data Store: reads filmList(of:) FilmList(country: Country("Vanuatu"), films: 0 × Film, opened: nil)
      5 Interactor → Data Store: put(_:) FilmList(country: Country("Vanuatu"), films: 0 × Film, opened: nil)
      6 Interactor → Presenter: listed(_:) FilmOverview(country: "Vanuatu", films: 0 × FilmFacts, openedRow: nil)
      7 Presenter → View Controller: show(_:openedRow:) 0 × FilmContent, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "Vanuatu: no films"
      8 View Controller → View: sets summary.text "Vanuatu: no films"
      7 Presenter → View Controller: showRest()
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
