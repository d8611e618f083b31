import Playing
import Testing

@Suite struct ListCountriesFlowTests {
  /// The screen of the countries appears, and asks for them.
  static let countriesAppear = """
      Application → View Controller: loadView()
    5 View Controller → View Model: reads nameOrderText "Name ↑"
    5 View Controller → View Model: reads populationOrderText "Population"
    5 View Controller → View Model: reads regionText "All Regions"
      View Controller → View: sets toolbarItems 3 × String: "Name ↑", "Population", "All Regions"
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
    """

  /// The user opens the app: the beginning of every story.
  static let appOpened = """
    // The user opens the app.
      User → Application: launch()
      Application → Dependency Manager: refers to catalogue: ApiCatalogueService, favourites: StagedFavourites
      Application → View Controller: refers to LinkViewModel
      Application → View Model: refers to LinkFlowController
      Application → Flow Controller: refers to LinkViewController
      Application → Factory: rootIn(_:dependencies:)
      Factory → Dependency Manager: reads catalogue ApiCatalogueService
      Factory → Dependency Manager: reads findFavourites FindFavouritesUseCase
      Factory → View Controller: refers to CountriesViewModel
      Factory → View Model: refers to CountriesFlowController
      Factory → Flow Controller: refers to CountriesViewController
      Factory → Navigation: setViewControllers(_:animated:) 1 × UIViewController: CountriesViewController
    \(ListCountriesFlowTests.countriesAppear)
    """

  /// The catalogue replies with all countries.
  static let countriesShown = """
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
    """

  @Test func `list-countries, message by message`() throws {
    try expectFlow(
      of: .listCountries,
      """
      \(Self.appOpened)

      \(Self.countriesShown)
      """)
  }
}
