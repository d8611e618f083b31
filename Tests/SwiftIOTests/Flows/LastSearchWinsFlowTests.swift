import Specification
import Testing

@Suite struct LastSearchWinsFlowTests {
  @Test func `last-search-wins, message by message`() throws {
    try expectFlow(
      of: .lastSearchWins,
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

      // The user types “fin”.
        User → View: type(_:) "f"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: text "f"
        Interactor → Action: searchCountries(matching:) "f"
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "f"
        User → View: type(_:) "fi"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: text "fi"
        Interactor → Action: searchCountries(matching:) "fi"
        Interactor → Action: cancel()
        Action → Catalogue: cancel()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "fi"
        User → View: type(_:) "fin"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: text "fin"
        Interactor → Action: searchCountries(matching:) "fin"
        Interactor → Action: cancel()
        Action → Catalogue: cancel()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "fin"

      // The catalogue gives every reply that is still wanted.
        Catalogue → Action: completion .success(1 × Country: Finland)
        Action → Interactor: completion .success(1 × Country: Finland)
        Interactor → Model: order name, ascending
      3 Interactor → Model: update(countries:order:) countries: 1 × Country: Finland, order: name, a…
      4 Interactor → View Controller: countriesDidChange()
      5 View Controller → View Model: refresh(_:) .list
      6 View Model → Model: countries 1 × Country: Finland
      7 View Model → View: rows 1 × ListRow: Finland
      7 View Model → View: text "1 country"
      7 View Model → View: isActive false
      """)
  }
}
