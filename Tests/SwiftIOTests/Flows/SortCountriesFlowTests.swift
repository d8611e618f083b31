import Specification
import Testing

@Suite struct SortCountriesFlowTests {
  @Test func `sort-countries, message by message`() throws {
    try expectFlow(
      of: .sortCountries,
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

      // The user taps “Name ↑”.
        User → View: tap(_:) "Name ↑"
      1 View → Interactor: sortByName(_:) UIBarButtonItem
        Interactor → Model: order name, ascending
        Interactor → Model: countries 253 × Country: Afghanistan, Åland Islands, Alba…
        Interactor → Action: sortCountries(_:by:) name, descending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: Zimbabwe, Zambia, Yugos…
      3 Interactor → Model: update(countries:order:) countries: 253 × Country: Zimbabwe, Zambia, Yug…
      4 Interactor → View Controller: countriesDidReorder()
      5 View Controller → View Model: refresh(_:) .order
      6 View Model → Model: countries 253 × Country: Zimbabwe, Zambia, Yugoslavia, …
      6 View Model → Model: order name, descending
      7 View Model → View: rows 253 × ListRow: Zimbabwe, Zambia, Yugoslavia, …
      7 View Model → View: title "Name ↓"
      7 View Model → View: title "Population"

      // The user taps “Population”.
        User → View: tap(_:) "Population"
      1 View → Interactor: sortByPopulation(_:) UIBarButtonItem
        Interactor → Model: order name, descending
        Interactor → Model: countries 253 × Country: Zimbabwe, Zambia, Yugoslavia, …
        Interactor → Action: sortCountries(_:by:) population, descending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: China, India, United St…
      3 Interactor → Model: update(countries:order:) countries: 253 × Country: China, India, United …
      4 Interactor → View Controller: countriesDidReorder()
      5 View Controller → View Model: refresh(_:) .order
      6 View Model → Model: countries 253 × Country: China, India, United States, …
      6 View Model → Model: order population, descending
      7 View Model → View: rows 253 × ListRow: China, India, United States, …
      7 View Model → View: title "Name"
      7 View Model → View: title "Population ↓"

      // The user taps “Population ↓”.
        User → View: tap(_:) "Population ↓"
      1 View → Interactor: sortByPopulation(_:) UIBarButtonItem
        Interactor → Model: order population, descending
        Interactor → Model: countries 253 × Country: China, India, United States, …
        Interactor → Action: sortCountries(_:by:) population, ascending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: South Georgia and the S…
      3 Interactor → Model: update(countries:order:) countries: 253 × Country: South Georgia and the…
      4 Interactor → View Controller: countriesDidReorder()
      5 View Controller → View Model: refresh(_:) .order
      6 View Model → Model: countries 253 × Country: South Georgia and the South Sand…
      6 View Model → Model: order population, ascending
      7 View Model → View: rows 253 × ListRow: South Georgia and the South Sand…
      7 View Model → View: title "Name"
      7 View Model → View: title "Population ↑"
      """)
  }
}
