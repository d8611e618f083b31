import Catalogue
import HeadlessUI

/// Makes the modules behind screens, each from its own fresh parts.
protocol Modules: AnyObject {
  func make(_ screen: AppScreen, wireframe: any Routing) -> UIViewController
}

/// Makes the app's modules, which share one data store.
final class AppModules: Modules {
  private let store: any DataStore
  private let storyboard = UIStoryboard.main

  init(store: any DataStore) {
    self.store = store
  }

  func make(_ screen: AppScreen, wireframe: any Routing) -> UIViewController {
    switch screen {
    case .countries: makeCountries(wireframe)
    case .films(let country): makeFilms(CountryCode(rawValue: country), wireframe)
    case .film(let id): makeFilm(FilmID(rawValue: id))
    case .favourites: makeFavourites(wireframe)
    }
  }

  private func makeCountries(_ wireframe: any Routing) -> UIViewController {
    let findCountries = FindCountriesInteractor(store: store)
    let sortCountries = SortCountriesInteractor(store: store)
    let openCountry = OpenCountryInteractor(store: store)
    let openFavourites = OpenFavouritesInteractor(store: store)
    let presenter = CountriesPresenter(
      findCountries: findCountries, sortCountries: sortCountries, openCountry: openCountry,
      openFavourites: openFavourites,
      wireframe: CountriesWireframe(wireframe: wireframe))
    findCountries.output = presenter
    sortCountries.output = presenter
    openCountry.output = presenter
    openFavourites.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Countries") { CountriesViewController() }
    view.presenter = presenter
    presenter.view = view
    return view
  }

  private func makeFilms(_ country: CountryCode, _ wireframe: any Routing) -> UIViewController {
    let listFilms = ListFilmsInteractor(country: country, store: store)
    let openFilm = OpenFilmInteractor(country: country, store: store)
    let presenter = FilmsPresenter(
      listFilms: listFilms, openFilm: openFilm,
      wireframe: FilmsWireframe(wireframe: wireframe))
    listFilms.output = presenter
    openFilm.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Films") { FilmsViewController() }
    view.presenter = presenter
    presenter.view = view
    return view
  }

  private func makeFilm(_ film: FilmID) -> UIViewController {
    let showFilm = ShowFilmInteractor(film: film, store: store)
    let markFilm = MarkFilmInteractor(film: film, store: store)
    let presenter = FilmPresenter(showFilm: showFilm, markFilm: markFilm)
    showFilm.output = presenter
    markFilm.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Film") { FilmViewController() }
    view.presenter = presenter
    presenter.view = view
    return view
  }

  private func makeFavourites(_ wireframe: any Routing) -> UIViewController {
    let listFavourites = ListFavouritesInteractor(store: store)
    let openFavourite = OpenFavouriteInteractor(store: store)
    let presenter = FavouritesPresenter(
      listFavourites: listFavourites, openFavourite: openFavourite,
      wireframe: FavouritesWireframe(wireframe: wireframe))
    listFavourites.output = presenter
    openFavourite.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Favourites") { FavouritesViewController() }
    view.presenter = presenter
    presenter.view = view
    return view
  }
}
