import Stories
import Testing

@Suite struct SearchCountriesFlowTests {
  @Test func `search-countries, message by message`() throws {
    try expectFlow(
      of: .searchCountries,
      """
      // The user opens the app.
        User → Application: launch()
        Application → Dependency Manager: refers to catalogue: ApiCatalogueService, favourites: InMemoryFavourites
        Application → Factory: rootIn(_:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → Dependency Manager: reads findFavourites FindFavouritesUseCase
        Factory → View Controller: refers to CountriesViewModel
        Factory → View Model: refers to CountriesFlowController
        Factory → Flow Controller: refers to CountriesViewController
        Factory → Navigation: setViewControllers(_:animated:) 1 × UIViewController: CountriesViewController
        Application → View Controller: loadView()
      5 View Controller → View Model: reads nameOrderText "Name ↑"
      5 View Controller → View Model: reads populationOrderText "Population"
        View Controller → View: sets toolbarItems 2 × String: "Name ↑", "Population"
        View Controller → View: sets rightBarButtonItem "Favourites"
        Application → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate CountriesViewController
      1 View Controller → View Model: reload()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Service: countries(matching:completion:) nil
        Service → Api Session: request(_:completion:) "countries.json"
        Api Session → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      // The catalogue replies.
        Catalogue → Api Session: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Api Session → Service: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Service → View Model: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 253 × ListItem: Afghanistan, Åland Islands, Albania, …
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "253 countries"
      5 View Controller → View: sets summary.text "253 countries"

      // The user pastes “sao tome”.
        User → View: paste(_:) "sao tome"
        View → View Controller: searchBar(_:textDidChange:) "sao tome"
      1 View Controller → View Model: search(text:) "sao tome"
      3 View Model → Service: countries(matching:completion:) "sao tome"
        Service → Api Session: request(_:completion:) "countries.json?matching=sao tome"
        Api Session → Catalogue: countries(matching:completion:) "sao tome"

      // The catalogue replies.
        Catalogue → Api Session: completion .success(1 × Country: São Tomé and Príncipe)
        Api Session → Service: completion .success(1 × Country: São Tomé and Príncipe)
        Service → View Model: completion .success(1 × Country: São Tomé and Príncipe)
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 1 × ListItem: São Tomé and Príncipe
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "1 country"
      5 View Controller → View: sets summary.text "1 country"

      // The user pastes “atlantis”.
        User → View: paste(_:) "atlantis"
        View → View Controller: searchBar(_:textDidChange:) "atlantis"
      1 View Controller → View Model: search(text:) "atlantis"
      3 View Model → Service: countries(matching:completion:) "atlantis"
        Service → Api Session: request(_:completion:) "countries.json?matching=atlantis"
        Api Session → Catalogue: countries(matching:completion:) "atlantis"

      // The catalogue replies.
        Catalogue → Api Session: completion .success(0 × Country)
        Api Session → Service: completion .success(0 × Country)
        Service → View Model: completion .success(0 × Country)
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 0 × ListItem
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "No countries"
      5 View Controller → View: sets summary.text "No countries"
      """)
  }
}
