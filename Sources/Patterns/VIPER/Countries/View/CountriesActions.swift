/// What a person can do to the list of countries, besides picking a row.
protocol CountriesActions: AnyObject {
  func search(_ sender: Any)
  func sortByName(_ sender: Any)
  func sortByPopulation(_ sender: Any)
  func openFavourites(_ sender: Any)
  func retry(_ sender: Any)
}
