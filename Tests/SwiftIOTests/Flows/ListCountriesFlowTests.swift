import Specification
import Testing

@Suite struct ListCountriesFlowTests {
  @Test func `list-countries, message by message`() throws {
    try expectFlow(
      of: .listCountries,
      """
      // The user opens the app.
        User → Application: launch()
        Application → View Controller: instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: loadView()
        View Controller → View: loadView(of:for:)
        View → Interactor: CountriesInteractor.init()
        View → View Model: CountriesViewModel.init()
        Application → View Controller: viewDidLoad()
        View Controller → Interactor: model CountriesModel
        View Controller → View Model: model CountriesModel
        View Controller → Interactor: actions
        View Controller → Interactor: delegate CountriesViewController
        View Controller → Interactor: load()
        Interactor → Action: listCountries()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      // The catalogue replies.
        Catalogue → Action: completion .success(253 × Country: Afghanistan, Åland Isla…
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Isla…
        Interactor → Model: order name, ascending
      3 Interactor → Model: update(countries:order:) countries: 253 × Country: Afghanistan, Åland Is…
      4 Interactor → View Controller: countriesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: countries 253 × Country: Afghanistan, Åland Islands, Alba…
      6 View Model → Model: order name, ascending
      6 View Model → Model: destination nil
      6 View Model → Model: failure nil
      7 View Model → View: rows 253 × ListRow: Afghanistan, Åland Islands, Alba…
      7 View Model → View: selectedRow nil
      7 View Model → View: text "253 countries"
      7 View Model → View: title "Name ↑"
      7 View Model → View: title "Population"
      7 View Model → View: isActive false
      7 View Model → View: message nil
      """)
  }
}
