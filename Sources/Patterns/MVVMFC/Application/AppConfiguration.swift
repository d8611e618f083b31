import ApiSession
import Foundation

/// The settings of an installation of the app.
struct AppConfiguration {
  /// The folder on a server that has countries.json and films.json.
  let catalogueURL: URL
  /// How requests are made; they are answered on the main queue, whatever it says of that.
  var api = ApiConfiguration()
  /// Where the user's marks are kept: a suite of their own.
  var defaults = UserDefaults(suiteName: "architectures.favourites") ?? .standard
}
