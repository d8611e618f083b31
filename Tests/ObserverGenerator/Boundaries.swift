extension BoundaryTable {
  /// All tables.
  static let all = [catalogue, swiftIO, cleanSwift, viper, mvvmFC]

  /// The services that the apps are built on. Their observers belong to the module `Playing`.
  static let catalogue = BoundaryTable(
    "Catalogue", in: "Catalogue", observedIn: "Playing", imports: ["Catalogue", "Observing", "Tracing"],
    [
      .strong("CatalogueService", "catalogue"),
      .strong("FavouritesStore", "favourites", .reads),
    ],
    notObserved: [
      "Cancellable": "A call across a boundary returns it; its observer is written by hand.",
      "Scheduler": "What a service does later is no message.",
    ])

  static let swiftIO = BoundaryTable(
    "SwiftIO",
    [
      .strong("ActionFactory", "factory", .creates),
      .strong("Action", "action"),
      .strong("TextInput", "view"),
      .strong("RowInput", "view"),
      .strong("TextDisplay", "view"),
      .strong("TitleDisplay", "view"),
      .strong("ButtonDisplay", "view"),
      .strong("ActivityDisplay", "view"),
      .strong("HideableDisplay", "view"),
      .strong("FailureDisplay", "view"),
      .strong("ListDisplay", "view"),

      .strong("LinkHandling", "viewController"),
      .strong("LinkInteractorInput", "interactor"),
      .weak("LinkInteractorDelegate", "viewController", .notification),
      .strong("LinkModelReading", "model"),
      .strong("LinkModelUpdating", "model"),
      .strong("LinkViewModelInput", "viewModel"),

      .strong("CountriesInteractorInput", "interactor"),
      .weak("CountriesEvents", "interactor"),
      .weak("CountriesInteractorDelegate", "viewController", .notification),
      .strong("CountriesModelReading", "model"),
      .strong("CountriesModelUpdating", "model"),
      .strong("CountriesViewModelInput", "viewModel"),

      .strong("RegionsInteractorInput", "interactor"),
      .weak("RegionsEvents", "interactor"),
      .weak("RegionsInteractorDelegate", "viewController", .notification),
      .strong("RegionsModelReading", "model"),
      .strong("RegionsModelUpdating", "model"),
      .strong("RegionsViewModelInput", "viewModel"),
      .weak("RegionsViewControllerDelegate", "viewController"),

      .strong("FilmsInteractorInput", "interactor"),
      .weak("FilmsEvents", "interactor"),
      .weak("FilmsInteractorDelegate", "viewController", .notification),
      .strong("FilmsModelReading", "model"),
      .strong("FilmsModelUpdating", "model"),
      .strong("FilmsViewModelInput", "viewModel"),

      .strong("FilmInteractorInput", "interactor"),
      .weak("FilmEvents", "interactor"),
      .weak("FilmInteractorDelegate", "viewController", .notification),
      .strong("FilmModelReading", "model"),
      .strong("FilmModelUpdating", "model"),
      .strong("FilmViewModelInput", "viewModel"),

      .strong("FavouritesInteractorInput", "interactor"),
      .weak("FavouritesEvents", "interactor"),
      .weak("FavouritesInteractorDelegate", "viewController", .notification),
      .strong("FavouritesModelReading", "model"),
      .strong("FavouritesModelUpdating", "model"),
      .strong("FavouritesViewModelInput", "viewModel"),
    ])

  static let cleanSwift = BoundaryTable(
    "CleanSwift",
    [
      .strong("Dependencies", "factory", .creates),
      .strong("AsyncDependencies", "factory", .creates),
      .strong("FindCountriesWorking", "worker"),
      .strong("AsyncFindCountriesWorking", "worker"),
      .strong("SortCountriesWorking", "worker"),
      .strong("FilterCountriesWorking", "worker", .reads),
      .strong("ListRegionsWorking", "worker", .reads),
      .strong("FetchFilmsWorking", "worker"),
      .strong("FetchFilmWorking", "worker"),
      .strong("ReadFavouritesWorking", "worker"),
      .strong("MarkFavouriteWorking", "worker"),

      .strong("LinkHandling", "viewController"),
      .strong("LinkInteractorInput", "interactor"),
      .strong("LinkPresenterInput", "presenter"),
      .weak("LinkViewControllerInput", "viewController"),
      .strong("LinkRoutingLogic & LinkDataPassing", "router"),
      .strong("LinkDataStore", "interactor"),

      .weak("CountriesEvents", "viewController"),
      .strong("CountriesInteractorInput", "interactor"),
      .strong("CountriesPresenterInput", "presenter"),
      .weak("CountriesViewControllerInput", "viewController"),
      .strong("CountriesRoutingLogic & CountriesDataPassing", "router"),
      .strong("CountriesDataStore", "interactor"),

      .weak("RegionsEvents", "viewController"),
      .strong("RegionsInteractorInput", "interactor"),
      .strong("RegionsPresenterInput", "presenter"),
      .weak("RegionsViewControllerInput", "viewController"),
      .strong("RegionsRoutingLogic & RegionsDataPassing", "router"),
      .strong("RegionsDataStore", "interactor"),
      .weak("RegionsDelegate", "viewController"),

      .weak("FilmsEvents", "viewController"),
      .strong("FilmsInteractorInput", "interactor"),
      .strong("FilmsPresenterInput", "presenter"),
      .weak("FilmsViewControllerInput", "viewController"),
      .strong("FilmsRoutingLogic & FilmsDataPassing", "router"),
      .strong("FilmsDataStore", "interactor"),

      .weak("FilmEvents", "viewController"),
      .strong("FilmInteractorInput", "interactor"),
      .strong("FilmPresenterInput", "presenter"),
      .weak("FilmViewControllerInput", "viewController"),
      .strong("FilmRoutingLogic & FilmDataPassing", "router"),
      .strong("FilmDataStore", "interactor"),

      .weak("FavouritesEvents", "viewController"),
      .strong("FavouritesInteractorInput", "interactor"),
      .strong("FavouritesPresenterInput", "presenter"),
      .weak("FavouritesViewControllerInput", "viewController"),
      .strong("FavouritesRoutingLogic & FavouritesDataPassing", "router"),
      .strong("FavouritesDataStore", "interactor"),
    ],
    notObserved: ["LinkRoot": "The router asks its own view controller, as it does for the storyboard."])

  static let viper = BoundaryTable(
    "VIPER",
    [
      .strong("DataStore", "dataStore", .reads),
      .strong("FailureRouting", "wireframe"),

      .strong("LinkEventHandler", "presenter"),
      .strong("FindLinkedFilmInteractorInput", "interactor"),
      .weak("FindLinkedFilmInteractorOutput", "presenter"),
      .strong("LinkRouting", "wireframe"),

      .weak("CountriesEvents", "viewController"),
      .strong("CountriesEventHandler", "presenter"),
      .weak("CountriesView", "viewController"),
      .strong("FindCountriesInteractorInput", "interactor"),
      .strong("AsyncFindCountriesInteractorInput", "interactor"),
      .weak("FindCountriesInteractorOutput", "presenter"),
      .strong("SortCountriesInteractorInput", "interactor"),
      .weak("SortCountriesInteractorOutput", "presenter"),
      .strong("FilterCountriesInteractorInput", "interactor"),
      .weak("FilterCountriesInteractorOutput", "presenter"),
      .strong("CheckFavouritesInteractorInput", "interactor"),
      .weak("CheckFavouritesInteractorOutput", "presenter"),
      .strong("CountriesRouting", "wireframe"),

      .weak("RegionsEvents", "viewController"),
      .strong("RegionsEventHandler", "presenter"),
      .weak("RegionsView", "viewController"),
      .strong("ListRegionsInteractorInput", "interactor"),
      .weak("ListRegionsInteractorOutput", "presenter"),
      .strong("RegionsRouting", "wireframe"),
      .weak("RegionsModuleDelegate", "presenter"),

      .weak("FilmsEvents", "viewController"),
      .strong("FilmsEventHandler", "presenter"),
      .weak("FilmsView", "viewController"),
      .strong("ListFilmsInteractorInput", "interactor"),
      .weak("ListFilmsInteractorOutput", "presenter"),
      .strong("FilmsRouting", "wireframe"),

      .weak("FilmEvents", "viewController"),
      .strong("FilmEventHandler", "presenter"),
      .weak("FilmView", "viewController"),
      .strong("FindFilmInteractorInput", "interactor"),
      .weak("FindFilmInteractorOutput", "presenter"),
      .strong("MarkFilmInteractorInput", "interactor"),
      .weak("MarkFilmInteractorOutput", "presenter"),

      .weak("FavouritesEvents", "viewController"),
      .strong("FavouritesEventHandler", "presenter"),
      .weak("FavouritesView", "viewController"),
      .strong("ListFavouritesInteractorInput", "interactor"),
      .weak("ListFavouritesInteractorOutput", "presenter"),
      .strong("FavouritesRouting", "wireframe"),
    ])

  static let mvvmFC = BoundaryTable(
    "MVVMFC", otherModules: ["Library"],
    [
      .strong("DependencyManager", "dependencyManager"),
      .strong("CatalogueServiceType", "service"),
      .strong("FindFavouritesUseCaseType", "useCase"),
      .strong("FlowControllerType", "flowController"),

      .strong("LinkHandling", "viewController"),
      .strong("LinkViewModelType", "viewModel"),
      .strong("LinkFlowControllerType", "flowController"),

      .strong("CountriesViewModelType", "viewModel"),
      .strong("ObservableCountriesViewModelType", "viewModel"),
      .weak("CountriesViewModelDelegate", "viewController", .notification),
      .strong("CountriesFlowControllerType", "flowController"),

      .strong("RegionsViewModelType", "viewModel"),
      .weak("RegionsViewModelDelegate", "viewController", .notification),
      .strong("RegionsFlowControllerType", "flowController"),

      .strong("FilmsViewModelType", "viewModel"),
      .weak("FilmsViewModelDelegate", "viewController", .notification),
      .strong("FilmsFlowControllerType", "flowController"),

      .strong("FilmViewModelType", "viewModel"),
      .weak("FilmViewModelDelegate", "viewController", .notification),

      .strong("FavouritesViewModelType", "viewModel"),
      .strong("FavouritesFlowControllerType", "flowController"),
    ])
}
