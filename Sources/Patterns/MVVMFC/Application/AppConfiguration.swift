import ApiSession
import Foundation

/// What differs from one installation of the app to another.
struct AppConfiguration {
  /// The folder on a server that has countries.json and films.json.
  let catalogueURL: URL
  /// How requests are made.
  var api = ApiConfiguration()
  /// Where the user's marks are kept.
  var defaults = UserDefaults.standard
}
