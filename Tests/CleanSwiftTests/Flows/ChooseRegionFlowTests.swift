import Playing
import Testing

@Suite struct ChooseRegionFlowTests {
  /// The user opens the sheet of regions.
  static let regionsOpened = """
    // The user taps “All Regions”.
      User → View: tap(_:) "All Regions"
    1 View → View Controller: openRegions(_:) UIBarButtonItem
    2 View Controller → Interactor: openRegions(request:) Request
    4 Interactor → Presenter: presentOpenRegions(response:) Response
    5 Presenter → View Controller: displayOpenRegions(viewModel:) ViewModel
    6 View Controller → View: sets regionButton.isEnabled false
      View Controller → Router: routeToRegions(segue:) nil
      Router → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
      Router → View Controller: refers to output: RegionsInteractor, router: RegionsRouter
      Router → Interactor: refers to output: RegionsPresenter, dependencies: CatalogueDependencies
      Router → Presenter: refers to RegionsViewController
      Router → Router: refers to viewController: RegionsViewController, dataStore: RegionsInteractor
      Router → Router: reads dataStore RegionsInteractor
      Router → Interactor: reads region nil
      Router → Interactor: sets region nil
      Router → Navigation: present(_:animated:completion:) UINavigationController
      Navigation → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      Navigation → View Controller: viewDidLoad()
    2 View Controller → Interactor: fetch(request:) Request
      Interactor → Worker: made by makeListRegionsWorker()
    3 Interactor → Worker: reads listRegions() 6 × Optional<Region>: nil, .africa, .americas, …
    4 Interactor → Presenter: presentFetch(response:) Response(entries: 6 × Entry: nil, Africa, Americas, …, selectedRow: 0)
    5 Presenter → View Controller: displayFetch(viewModel:) ViewModel(rows: 6 × Row, selectedRow: 0)
    6 View Controller → View: list.reloadData()
    6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
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
      1 View → View Controller: tableView(_:didSelectRowAt:) 1
      2 View Controller → Interactor: choose(request:) Request(row: 1)
      4 Interactor → Presenter: presentChoose(response:) Response(selectedRow: 1)
      5 Presenter → View Controller: displayChoose(viewModel:) ViewModel(selectedRow: 1)
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 1
        View Controller → Router: routeToCountries(segue:) nil
        Router → Router: reads dataStore CountriesInteractor
        Router → Interactor: reads region .africa
        Router → Interactor: sets region .africa
        Router → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        View Controller → View Controller: regionsDidClose()
      2 View Controller → Interactor: closeRegions(request:) Request
        Interactor → Worker: made by makeFilterCountriesWorker()
      3 Interactor → Worker: reads filter(_:by:) 60 × Country: Algeria, Angola, Benin, …
      4 Interactor → Presenter: presentCloseRegions(response:) Response(region: "Africa", list: List(entries: 60 × Entry, selectedRow:…
      5 Presenter → View Controller: displayCloseRegions(viewModel:) ViewModel("Only Africa")
      6 View Controller → View: sets regionButton.title "Only Africa"
      6 View Controller → View: sets regionButton.isEnabled true
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "60 countries"

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
      1 View → View Controller: openRegions(_:) UIBarButtonItem
      2 View Controller → Interactor: openRegions(request:) Request
      4 Interactor → Presenter: presentOpenRegions(response:) Response
      5 Presenter → View Controller: displayOpenRegions(viewModel:) ViewModel
      6 View Controller → View: sets regionButton.isEnabled false
        View Controller → Router: routeToRegions(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
        Router → View Controller: refers to output: RegionsInteractor, router: RegionsRouter
        Router → Interactor: refers to output: RegionsPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to RegionsViewController
        Router → Router: refers to viewController: RegionsViewController, dataStore: RegionsInteractor
        Router → Router: reads dataStore RegionsInteractor
        Router → Interactor: reads region .africa
        Router → Interactor: sets region .africa
        Router → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
        Interactor → Worker: made by makeListRegionsWorker()
      3 Interactor → Worker: reads listRegions() 6 × Optional<Region>: nil, .africa, .americas, …
      4 Interactor → Presenter: presentFetch(response:) Response(entries: 6 × Entry: nil, Africa, Americas, …, selectedRow: 1)
      5 Presenter → View Controller: displayFetch(viewModel:) ViewModel(rows: 6 × Row, selectedRow: 1)
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user taps “Cancel”.
        User → View: tap(_:) "Cancel"
      1 View → View Controller: cancel(_:) UIBarButtonItem
      2 View Controller → Interactor: cancel(request:) Request
      4 Interactor → Presenter: presentCancel(response:) Response
      5 Presenter → View Controller: displayCancel(viewModel:) ViewModel
        View Controller → Router: routeToCountries(segue:) nil
        Router → Router: reads dataStore CountriesInteractor
        Router → Interactor: reads region .africa
        Router → Interactor: sets region .africa
        Router → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        View Controller → View Controller: regionsDidClose()
      2 View Controller → Interactor: closeRegions(request:) Request
      3 Interactor → Worker: reads filter(_:by:) 60 × Country: Algeria, Angola, Benin, …
      4 Interactor → Presenter: presentCloseRegions(response:) Response(region: "Africa", list: List(entries: 60 × Entry, selectedRow:…
      5 Presenter → View Controller: displayCloseRegions(viewModel:) ViewModel("Only Africa")
      6 View Controller → View: sets regionButton.title "Only Africa"
      6 View Controller → View: sets regionButton.isEnabled true
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "60 countries"

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
      1 View → View Controller: openRegions(_:) UIBarButtonItem
      2 View Controller → Interactor: openRegions(request:) Request
      4 Interactor → Presenter: presentOpenRegions(response:) Response
      5 Presenter → View Controller: displayOpenRegions(viewModel:) ViewModel
      6 View Controller → View: sets regionButton.isEnabled false
        View Controller → Router: routeToRegions(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
        Router → View Controller: refers to output: RegionsInteractor, router: RegionsRouter
        Router → Interactor: refers to output: RegionsPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to RegionsViewController
        Router → Router: refers to viewController: RegionsViewController, dataStore: RegionsInteractor
        Router → Router: reads dataStore RegionsInteractor
        Router → Interactor: reads region .africa
        Router → Interactor: sets region .africa
        Router → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
        Interactor → Worker: made by makeListRegionsWorker()
      3 Interactor → Worker: reads listRegions() 6 × Optional<Region>: nil, .africa, .americas, …
      4 Interactor → Presenter: presentFetch(response:) Response(entries: 6 × Entry: nil, Africa, Americas, …, selectedRow: 1)
      5 Presenter → View Controller: displayFetch(viewModel:) ViewModel(rows: 6 × Row, selectedRow: 1)
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user swipes the sheet away.
        User → View: swipeDown() "Regions"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: presentationControllerDidDismiss(_:) UIPresentationController
        View Controller → View Controller: regionsDidClose()
      2 View Controller → Interactor: closeRegions(request:) Request
      3 Interactor → Worker: reads filter(_:by:) 60 × Country: Algeria, Angola, Benin, …
      4 Interactor → Presenter: presentCloseRegions(response:) Response(region: "Africa", list: List(entries: 60 × Entry, selectedRow:…
      5 Presenter → View Controller: displayCloseRegions(viewModel:) ViewModel("Only Africa")
      6 View Controller → View: sets regionButton.title "Only Africa"
      6 View Controller → View: sets regionButton.isEnabled true
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "60 countries"

      // The user taps “Only Africa”.
        User → View: tap(_:) "Only Africa"
      1 View → View Controller: openRegions(_:) UIBarButtonItem
      2 View Controller → Interactor: openRegions(request:) Request
      4 Interactor → Presenter: presentOpenRegions(response:) Response
      5 Presenter → View Controller: displayOpenRegions(viewModel:) ViewModel
      6 View Controller → View: sets regionButton.isEnabled false
        View Controller → Router: routeToRegions(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
        Router → View Controller: refers to output: RegionsInteractor, router: RegionsRouter
        Router → Interactor: refers to output: RegionsPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to RegionsViewController
        Router → Router: refers to viewController: RegionsViewController, dataStore: RegionsInteractor
        Router → Router: reads dataStore RegionsInteractor
        Router → Interactor: reads region .africa
        Router → Interactor: sets region .africa
        Router → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
        Interactor → Worker: made by makeListRegionsWorker()
      3 Interactor → Worker: reads listRegions() 6 × Optional<Region>: nil, .africa, .americas, …
      4 Interactor → Presenter: presentFetch(response:) Response(entries: 6 × Entry: nil, Africa, Americas, …, selectedRow: 1)
      5 Presenter → View Controller: displayFetch(viewModel:) ViewModel(rows: 6 × Row, selectedRow: 1)
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 1
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user picks “All Regions”.
        User → View: pick(_:) "All Regions"
      1 View → View Controller: tableView(_:didSelectRowAt:) 0
      2 View Controller → Interactor: choose(request:) Request(row: 0)
      4 Interactor → Presenter: presentChoose(response:) Response(selectedRow: 0)
      5 Presenter → View Controller: displayChoose(viewModel:) ViewModel(selectedRow: 0)
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        View Controller → Router: routeToCountries(segue:) nil
        Router → Router: reads dataStore CountriesInteractor
        Router → Interactor: reads region nil
        Router → Interactor: sets region nil
        Router → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        View Controller → View Controller: regionsDidClose()
      2 View Controller → Interactor: closeRegions(request:) Request
      3 Interactor → Worker: reads filter(_:by:) 253 × Country: Afghanistan, Åland Islands, Albania, …
      4 Interactor → Presenter: presentCloseRegions(response:) Response(region: nil, list: List(entries: 253 × Entry, selectedRow: nil…
      5 Presenter → View Controller: displayCloseRegions(viewModel:) ViewModel("All Regions")
      6 View Controller → View: sets regionButton.title "All Regions"
      6 View Controller → View: sets regionButton.isEnabled true
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "253 countries"
      """)
  }
}
