import HeadlessUI

extension UIStoryboard {
  /// The app's storyboard.
  static var main: UIStoryboard {
    UIStoryboard(scenes: [.countries, .films, .film, .favourites])
  }
}
