import Catalogue
import HeadlessUI
import Playing

// The app's wireframes name the classes of all parts of the modules that they create. So that a program can exchange a
// class, the creation is written here again, over closures; a test compares the two.

extension VIPERProgram {
  /// The storyboard scene of the list of countries, and closures that create its module's parts.
  struct Countries {
    typealias Presenter = CountriesEventHandler & FindCountriesInteractorOutput
      & SortCountriesInteractorOutput & FilterCountriesInteractorOutput
      & CheckFavouritesInteractorOutput & RegionsModuleDelegate

    var scene = StoryboardScene.countries
    var findCountries:
      (any DataStore) -> Connectable<any FindCountriesInteractorInput, any FindCountriesInteractorOutput> = {
        part(FindCountriesInteractor(store: $0), connectedBy: \.output)
      }
    var sortCountries:
      (any DataStore) -> Connectable<any SortCountriesInteractorInput, any SortCountriesInteractorOutput> = {
        part(SortCountriesInteractor(store: $0), connectedBy: \.output)
      }
    var filterCountries:
      (any DataStore) -> Connectable<
        any FilterCountriesInteractorInput, any FilterCountriesInteractorOutput
      > = {
        part(FilterCountriesInteractor(store: $0), connectedBy: \.output)
      }
    var checkFavourites:
      (any DataStore) -> Connectable<
        any CheckFavouritesInteractorInput, any CheckFavouritesInteractorOutput
      > = {
        part(CheckFavouritesInteractor(store: $0), connectedBy: \.output)
      }
    var wireframe:
      (any DataStore, UIStoryboard, VIPERProgram) -> Connectable<any CountriesRouting, UIViewController> = {
        part(CountriesWireframe(store: $0, storyboard: $1, program: $2), connectedBy: \.viewController)
      }
    var presenter:
      (
        any FindCountriesInteractorInput, any SortCountriesInteractorInput,
        any FilterCountriesInteractorInput, any CheckFavouritesInteractorInput, any CountriesRouting
      ) -> Connectable<any Presenter, any CountriesView> = {
        part(
          CountriesPresenter(
            findCountries: $0, sortCountries: $1, filterCountries: $2, checkFavourites: $3, wireframe: $4),
          connectedBy: \.view)
      }
    var viewController: (any CountriesEventHandler) -> any UIViewController & CountriesView = {
      CountriesViewController(presenter: $0)
    }
  }

  /// The storyboard scene of the sheet of regions, and closures that create its module's parts.
  struct Regions {
    typealias Presenter = RegionsEventHandler & ListRegionsInteractorOutput

    var scene = StoryboardScene.regions
    var listRegions:
      (any DataStore) -> Connectable<any ListRegionsInteractorInput, any ListRegionsInteractorOutput> = {
        part(ListRegionsInteractor(store: $0), connectedBy: \.output)
      }
    var wireframe: () -> Connectable<any RegionsRouting, UIViewController> = {
      part(RegionsWireframe(), connectedBy: \.viewController)
    }
    var presenter:
      (any RegionsModuleDelegate, any ListRegionsInteractorInput, any RegionsRouting) -> Connectable<
        any Presenter, any RegionsView
      > = {
        let presenter = RegionsPresenter(listRegions: $1, wireframe: $2)
        presenter.delegate = $0
        return part(presenter, connectedBy: \.view)
      }
    var viewController:
      (any RegionsEventHandler) -> any UIViewController & RegionsView
        & UIAdaptivePresentationControllerDelegate =
        {
          RegionsViewController(presenter: $0)
        }
  }

  /// The storyboard scene of a list of films, and closures that create its module's parts.
  struct Films {
    var scene = StoryboardScene.films
    var listFilms:
      (CountryCode, any DataStore) -> Connectable<any ListFilmsInteractorInput, any ListFilmsInteractorOutput> =
        {
          part(ListFilmsInteractor(country: $0, store: $1), connectedBy: \.output)
        }
    var wireframe:
      (any DataStore, UIStoryboard, VIPERProgram) -> Connectable<any FilmsRouting, UIViewController> = {
        part(FilmsWireframe(store: $0, storyboard: $1, program: $2), connectedBy: \.viewController)
      }
    var presenter:
      (String, any ListFilmsInteractorInput, any FilmsRouting) -> Connectable<
        any FilmsEventHandler & ListFilmsInteractorOutput, any FilmsView
      > = {
        part(FilmsPresenter(countryName: $0, listFilms: $1, wireframe: $2), connectedBy: \.view)
      }
    var viewController: (any FilmsEventHandler) -> any UIViewController & FilmsView = {
      FilmsViewController(presenter: $0)
    }
  }

  /// The storyboard scene of a film, and closures that create its module's parts.
  struct OneFilm {
    typealias Presenter = FilmEventHandler & FindFilmInteractorOutput & MarkFilmInteractorOutput

    var scene = StoryboardScene.film
    var findFilm:
      (FilmID, any DataStore) -> Connectable<any FindFilmInteractorInput, any FindFilmInteractorOutput> = {
        part(FindFilmInteractor(film: $0, store: $1), connectedBy: \.output)
      }
    var markFilm:
      (FilmID, any DataStore) -> Connectable<any MarkFilmInteractorInput, any MarkFilmInteractorOutput> = {
        part(MarkFilmInteractor(film: $0, store: $1), connectedBy: \.output)
      }
    var wireframe: (any DataStore, UIStoryboard) -> Connectable<any FailureRouting, UIViewController> = {
      part(FilmWireframe(store: $0, storyboard: $1), connectedBy: \.viewController)
    }
    var presenter:
      (String, any FindFilmInteractorInput, any MarkFilmInteractorInput, any FailureRouting) -> Connectable<
        any Presenter, any FilmView
      > = {
        part(FilmPresenter(title: $0, findFilm: $1, markFilm: $2, wireframe: $3), connectedBy: \.view)
      }
    var viewController: (any FilmEventHandler) -> any UIViewController & FilmView = {
      FilmViewController(presenter: $0)
    }
  }

  /// The storyboard scene of the favourites, and closures that create its module's parts.
  struct Favourites {
    var scene = StoryboardScene.favourites
    var listFavourites:
      (any DataStore) -> Connectable<any ListFavouritesInteractorInput, any ListFavouritesInteractorOutput> =
        {
          part(ListFavouritesInteractor(store: $0), connectedBy: \.output)
        }
    var wireframe:
      (any DataStore, UIStoryboard, VIPERProgram) -> Connectable<any FavouritesRouting, UIViewController> = {
        part(FavouritesWireframe(store: $0, storyboard: $1, program: $2), connectedBy: \.viewController)
      }
    var presenter:
      (any ListFavouritesInteractorInput, any FavouritesRouting) -> Connectable<
        any FavouritesEventHandler & ListFavouritesInteractorOutput, any FavouritesView
      > = {
        part(FavouritesPresenter(listFavourites: $0, wireframe: $1), connectedBy: \.view)
      }
    var viewController: (any FavouritesEventHandler) -> any UIViewController & FavouritesView = {
      FavouritesViewController(presenter: $0)
    }
  }

  /// Creates the module of the list of countries.
  func makeCountries(store: any DataStore, storyboard: UIStoryboard) -> UIViewController {
    if let makeFirstModule { return makeFirstModule(store, storyboard, self) }
    let findCountries = countries.findCountries(store)
    let sortCountries = countries.sortCountries(store)
    let filterCountries = countries.filterCountries(store)
    let checkFavourites = countries.checkFavourites(store)
    let wireframe = countries.wireframe(store, storyboard, self)
    let presenter = countries.presenter(
      findCountries.part, sortCountries.part, filterCountries.part, checkFavourites.part, wireframe.part)
    findCountries.connect(presenter.part)
    sortCountries.connect(presenter.part)
    filterCountries.connect(presenter.part)
    checkFavourites.connect(presenter.part)
    let view = countries.viewController(presenter.part)
    storyboard.setUp(view, as: "Countries")
    presenter.connect(view)
    wireframe.connect(view)
    return view
  }

  fileprivate func makeRegions(
    delegate: any RegionsModuleDelegate, store: any DataStore, storyboard: UIStoryboard
  ) -> UIViewController {
    let listRegions = regions.listRegions(store)
    let wireframe = regions.wireframe()
    let presenter = regions.presenter(delegate, listRegions.part, wireframe.part)
    listRegions.connect(presenter.part)
    let view = regions.viewController(presenter.part)
    storyboard.setUp(view, as: "Regions")
    presenter.connect(view)
    wireframe.connect(view)
    let navigation = UINavigationController(rootViewController: view)
    navigation.presentationController?.delegate = view
    return navigation
  }

  fileprivate func makeFilms(
    ofCountry code: String, named name: String, store: any DataStore, storyboard: UIStoryboard
  ) -> UIViewController {
    let listFilms = films.listFilms(CountryCode(rawValue: code), store)
    let wireframe = films.wireframe(store, storyboard, self)
    let presenter = films.presenter(name, listFilms.part, wireframe.part)
    listFilms.connect(presenter.part)
    let view = films.viewController(presenter.part)
    storyboard.setUp(view, as: "Films")
    presenter.connect(view)
    wireframe.connect(view)
    return view
  }

  fileprivate func makeFilm(
    _ id: String, titled title: String, store: any DataStore, storyboard: UIStoryboard
  ) -> UIViewController {
    let findFilm = film.findFilm(FilmID(rawValue: id), store)
    let markFilm = film.markFilm(FilmID(rawValue: id), store)
    let wireframe = film.wireframe(store, storyboard)
    let presenter = film.presenter(title, findFilm.part, markFilm.part, wireframe.part)
    findFilm.connect(presenter.part)
    markFilm.connect(presenter.part)
    let view = film.viewController(presenter.part)
    storyboard.setUp(view, as: "Film")
    presenter.connect(view)
    wireframe.connect(view)
    return view
  }

  func makeFavourites(store: any DataStore, storyboard: UIStoryboard) -> UIViewController {
    let listFavourites = favourites.listFavourites(store)
    let wireframe = favourites.wireframe(store, storyboard, self)
    let presenter = favourites.presenter(listFavourites.part, wireframe.part)
    listFavourites.connect(presenter.part)
    let view = favourites.viewController(presenter.part)
    storyboard.setUp(view, as: "Favourites")
    presenter.connect(view)
    wireframe.connect(view)
    return view
  }
}

// The wireframes of a program lead to the program's modules. They have the names of the app's, so that ownership reads
// the same.

extension VIPERProgram {
  /// Shows the first screen, and the program's modules that a link leads to.
  final class RootWireframe: VIPER.RootWireframe {
    private let program: VIPERProgram

    init(window: UIWindow, store: any DataStore, storyboard: UIStoryboard, program: VIPERProgram) {
      self.program = program
      super.init(window: window, store: store, storyboard: storyboard)
    }

    override func makeFilms(ofCountry code: String, named name: String) -> UIViewController {
      program.makeFilms(ofCountry: code, named: name, store: store, storyboard: storyboard)
    }

    override func makeFilm(_ id: String, titled title: String) -> UIViewController {
      program.makeFilm(id, titled: title, store: store, storyboard: storyboard)
    }
  }

  /// The base class of the program's wireframes.
  class ProgramWireframe: ModuleWireframe {
    fileprivate let program: VIPERProgram

    init(store: any DataStore, storyboard: UIStoryboard, program: VIPERProgram) {
      self.program = program
      super.init(store: store, storyboard: storyboard)
    }
  }

  /// Navigates from the list of countries to the program's next screen.
  final class CountriesWireframe: ProgramWireframe, CountriesRouting {
    func showFilms(ofCountry code: String, named name: String) {
      push(program.makeFilms(ofCountry: code, named: name, store: store, storyboard: storyboard))
    }

    func showRegions(delegate: any RegionsModuleDelegate) {
      present(program.makeRegions(delegate: delegate, store: store, storyboard: storyboard))
    }

    func showFavourites() {
      push(program.makeFavourites(store: store, storyboard: storyboard))
    }
  }

  /// Navigates from a country's films to the program's film.
  final class FilmsWireframe: ProgramWireframe, FilmsRouting {
    func showFilm(_ id: String, titled title: String) {
      push(program.makeFilm(id, titled: title, store: store, storyboard: storyboard))
    }
  }

  /// Navigates from the favourites to the program's film.
  final class FavouritesWireframe: ProgramWireframe, FavouritesRouting {
    func showFilm(_ id: String, titled title: String) {
      push(program.makeFilm(id, titled: title, store: store, storyboard: storyboard))
    }
  }
}

extension UIStoryboard {
  /// Gives a view controller one of the storyboard's scenes.
  fileprivate func setUp(_ viewController: UIViewController, as identifier: String) {
    _ = instantiateViewController(identifier: identifier) { viewController }
  }
}
