import Playing
import Testing

@Suite struct ChooseRegionFlowTests {
  /// The user opens the sheet of regions.
  static let regionsOpened = """
    // The user taps “All Regions”.
      User → View: tap(_:) "All Regions"
    1 View → Interactor: openRegions(_:) UIBarButtonItem
    3 Interactor → Model: update(isChoosingRegion:) true
      Interactor → Model: reads region nil
    4 Interactor → View Controller: countriesDidOpenRegions(selected:) nil
    5 View Controller → View Model: refresh(_:) .region
    6 View Model → Model: reads region nil
    7 View Model → View: sets regionButton.title "All Regions"
    6 View Model → Model: reads isChoosingRegion true
    7 View Model → View: sets regionButton.isEnabled false
      View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
      View Controller → Navigation: present(_:animated:completion:) UINavigationController
      Navigation → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      View → Interactor: made by RegionsInteractor.init()
      View → View Model: made by RegionsViewModel.init()
      Navigation → View Controller: viewDidLoad()
      View Controller → Interactor: sets model RegionsModel
      View Controller → View Model: sets model RegionsModel
      View Controller → Interactor: sets actions CatalogueActions
      View Controller → Interactor: sets delegate RegionsViewController
      View Controller → Interactor: load()
      Interactor → Action: made by listRegions()
    2 Interactor → Action: run(completion:)
      Action → Interactor: completion .success(5 × Region: .africa, .americas, .asia, …)
    3 Interactor → Model: update(regions:) 6 × Optional<Region>: nil, .africa, .americas, …
    4 Interactor → View Controller: regionsDidLoad()
    5 View Controller → View Model: refresh()
    6 View Model → Model: reads regions 6 × Optional<Region>: nil, .africa, .americas, …
    7 View Model → View: sets list.rows 6 × Row: All Regions, Africa, Americas, …
    6 View Model → Model: reads selectedRow 0
    7 View Model → View: sets list.selectedRow 0
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
      1 View → Interactor: chooseRegion(_:) ListView
        Interactor → View: reads list.selectedRow 1
        Interactor → Model: reads regions 6 × Optional<Region>: nil, .africa, .americas, …
      3 Interactor → Model: update(selected:) .africa
      4 Interactor → View Controller: regionsDidChoose(_:) .africa
        View Controller → View Controller: regionsSheetDidChoose(_:) .africa
        View Controller → Interactor: filter(by:) .africa
        Interactor → Model: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
        Interactor → Action: made by filterCountries(_:by:) 253 × Country: Afghanistan, Åland Islands, Albania, …, by: .africa
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(60 × Country: Algeria, Angola, Benin, …)
      3 Interactor → Model: update(region:listed:) region: .africa, listed: 60 × Country: Algeria, Angola, Benin, …
      4 Interactor → View Controller: countriesDidFilter()
      5 View Controller → View Model: refresh(_:) .filter
      6 View Model → Model: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads listedCountries 60 × Country: Algeria, Angola, Benin, …
      7 View Model → View: sets list.rows 60 × Row: Algeria, Angola, Benin, …
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads listedCountries 60 × Country: Algeria, Angola, Benin, …
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "60 countries"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads region .africa
      7 View Model → View: sets regionButton.title "Only Africa"
      6 View Model → Model: reads isChoosingRegion false
      7 View Model → View: sets regionButton.isEnabled true
        View Controller → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
      1 View → Interactor: openRegions(_:) UIBarButtonItem
      3 Interactor → Model: update(isChoosingRegion:) true
        Interactor → Model: reads region .africa
      4 Interactor → View Controller: countriesDidOpenRegions(selected:) .africa
      5 View Controller → View Model: refresh(_:) .region
      6 View Model → Model: reads region .africa
      7 View Model → View: sets regionButton.title "Only Africa"
      6 View Model → Model: reads isChoosingRegion true
      7 View Model → View: sets regionButton.isEnabled false
        View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
        View Controller → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        View → Interactor: made by RegionsInteractor.init()
        View → View Model: made by RegionsViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: sets model RegionsModel
        View Controller → View Model: sets model RegionsModel
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate RegionsViewController
        View Controller → Interactor: load()
        Interactor → Action: made by listRegions()
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(5 × Region: .africa, .americas, .asia, …)
      3 Interactor → Model: update(regions:) 6 × Optional<Region>: nil, .africa, .americas, …
      4 Interactor → View Controller: regionsDidLoad()
      5 View Controller → View Model: refresh()
      6 View Model → Model: reads regions 6 × Optional<Region>: nil, .africa, .americas, …
      7 View Model → View: sets list.rows 6 × Row: All Regions, Africa, Americas, …
      6 View Model → Model: reads selectedRow 1
      7 View Model → View: sets list.selectedRow 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user taps “Cancel”.
        User → View: tap(_:) "Cancel"
      1 View → Interactor: cancel(_:) UIBarButtonItem
      3 Interactor → Model: update(isCancelled:) true
      4 Interactor → View Controller: regionsDidCancel()
        View Controller → View Controller: regionsSheetDidCancel()
        View Controller → Interactor: closeRegions()
      3 Interactor → Model: update(isChoosingRegion:) false
      4 Interactor → View Controller: countriesDidCloseRegions()
      5 View Controller → View Model: refresh(_:) .region
      6 View Model → Model: reads region .africa
      7 View Model → View: sets regionButton.title "Only Africa"
      6 View Model → Model: reads isChoosingRegion false
      7 View Model → View: sets regionButton.isEnabled true
        View Controller → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
      1 View → Interactor: openRegions(_:) UIBarButtonItem
      3 Interactor → Model: update(isChoosingRegion:) true
        Interactor → Model: reads region .africa
      4 Interactor → View Controller: countriesDidOpenRegions(selected:) .africa
      5 View Controller → View Model: refresh(_:) .region
      6 View Model → Model: reads region .africa
      7 View Model → View: sets regionButton.title "Only Africa"
      6 View Model → Model: reads isChoosingRegion true
      7 View Model → View: sets regionButton.isEnabled false
        View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
        View Controller → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        View → Interactor: made by RegionsInteractor.init()
        View → View Model: made by RegionsViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: sets model RegionsModel
        View Controller → View Model: sets model RegionsModel
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate RegionsViewController
        View Controller → Interactor: load()
        Interactor → Action: made by listRegions()
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(5 × Region: .africa, .americas, .asia, …)
      3 Interactor → Model: update(regions:) 6 × Optional<Region>: nil, .africa, .americas, …
      4 Interactor → View Controller: regionsDidLoad()
      5 View Controller → View Model: refresh()
      6 View Model → Model: reads regions 6 × Optional<Region>: nil, .africa, .americas, …
      7 View Model → View: sets list.rows 6 × Row: All Regions, Africa, Americas, …
      6 View Model → Model: reads selectedRow 1
      7 View Model → View: sets list.selectedRow 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user swipes the sheet away.
        User → View: swipeDown() "Regions"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: presentationControllerDidDismiss(_:) UIPresentationController
        View Controller → View Controller: regionsSheetDidCancel()
        View Controller → Interactor: closeRegions()
      3 Interactor → Model: update(isChoosingRegion:) false
      4 Interactor → View Controller: countriesDidCloseRegions()
      5 View Controller → View Model: refresh(_:) .region
      6 View Model → Model: reads region .africa
      7 View Model → View: sets regionButton.title "Only Africa"
      6 View Model → Model: reads isChoosingRegion false
      7 View Model → View: sets regionButton.isEnabled true

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
      1 View → Interactor: openRegions(_:) UIBarButtonItem
      3 Interactor → Model: update(isChoosingRegion:) true
        Interactor → Model: reads region .africa
      4 Interactor → View Controller: countriesDidOpenRegions(selected:) .africa
      5 View Controller → View Model: refresh(_:) .region
      6 View Model → Model: reads region .africa
      7 View Model → View: sets regionButton.title "Only Africa"
      6 View Model → Model: reads isChoosingRegion true
      7 View Model → View: sets regionButton.isEnabled false
        View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
        View Controller → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        View → Interactor: made by RegionsInteractor.init()
        View → View Model: made by RegionsViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: sets model RegionsModel
        View Controller → View Model: sets model RegionsModel
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate RegionsViewController
        View Controller → Interactor: load()
        Interactor → Action: made by listRegions()
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(5 × Region: .africa, .americas, .asia, …)
      3 Interactor → Model: update(regions:) 6 × Optional<Region>: nil, .africa, .americas, …
      4 Interactor → View Controller: regionsDidLoad()
      5 View Controller → View Model: refresh()
      6 View Model → Model: reads regions 6 × Optional<Region>: nil, .africa, .americas, …
      7 View Model → View: sets list.rows 6 × Row: All Regions, Africa, Americas, …
      6 View Model → Model: reads selectedRow 1
      7 View Model → View: sets list.selectedRow 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user picks “All Regions”.
        User → View: pick(_:) "All Regions"
      1 View → Interactor: chooseRegion(_:) ListView
        Interactor → View: reads list.selectedRow 0
        Interactor → Model: reads regions 6 × Optional<Region>: nil, .africa, .americas, …
      3 Interactor → Model: update(selected:) nil
      4 Interactor → View Controller: regionsDidChoose(_:) nil
        View Controller → View Controller: regionsSheetDidChoose(_:) nil
        View Controller → Interactor: filter(by:) nil
        Interactor → Model: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
        Interactor → Action: made by filterCountries(_:by:) 253 × Country: Afghanistan, Åland Islands, Albania, …, by: nil
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      3 Interactor → Model: update(region:listed:) region: nil, listed: 253 × Country
      4 Interactor → View Controller: countriesDidFilter()
      5 View Controller → View Model: refresh(_:) .filter
      6 View Model → Model: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads listedCountries 253 × Country: Afghanistan, Åland Islands, Albania, …
      7 View Model → View: sets list.rows 253 × Row: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads listedCountries 253 × Country: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "253 countries"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads region nil
      7 View Model → View: sets regionButton.title "All Regions"
      6 View Model → Model: reads isChoosingRegion false
      7 View Model → View: sets regionButton.isEnabled true
        View Controller → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      """)
  }
}
