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
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: reads searchField.text "algeria"
        Interactor → Action: made by searchCountries(matching:) "algeria"
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "algeria"

      // The catalogue replies.
        Catalogue → Action: completion .success(1 × Country: Algeria)
        Action → Interactor: completion .success(1 × Country: Algeria)
        Interactor → Model: reads order name, ascending
        Interactor → Action: made by sortCountries(_:by:) 1 × Country: Algeria, by: name, ascending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(1 × Country: Algeria)
        Interactor → Model: reads region nil
      3 Interactor → Model: update(countries:listed:) countries: 1 × Country: Algeria, listed: 1 × Country: Algeria
      4 Interactor → View Controller: countriesDidFind()
      5 View Controller → View Model: refresh(_:) .list
      6 View Model → Model: reads listedCountries 1 × Country: Algeria
      7 View Model → View: sets list.rows 1 × Row: Algeria
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads listedCountries 1 × Country: Algeria
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "1 country"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false

      // The user picks “Algeria”.
        User → View: pick(_:) "Algeria"
      1 View → Interactor: openCountry(_:) ListView
        Interactor → View: reads list.selectedRow 0
        Interactor → Model: reads listedCountries 1 × Country: Algeria
      3 Interactor → Model: update(selected:) Country("Algeria")
      4 Interactor → View Controller: countriesDidOpen(_:) Country("Algeria")
      5 View Controller → View Model: refresh(_:) .selectedRow
      6 View Model → Model: reads selectedRow 0
      7 View Model → View: sets list.selectedRow 0
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
        Interactor → Model: reads country Country("Algeria")
        Interactor → Action: made by listFilms(of:) Country("Algeria")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(of:completion:) DZ
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
        Action → Interactor: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
      3 Interactor → Model: update(films:) 5 × Film: Z, Le Bal, Dust of Life, …
      4 Interactor → View Controller: filmsDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads films 5 × Film: Z, Le Bal, Dust of Life, …
      7 View Model → View: sets list.rows 5 × Row: Z, Le Bal, Dust of Life, …
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads country Country("Algeria")
      6 View Model → Model: reads films 5 × Film: Z, Le Bal, Dust of Life, …
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "Algeria: 5 films"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false
      """)
  }
}
