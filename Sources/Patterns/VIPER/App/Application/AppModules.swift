import Catalogue
import HeadlessUI

/// Creates the app's modules, which share one data store.
final class AppModules: Modules {
  private let store: any DataStore
  private let storyboard = UIStoryboard.main

  init(store: any DataStore) {
    self.store = store
  }

  func makeCountries(wireframe: any RootRouting) -> UIViewController {
    let findCountries = FindCountriesInteractor(store: store)
    let sortCountries = SortCountriesInteractor(store: store)
    let checkFavourites = CheckFavouritesInteractor(store: store)
    let countriesWireframe = CountriesWireframe(rootWireframe: wireframe)
    let presenter = CountriesPresenter(
      findCountries: findCountries, sortCountries: sortCountries, checkFavourites: checkFavourites,
      wireframe: countriesWireframe)
    findCountries.output = presenter
    sortCountries.output = presenter
    checkFavourites.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Countries") {
      CountriesViewController(presenter: presenter)
    }
    presenter.view = view
    countriesWireframe.viewController = view
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
    let listFilms = ListFilmsInteractor(country: country, store: store)
    let filmsWireframe = FilmsWireframe(rootWireframe: wireframe)
    let presenter = FilmsPresenter(countryName: name, listFilms: listFilms, wireframe: filmsWireframe)
    listFilms.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Films") {
      FilmsViewController(presenter: presenter)
    }
    presenter.view = view
    filmsWireframe.viewController = view
    return view
  }

  private func makeFilm(_ film: FilmID, titled title: String) -> UIViewController {
    let findFilm = FindFilmInteractor(film: film, store: store)
    let markFilm = MarkFilmInteractor(film: film, store: store)
    let filmWireframe = FilmWireframe()
    let presenter = FilmPresenter(
      title: title, findFilm: findFilm, markFilm: markFilm, wireframe: filmWireframe)
    findFilm.output = presenter
    markFilm.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Film") {
      FilmViewController(presenter: presenter)
    }
    presenter.view = view
    filmWireframe.viewController = view
    return view
  }

  private func makeFavourites(wireframe: any RootRouting) -> UIViewController {
    let listFavourites = ListFavouritesInteractor(store: store)
    let favouritesWireframe = FavouritesWireframe(rootWireframe: wireframe)
    let presenter = FavouritesPresenter(listFavourites: listFavourites, wireframe: favouritesWireframe)
    listFavourites.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Favourites") {
      FavouritesViewController(presenter: presenter)
    }
    presenter.view = view
    favouritesWireframe.viewController = view
    return view
  }
}
