import Catalogue
import HeadlessUI
import Playing

// The app's factory of modules names the classes of all parts. So that a program can exchange a class, the factory is
// written here again, over closures; a test compares the two.

extension VIPERProgram {
  /// The storyboard scene of the list of countries, and closures that create its module's parts.
  struct Countries {
    typealias Presenter = CountriesEventHandler & FindCountriesInteractorOutput
      & SortCountriesInteractorOutput
      & CheckFavouritesInteractorOutput

    var scene = StoryboardScene.countries
    var findCountries:
      (any DataStore) -> Connectable<any FindCountriesInteractorInput, any FindCountriesInteractorOutput> = {
        part(FindCountriesInteractor(store: $0), connectedBy: \.output)
      }
    var sortCountries:
      (any DataStore) -> Connectable<any SortCountriesInteractorInput, any SortCountriesInteractorOutput> = {
        part(SortCountriesInteractor(store: $0), connectedBy: \.output)
      }
    var checkFavourites:
      (any DataStore) -> Connectable<
        any CheckFavouritesInteractorInput, any CheckFavouritesInteractorOutput
      > = {
        part(CheckFavouritesInteractor(store: $0), connectedBy: \.output)
      }
    var wireframe: (any RootRouting) -> Connectable<any CountriesRouting, UIViewController> = {
      part(CountriesWireframe(rootWireframe: $0), connectedBy: \.viewController)
    }
    var presenter:
      (
        any FindCountriesInteractorInput, any SortCountriesInteractorInput,
        any CheckFavouritesInteractorInput,
        any CountriesRouting
      ) -> Connectable<any Presenter, any CountriesView> = {
        part(
          CountriesPresenter(findCountries: $0, sortCountries: $1, checkFavourites: $2, wireframe: $3),
          connectedBy: \.view)
      }
    var viewController: (any CountriesEventHandler) -> any UIViewController & CountriesView = {
      CountriesViewController(presenter: $0)
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
    var wireframe: (any RootRouting) -> Connectable<any FilmsRouting, UIViewController> = {
      part(FilmsWireframe(rootWireframe: $0), connectedBy: \.viewController)
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
    var wireframe: () -> Connectable<any FilmRouting, UIViewController> = {
      part(FilmWireframe(), connectedBy: \.viewController)
    }
    var presenter:
      (String, any FindFilmInteractorInput, any MarkFilmInteractorInput, any FilmRouting) -> Connectable<
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
    var wireframe: (any RootRouting) -> Connectable<any FavouritesRouting, UIViewController> = {
      part(FavouritesWireframe(rootWireframe: $0), connectedBy: \.viewController)
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

  /// Creates the program's modules, which share one data store.
  final class AppModules: Modules {
    private let store: any DataStore
    private let storyboard: UIStoryboard
    private let program: VIPERProgram

    init(store: any DataStore, program: VIPERProgram) {
      self.store = store
      self.program = program
      storyboard = UIStoryboard(scenes: [
        program.countries.scene, program.films.scene, program.film.scene, program.favourites.scene,
      ])
    }

    func makeCountries(wireframe: any RootRouting) -> UIViewController {
      let parts = program.countries
      let findCountries = parts.findCountries(store)
      let sortCountries = parts.sortCountries(store)
      let checkFavourites = parts.checkFavourites(store)
      let wireframe = parts.wireframe(wireframe)
      let presenter = parts.presenter(
        findCountries.part, sortCountries.part, checkFavourites.part, wireframe.part)
      findCountries.connect(presenter.part)
      sortCountries.connect(presenter.part)
      checkFavourites.connect(presenter.part)
      let view = parts.viewController(presenter.part)
      storyboard.setUp(view, as: "Countries")
      presenter.connect(view)
      wireframe.connect(view)
      return view
    }

    func make(_ screen: AppScreen, wireframe: any RootRouting) -> UIViewController {
      switch screen {
      case .films(let countryCode, let countryName):
        makeFilms(of: CountryCode(rawValue: countryCode), named: countryName, wireframe: wireframe)
      case .film(let id, let title): makeFilm(FilmID(rawValue: id), titled: title)
      case .favourites: makeFavourites(wireframe: wireframe)
      }
    }

    private func makeFilms(
      of country: CountryCode, named name: String, wireframe: any RootRouting
    ) -> UIViewController {
      let parts = program.films
      let listFilms = parts.listFilms(country, store)
      let wireframe = parts.wireframe(wireframe)
      let presenter = parts.presenter(name, listFilms.part, wireframe.part)
      listFilms.connect(presenter.part)
      let view = parts.viewController(presenter.part)
      storyboard.setUp(view, as: "Films")
      presenter.connect(view)
      wireframe.connect(view)
      return view
    }

    private func makeFilm(_ film: FilmID, titled title: String) -> UIViewController {
      let parts = program.film
      let findFilm = parts.findFilm(film, store)
      let markFilm = parts.markFilm(film, store)
      let wireframe = parts.wireframe()
      let presenter = parts.presenter(title, findFilm.part, markFilm.part, wireframe.part)
      findFilm.connect(presenter.part)
      markFilm.connect(presenter.part)
      let view = parts.viewController(presenter.part)
      storyboard.setUp(view, as: "Film")
      presenter.connect(view)
      wireframe.connect(view)
      return view
    }

    private func makeFavourites(wireframe: any RootRouting) -> UIViewController {
      let parts = program.favourites
      let listFavourites = parts.listFavourites(store)
      let wireframe = parts.wireframe(wireframe)
      let presenter = parts.presenter(listFavourites.part, wireframe.part)
      listFavourites.connect(presenter.part)
      let view = parts.viewController(presenter.part)
      storyboard.setUp(view, as: "Favourites")
      presenter.connect(view)
      wireframe.connect(view)
      return view
    }
  }
}

extension UIStoryboard {
  /// Gives a view controller one of the storyboard's scenes.
  fileprivate func setUp(_ viewController: UIViewController, as identifier: String) {
    _ = instantiateViewController(identifier: identifier) { viewController }
  }
}
