import HeadlessUI

extension UIStoryboard {
  /// Creates the app's storyboard, whose view controllers hand `dependencies` to their configurators.
  static func main(dependencies: any Dependencies) -> UIStoryboard {
    UIStoryboard(scenes: [
      .countries { CountriesViewController(dependencies: dependencies) },
      .regions { RegionsViewController(dependencies: dependencies) },
      .films { FilmsViewController(dependencies: dependencies) },
      .film { FilmViewController(dependencies: dependencies) },
      .favourites { FavouritesViewController(dependencies: dependencies) },
      .link { LinkViewController(dependencies: dependencies) },
    ])
  }
}
