import Catalogue
import Foundation
import HeadlessUI
import Observing
import Playing
import Specification

// The app's view controller of the countries names the classes of the next two. So that a program can exchange these
// classes, it is written here again, over closures; a test compares the two.

extension SwiftIOProgram {
  /// The list of countries: wires the scene, asks for refreshes and navigates to other scenes.
  class CountriesViewController: UIViewController, CountriesInteractorDelegate, RegionsViewControllerDelegate
  {
    @Outlet var interactor: any CountriesInteractorInput
    @Outlet var viewModel: any CountriesViewModelInput

    private let actions: any ActionFactory
    private let films: (Country, any ActionFactory) -> UIViewController
    private let favourites: (any ActionFactory) -> UIViewController
    private lazy var alert = UIAlertController.failure { [weak self] in self?.retry?() }
    /// Repeats what the alert tells of; replaced together with the message.
    private var retry: (() -> Void)?

    init(
      actions: any ActionFactory,
      films: @escaping (Country, any ActionFactory) -> UIViewController = SwiftIOProgram().films,
      favourites: @escaping (any ActionFactory) -> UIViewController = SwiftIOProgram().favourites
    ) {
      self.actions = actions
      self.films = films
      self.favourites = favourites
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let model = CountriesModel()
      interactor.model = model
      viewModel.model = model
      viewModel.alert = alert
      interactor.actions = actions
      interactor.delegate = self
      interactor.load()
    }

    /// Presents the alert, unless its scene is out of sight; an alert that is being dismissed keeps what it offers.
    private func presentAlert(retry: @escaping () -> Void) {
      if !alert.isBeingDismissed { self.retry = retry }
      presentIfVisible(alert)
    }

    func countriesDidBeginLoading() {
      viewModel.refresh(.progress)
    }

    func countriesDidLoad() {
      viewModel.refresh(.everything)
    }

    func countriesDidFind() {
      viewModel.refresh(.list)
    }

    func countriesDidReorder() {
      viewModel.refresh(.order)
    }

    func countriesDidOpen(_ country: Country) {
      viewModel.refresh(.selectedRow)
      guard let storyboard else { return }
      let filmsViewController = storyboard.instantiateViewController(identifier: "Films") {
        films(country, actions)
      }
      navigationController?.pushViewController(filmsViewController, animated: true)
    }

    func countriesDidOpenRegions(selected: Region?) {
      viewModel.refresh(.region)
      guard let storyboard else { return }
      let regionsViewController = storyboard.instantiateViewController(identifier: "Regions") {
        RegionsViewController(selected: selected, actions: actions)
      }
      regionsViewController.delegate = self
      let navigation = UINavigationController(rootViewController: regionsViewController)
      navigation.presentationController?.delegate = regionsViewController
      present(navigation, animated: true)
    }

    func countriesDidCloseRegions() {
      viewModel.refresh(.region)
    }

    func countriesDidFilter() {
      viewModel.refresh(.filter)
    }

    func countriesDidOpenFavourites() {
      viewModel.refresh(.selectedRow)
      guard let storyboard else { return }
      let favouritesViewController = storyboard.instantiateViewController(identifier: "Favourites") {
        favourites(actions)
      }
      navigationController?.pushViewController(favouritesViewController, animated: true)
    }

    func countriesDidFailToLoad() {
      viewModel.refresh(.failure)
      presentAlert { [weak self] in self?.interactor.retry() }
    }

    func countriesDidFailToOpenFavourites() {
      viewModel.refresh(.openingFailure)
      presentAlert { [weak self] in self?.interactor.retryOpening() }
    }

    func regionsSheetDidChoose(_ region: Region?) {
      interactor.filter(by: region)
      dismiss(animated: true)
    }

    func regionsSheetDidCancel() {
      interactor.closeRegions()
      dismiss(animated: true)
    }
  }

  /// The scene of links, whose films are shown by another view controller.
  final class LinkViewController: SwiftIO.LinkViewController {
    private let actions: any ActionFactory
    private let films: (Country, any ActionFactory) -> UIViewController

    init(
      root: UINavigationController, actions: any ActionFactory,
      films: @escaping (Country, any ActionFactory) -> UIViewController
    ) {
      self.actions = actions
      self.films = films
      super.init(root: root, actions: actions)
    }

    override func makeFilms(of country: Country) -> UIViewController { films(country, actions) }
  }

  /// Creates the app's actions; a subclass creates some of them in its own way.
  class Actions: ActionFactory {
    let catalogue: any CatalogueService
    let favourites: any FavouritesStore
    private let app: CatalogueActions

    init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
      self.catalogue = catalogue
      self.favourites = favourites
      app = CatalogueActions(catalogue: catalogue, favourites: favourites)
    }

    func listCountries() -> any Action<[Country], CatalogueError> { app.listCountries() }
    func searchCountries(matching text: String) -> any Action<[Country], CatalogueError> {
      app.searchCountries(matching: text)
    }
    func sortCountries(_ countries: [Country], by order: CountryOrder) -> any Action<[Country], Never> {
      app.sortCountries(countries, by: order)
    }
    func filterCountries(_ countries: [Country], by region: Region?) -> any Action<[Country], Never> {
      app.filterCountries(countries, by: region)
    }
    func listRegions() -> any Action<[Region], Never> { app.listRegions() }
    func listFilms(of country: Country) -> any Action<[Film], CatalogueError> { app.listFilms(of: country) }
    func showFilm(_ film: Film) -> any Action<FilmDetails, CatalogueError> { app.showFilm(film) }
    func markFavourite(_ film: Film) -> any Action<Bool, FavouritesError> { app.markFavourite(film) }
    func unmarkFavourite(_ film: Film) -> any Action<Bool, FavouritesError> { app.unmarkFavourite(film) }
    func readFavourites() -> any Action<[FilmID], FavouritesError> { app.readFavourites() }
    func listFavourites(_ ids: [FilmID]) -> any Action<[Film], CatalogueError> { app.listFavourites(ids) }
    func openLink(_ link: URL) -> any Action<FilmDetails, CatalogueError> { app.openLink(link) }
  }
}
