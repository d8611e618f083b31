/// What a person can do to the favourites, besides picking a row.
protocol FavouritesActions: AnyObject {
  func retry(_ sender: Any)
}
