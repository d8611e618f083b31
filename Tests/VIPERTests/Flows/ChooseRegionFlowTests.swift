import Playing
import Testing

@Suite struct ChooseRegionFlowTests {
  /// The user opens the sheet of regions.
  static let regionsOpened = """
    // The user taps “All Regions”.
      User → View: tap(_:) "All Regions"
      View → View Controller: openRegions(_:) UIBarButtonItem
    1 View Controller → Presenter: openRegions()
    7 Presenter → View Controller: show(canChooseRegion:) false
    8 View Controller → View: sets regionButton.isEnabled false
      Presenter → Wireframe: showRegions(delegate:) CountriesPresenter
      Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
      Wireframe → Navigation: present(_:animated:completion:) UINavigationController
      Navigation → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      Navigation → View Controller: viewDidLoad()
    1 View Controller → Presenter: updateView()
    2 Presenter → Interactor: listRegions()
    3 Interactor → Data Store: reads region nil
    6 Interactor → Presenter: listedRegions(_:chosen:) 5 × String: "Africa", "Americas", "Asia", …, chosen: nil
    7 Presenter → View Controller: show(regions:selected:) regions: 6 × ListItem: All Regions, Africa, Americas, …, selected: 0
    8 View Controller → View: list.reloadData()
    8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      Navigation → View Controller: viewWillAppear(_:) true
      Navigation → View Controller: viewDidAppear(_:) true
    """

  @Test func `choose-region, message by message`() throws {
    try expectFlow(
      of: .chooseRegion,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      \(Self.regionsOpened)

      // The user picks “Africa”.
        User → View: pick(_:) "Africa"
        View → View Controller: tableView(_:didSelectRowAt:) 1
      1 View Controller → Presenter: chooseRegion(at:) 1
        Presenter → Presenter: regionsModuleDidChoose(_:) "Africa"
      2 Presenter → Interactor: filter(by:) "Africa"
      3 Interactor → Data Store: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
      3 Interactor → Data Store: reads countryOrder name, ascending
      5 Interactor → Data Store: put(_:) .africa
      6 Interactor → Presenter: filteredCountries(_:by:) 60 × CountryFacts: Algeria, Angola, Benin, …, by: "Africa"
      7 Presenter → View Controller: show(region:) "Only Africa"
      8 View Controller → View: sets regionButton.title "Only Africa"
      7 Presenter → View Controller: show(countries:opened:) countries: 60 × ListItem: Algeria, Angola, Benin, …, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "60 countries"
      8 View Controller → View: sets summary.text "60 countries"
      7 Presenter → View Controller: show(canChooseRegion:) true
      8 View Controller → View: sets regionButton.isEnabled true
        Presenter → Wireframe: close()
        Wireframe → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
        View → View Controller: openRegions(_:) UIBarButtonItem
      1 View Controller → Presenter: openRegions()
      7 Presenter → View Controller: show(canChooseRegion:) false
      8 View Controller → View: sets regionButton.isEnabled false
        Presenter → Wireframe: showRegions(delegate:) CountriesPresenter
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
        Wireframe → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: listRegions()
      3 Interactor → Data Store: reads region .africa
      6 Interactor → Presenter: listedRegions(_:chosen:) 5 × String: "Africa", "Americas", "Asia", …, chosen: "Africa"
      7 Presenter → View Controller: show(regions:selected:) regions: 6 × ListItem: All Regions, Africa, Americas, …, selected: 1
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user taps “Cancel”.
        User → View: tap(_:) "Cancel"
        View → View Controller: cancel(_:) UIBarButtonItem
      1 View Controller → Presenter: cancel()
        Presenter → Presenter: regionsModuleDidCancel()
      7 Presenter → View Controller: show(canChooseRegion:) true
      8 View Controller → View: sets regionButton.isEnabled true
        Presenter → Wireframe: close()
        Wireframe → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
        View → View Controller: openRegions(_:) UIBarButtonItem
      1 View Controller → Presenter: openRegions()
      7 Presenter → View Controller: show(canChooseRegion:) false
      8 View Controller → View: sets regionButton.isEnabled false
        Presenter → Wireframe: showRegions(delegate:) CountriesPresenter
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
        Wireframe → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: listRegions()
      3 Interactor → Data Store: reads region .africa
      6 Interactor → Presenter: listedRegions(_:chosen:) 5 × String: "Africa", "Americas", "Asia", …, chosen: "Africa"
      7 Presenter → View Controller: show(regions:selected:) regions: 6 × ListItem: All Regions, Africa, Americas, …, selected: 1
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user swipes the sheet away.
        User → View: swipeDown() "Regions"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: presentationControllerDidDismiss(_:) UIPresentationController
      1 View Controller → Presenter: leave()
        Presenter → Presenter: regionsModuleDidCancel()
      7 Presenter → View Controller: show(canChooseRegion:) true
      8 View Controller → View: sets regionButton.isEnabled true

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
        View → View Controller: openRegions(_:) UIBarButtonItem
      1 View Controller → Presenter: openRegions()
      7 Presenter → View Controller: show(canChooseRegion:) false
      8 View Controller → View: sets regionButton.isEnabled false
        Presenter → Wireframe: showRegions(delegate:) CountriesPresenter
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
        Wireframe → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: listRegions()
      3 Interactor → Data Store: reads region .africa
      6 Interactor → Presenter: listedRegions(_:chosen:) 5 × String: "Africa", "Americas", "Asia", …, chosen: "Africa"
      7 Presenter → View Controller: show(regions:selected:) regions: 6 × ListItem: All Regions, Africa, Americas, …, selected: 1
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user picks “All Regions”.
        User → View: pick(_:) "All Regions"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: chooseRegion(at:) 0
        Presenter → Presenter: regionsModuleDidChoose(_:) nil
      2 Presenter → Interactor: filter(by:) nil
      3 Interactor → Data Store: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
      3 Interactor → Data Store: reads countryOrder name, ascending
      5 Interactor → Data Store: put(_:) nil
      6 Interactor → Presenter: filteredCountries(_:by:) 253 × CountryFacts: Afghanistan, Åland Islands, Albania, …, by: nil
      7 Presenter → View Controller: show(region:) "All Regions"
      8 View Controller → View: sets regionButton.title "All Regions"
      7 Presenter → View Controller: show(countries:opened:) countries: 253 × ListItem, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "253 countries"
      8 View Controller → View: sets summary.text "253 countries"
      7 Presenter → View Controller: show(canChooseRegion:) true
      8 View Controller → View: sets regionButton.isEnabled true
        Presenter → Wireframe: close()
        Wireframe → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      """)
  }
}
