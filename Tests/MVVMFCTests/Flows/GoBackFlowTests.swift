import Playing
import Testing

@Suite struct GoBackFlowTests {
  @Test func `go-back, message by message`() throws {
    try expectFlow(
      of: .goBack,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      \(SortCountriesFlowTests.reversedByName)

      // The user scrolls down.
        User → View: scrollDown() "247 more"

      // The user picks “Vanuatu”.
        User → View: pick(_:) "Vanuatu"
        View → View Controller: tableView(_:didSelectRowAt:) 9
      1 View Controller → View Model: selectedItem(index:) 9
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex 9
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 9
      6 View Model → Flow Controller: showFilms(of:) Country("Vanuatu")
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
      3 View Model → Service: films(of:completion:) Country("Vanuatu")
        Service → Api Session: request(_:completion:) "films.json?country=VU"
        Api Session → Catalogue: films(of:completion:) VU
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Api Session: completion .success(0 × Film)
        Api Session → Service: completion .success(0 × Film)
        Service → Api Session: request(_:completion:) "countries.json?country=VU"
        Api Session → Service: completion .success(0 × Film)
        Service → View Model: completion .success(0 × Film)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 0 × ListItem
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "Vanuatu: no films"
      5 View Controller → View: sets summary.text "Vanuatu: no films"

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → View Model: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
