import HeadlessUI

extension UIStoryboard {
  /// The app's storyboard.
  static var main: UIStoryboard {
    UIStoryboard(scenes: [.countries, .regions, .films, .film, .favourites, .link])
  }
}
