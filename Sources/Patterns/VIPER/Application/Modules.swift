import Catalogue
import HeadlessUI

/// Makes modules, each from its own fresh parts.
protocol Modules: AnyObject {
  func makeCountries(wireframe: any Routing) -> UIViewController
  func makeFilms(ofCountry code: String, wireframe: any Routing) -> UIViewController
  func makeFilm(_ id: String, wireframe: any Routing) -> UIViewController
  func makeFavourites(wireframe: any Routing) -> UIViewController
}

/// Makes the app's modules, which share one data store.
final class AppModules: Modules {
  private let store: any DataStore
  private let storyboard: UIStoryboard

  init(store: any DataStore, storyboard: UIStoryboard = .main) {
    self.store = store
    self.storyboard = storyboard
  }

  func makeCountries(wireframe: any Routing) -> UIViewController {
    let findCountries = FindCountries(store: store)
    let sortCountries = SortCountries(store: store)
    let openCountry = OpenCountry(store: store)
    let openFavourites = OpenFavourites(store: store)
    let presenter = CountriesPresenter(
      findCountries: findCountries, sortCountries: sortCountries, openCountry: openCountry,
      openFavourites: openFavourites,
      wireframe: CountriesWireframe(wireframe: wireframe, modules: self))
    findCountries.output = presenter
    sortCountries.output = presenter
    openCountry.output = presenter
    openFavourites.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Countries") { CountriesViewController() }
    view.presenter = presenter
    presenter.view = view
    return view
  }

  func makeFilms(ofCountry code: String, wireframe: any Routing) -> UIViewController {
    let country = CountryCode(rawValue: code)
    let listFilms = ListFilms(country: country, store: store)
    let openFilm = OpenFilm(country: country, store: store)
    let presenter = FilmsPresenter(
      listFilms: listFilms, openFilm: openFilm,
      wireframe: FilmsWireframe(wireframe: wireframe, modules: self))
    listFilms.output = presenter
    openFilm.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Films") { FilmsViewController() }
    view.presenter = presenter
    presenter.view = view
    return view
  }

  func makeFilm(_ id: String, wireframe: any Routing) -> UIViewController {
    let film = FilmID(rawValue: id)
    let showFilm = ShowFilm(film: film, store: store)
    let markFilm = MarkFilm(film: film, store: store)
    let presenter = FilmPresenter(showFilm: showFilm, markFilm: markFilm)
    showFilm.output = presenter
    markFilm.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Film") { FilmViewController() }
    view.presenter = presenter
    presenter.view = view
    return view
  }

  func makeFavourites(wireframe: any Routing) -> UIViewController {
    let listFavourites = ListFavourites(store: store)
    let openFavourite = OpenFavourite(store: store)
    let presenter = FavouritesPresenter(
      listFavourites: listFavourites, openFavourite: openFavourite,
      wireframe: FavouritesWireframe(wireframe: wireframe, modules: self))
    listFavourites.output = presenter
    openFavourite.output = presenter
    let view = storyboard.instantiateViewController(identifier: "Favourites") { FavouritesViewController() }
    view.presenter = presenter
    presenter.view = view
    return view
  }
}
