import Playing
import Testing

@Suite struct OpenCountryFlowTests {
  @Test func `open-country, message by message`() throws {
    try expectFlow(
      of: .openCountry,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      // The user pastes “algeria”.
        User → View: paste(_:) "algeria"
        View → View Controller: searchBar(_:textDidChange:) "algeria"
      1 View Controller → View Model: search(text:) "algeria"
      3 View Model → Service: countries(matching:completion:) "algeria"
        Service → Api Session: request(_:completion:) "countries.json?matching=algeria"
        Api Session → Catalogue: countries(matching:completion:) "algeria"

      // The catalogue replies.
        Catalogue → Api Session: completion .success(1 × Country: Algeria)
        Api Session → Service: completion .success(1 × Country: Algeria)
        Service → View Model: completion .success(1 × Country: Algeria)
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 1 × ListItem: Algeria
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "1 country"
      5 View Controller → View: sets summary.text "1 country"

      // The user picks “Algeria”.
        User → View: pick(_:) "Algeria"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → View Model: selectedItem(index:) 0
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex 0
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      6 View Model → Flow Controller: showFilms(of:) Country("Algeria")
      6 Flow Controller → Factory: pushIn(_:country:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → View Controller: refers to FilmsViewModel
        Factory → View Model: refers to FilmsFlowController
        Factory → Flow Controller: refers to FilmsViewController
      6 Factory → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate FilmsViewController
      1 View Controller → View Model: reload()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Service: films(of:completion:) Country("Algeria")
        Service → Api Session: request(_:completion:) "films.json?country=DZ"
        Api Session → Catalogue: films(of:completion:) DZ
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Api Session: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
        Api Session → Service: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
        Service → View Model: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 5 × ListItem: Z, Le Bal, Dust of Life, …
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "Algeria: 5 films"
      5 View Controller → View: sets summary.text "Algeria: 5 films"
      """)
  }
}
