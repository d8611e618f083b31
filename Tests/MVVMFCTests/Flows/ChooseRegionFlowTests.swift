import Playing
import Testing

@Suite struct ChooseRegionFlowTests {
  /// The user opens the sheet of regions.
  static let regionsOpened = """
    // The user taps “All Regions”.
      User → View: tap(_:) "All Regions"
      View → View Controller: action(_:) UIBarButtonItem
    1 View Controller → View Model: openRegions()
    5 View Model → View Controller: canChooseRegionDidChange()
    5 View Controller → View Model: reads canChooseRegion false
    5 View Controller → View: sets regionButton.isEnabled false
    6 View Model → Flow Controller: showRegions(selected:onChoose:onCancel:) nil
    6 Flow Controller → Factory: showIn(_:selected:onChoose:onCancel:dependencies:)
      Factory → View Controller: refers to RegionsViewModel
      Factory → View Model: refers to RegionsFlowController
      Factory → Flow Controller: refers to RegionsViewController
    6 Factory → Navigation: present(_:animated:completion:) UINavigationController
      Navigation → View Controller: loadView()
      View Controller → View: sets rightBarButtonItem "Cancel"
      Navigation → View Controller: viewDidLoad()
      View Controller → View Model: sets delegate RegionsViewController
    1 View Controller → View Model: reload()
    5 View Model → View Controller: itemsDidChange()
    5 View Controller → View Model: reads items 6 × ListItem: All Regions, Africa, Americas, …
    5 View Controller → View Model: reads selectedIndex 0
    5 View Controller → View: list.reloadData()
    5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
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
      1 View Controller → View Model: selectedItem(index:) 1
        View Model → View Model: onChoose .africa
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 60 × ListItem: Algeria, Angola, Benin, …
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "60 countries"
      5 View Controller → View: sets summary.text "60 countries"
      5 View Model → View Controller: regionDidChange()
      5 View Controller → View Model: reads regionText "Only Africa"
      5 View Controller → View: sets title "Only Africa"
      5 View Model → View Controller: canChooseRegionDidChange()
      5 View Controller → View Model: reads canChooseRegion true
      5 View Controller → View: sets isEnabled true
      6 View Model → Flow Controller: goBackToCountries()
        Flow Controller → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
        View → View Controller: action(_:) UIBarButtonItem
      1 View Controller → View Model: openRegions()
      5 View Model → View Controller: canChooseRegionDidChange()
      5 View Controller → View Model: reads canChooseRegion false
      5 View Controller → View: sets regionButton.isEnabled false
      6 View Model → Flow Controller: showRegions(selected:onChoose:onCancel:) .africa
      6 Flow Controller → Factory: showIn(_:selected:onChoose:onCancel:dependencies:)
        Factory → View Controller: refers to RegionsViewModel
        Factory → View Model: refers to RegionsFlowController
        Factory → Flow Controller: refers to RegionsViewController
      6 Factory → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: sets rightBarButtonItem "Cancel"
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate RegionsViewController
      1 View Controller → View Model: reload()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 6 × ListItem: All Regions, Africa, Americas, …
      5 View Controller → View Model: reads selectedIndex 1
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user taps “Cancel”.
        User → View: tap(_:) "Cancel"
        View → View Controller: action(_:) UIBarButtonItem
      1 View Controller → View Model: cancel()
        View Model → View Model: onCancel()
      5 View Model → View Controller: canChooseRegionDidChange()
      5 View Controller → View Model: reads canChooseRegion true
      5 View Controller → View: sets isEnabled true
      6 View Model → Flow Controller: goBackToCountries()
        Flow Controller → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
        View → View Controller: action(_:) UIBarButtonItem
      1 View Controller → View Model: openRegions()
      5 View Model → View Controller: canChooseRegionDidChange()
      5 View Controller → View Model: reads canChooseRegion false
      5 View Controller → View: sets regionButton.isEnabled false
      6 View Model → Flow Controller: showRegions(selected:onChoose:onCancel:) .africa
      6 Flow Controller → Factory: showIn(_:selected:onChoose:onCancel:dependencies:)
        Factory → View Controller: refers to RegionsViewModel
        Factory → View Model: refers to RegionsFlowController
        Factory → Flow Controller: refers to RegionsViewController
      6 Factory → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: sets rightBarButtonItem "Cancel"
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate RegionsViewController
      1 View Controller → View Model: reload()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 6 × ListItem: All Regions, Africa, Americas, …
      5 View Controller → View Model: reads selectedIndex 1
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user swipes the sheet away.
        User → View: swipeDown() "Regions"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: presentationControllerDidDismiss(_:) UIPresentationController
      1 View Controller → View Model: didLeave()
        View Model → View Model: onCancel()
      5 View Model → View Controller: canChooseRegionDidChange()
      5 View Controller → View Model: reads canChooseRegion true
      5 View Controller → View: sets regionButton.isEnabled true

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
        View → View Controller: action(_:) UIBarButtonItem
      1 View Controller → View Model: openRegions()
      5 View Model → View Controller: canChooseRegionDidChange()
      5 View Controller → View Model: reads canChooseRegion false
      5 View Controller → View: sets regionButton.isEnabled false
      6 View Model → Flow Controller: showRegions(selected:onChoose:onCancel:) .africa
      6 Flow Controller → Factory: showIn(_:selected:onChoose:onCancel:dependencies:)
        Factory → View Controller: refers to RegionsViewModel
        Factory → View Model: refers to RegionsFlowController
        Factory → Flow Controller: refers to RegionsViewController
      6 Factory → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: sets rightBarButtonItem "Cancel"
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate RegionsViewController
      1 View Controller → View Model: reload()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 6 × ListItem: All Regions, Africa, Americas, …
      5 View Controller → View Model: reads selectedIndex 1
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user picks “All Regions”.
        User → View: pick(_:) "All Regions"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → View Model: selectedItem(index:) 0
        View Model → View Model: onChoose nil
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 253 × ListItem: Afghanistan, Åland Islands, Albania, …
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "253 countries"
      5 View Controller → View: sets summary.text "253 countries"
      5 View Model → View Controller: regionDidChange()
      5 View Controller → View Model: reads regionText "All Regions"
      5 View Controller → View: sets title "All Regions"
      5 View Model → View Controller: canChooseRegionDidChange()
      5 View Controller → View Model: reads canChooseRegion true
      5 View Controller → View: sets isEnabled true
      6 View Model → Flow Controller: goBackToCountries()
        Flow Controller → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      """)
  }
}
