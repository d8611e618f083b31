import Catalogue

/// Returns the message that the user reads about a failure.
func message(for failure: Failure) -> String {
  switch failure {
  case .unavailable: strings("failure.unavailable")
  case .noCountry: strings("failure.noCountry")
  case .noFilm: strings("failure.noFilm")
  case .favouritesUnreadable(let file, let reason): strings("favourites.unreadable", file, reason)
  case .favouritesUnwritable(let file, let reason): strings("favourites.unwritable", file, reason)
  case .favouritesDamaged(let file): strings("favourites.damaged", file)
  case .favouritesTooNew(let file, let version): strings("favourites.tooNew", file, version)
  case .favouritesDamagedSetting(let key): strings("favourites.damagedSetting", key)
  case .other(let description): description
  }
}
