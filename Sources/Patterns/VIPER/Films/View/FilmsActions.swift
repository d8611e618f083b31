/// What a person can do to a country's films, besides picking a row.
protocol FilmsActions: AnyObject {
  func retry(_ sender: Any)
}
