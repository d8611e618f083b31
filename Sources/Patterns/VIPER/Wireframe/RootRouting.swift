/// The screens of the app, each with the little that the screen before it knows.
enum AppScreen: Equatable {
  case countries
  case films(countryCode: String, countryName: String)
  case film(id: String, title: String)
  case favourites
}

/// Leads to another screen.
protocol RootRouting: AnyObject {
  func show(_ screen: AppScreen)
}
