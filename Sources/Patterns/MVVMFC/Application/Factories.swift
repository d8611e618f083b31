/// The factories of the app's modules. They have static methods only, so it is their types that are handed on.
struct Factories {
  var countries: any CountriesFactoryType.Type = CountriesFactory.self
  var films: any FilmsFactoryType.Type = FilmsFactory.self
  var film: any FilmFactoryType.Type = FilmFactory.self
  var favourites: any FavouritesFactoryType.Type = FavouritesFactory.self
  var alert: any AlertFactoryType.Type = AlertFactory.self
}
