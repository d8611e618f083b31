/// The screens after the first, each with the data that the screen before it passes.
enum AppScreen: Equatable {
  case films(countryCode: String, countryName: String)
  case film(id: String, title: String)
  case favourites
}

/// Navigates to another screen.
protocol RootRouting: AnyObject {
  func show(_ screen: AppScreen)
}
