/// The screens after the first, each with what the screen before it hands on.
enum AppScreen: Equatable {
  case films(countryCode: String, countryName: String)
  case film(id: String, title: String)
  case favourites
}

/// Leads to another screen.
protocol RootRouting: AnyObject {
  func show(_ screen: AppScreen)
}
