/// The screens of the app.
enum AppScreen: Equatable {
  case countries
  case films(country: String)
  case film(id: String)
  case favourites
}

/// Leads to another screen.
protocol Routing: AnyObject {
  func show(_ screen: AppScreen)
}
