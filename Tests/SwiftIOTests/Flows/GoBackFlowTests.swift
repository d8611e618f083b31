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
      1 View → Interactor: openCountry(_:) ListView
        Interactor → View: reads list.selectedRow 9
        Interactor → Model: reads listedCountries 253 × Country: Zimbabwe, Zambia, Yugoslavia, …
      3 Interactor → Model: update(selected:) Country("Vanuatu")
      4 Interactor → View Controller: countriesDidOpen(_:) Country("Vanuatu")
      5 View Controller → View Model: refresh(_:) .selectedRow
      6 View Model → Model: reads selectedRow 9
      7 View Model → View: sets list.selectedRow 9
        View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        View Controller → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        View → Interactor: made by FilmsInteractor.init()
        View → View Model: made by FilmsViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: sets model FilmsModel
        View Controller → View Model: sets model FilmsModel
        View Controller → View Model: sets alert UIAlertController
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate FilmsViewController
        View Controller → Interactor: load()
        Interactor → Model: reads country Country("Vanuatu")
        Interactor → Action: made by listFilms(of:) Country("Vanuatu")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(of:completion:) VU
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(0 × Film)
        Action → Interactor: completion .success(0 × Film)
      3 Interactor → Model: update(films:) 0 × Film
      4 Interactor → View Controller: filmsDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads films 0 × Film
      7 View Model → View: sets list.rows 0 × Row
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads country Country("Vanuatu")
      6 View Model → Model: reads films 0 × Film
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "Vanuatu: no films"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        View Controller → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
