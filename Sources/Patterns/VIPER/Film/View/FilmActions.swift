/// What a person can do to a film.
protocol FilmActions: AnyObject {
  func toggleFavourite(_ sender: Any)
  func retry(_ sender: Any)
}
