import HeadlessUI
import Stories
import Tracing

/// What a Clean Swift program is put together from. Unless told otherwise, that is the app's own parts; a
/// program that is to break a rule exchanges one of them.
struct CleanSwiftProgram {
  /// Makes what interactors are given.
  var makeDependencies: (Environment) -> any Dependencies = {
    CatalogueDependencies(catalogue: $0.catalogue, favourites: $0.favourites)
  }

  /// Makes the scenes; the first one is shown first.
  var makeScenes: (any Dependencies) -> [StoryboardScene] = {
    UIStoryboard.main(dependencies: $0).scenes
  }

  /// Makes the same scenes, their configurators watched.
  var makeWatchedScenes: (any Dependencies, Trace) -> [StoryboardScene] = {
    watchedScenes($0, $1)
  }

  /// Answers the decorator for a view controller that the view sends to.
  var decorate: (AnyObject, Participant, Trace) -> AnyObject = {
    decorateViewController($0, $1, $2)
  }
}

private func watchedScenes(_ dependencies: any Dependencies, _ trace: Trace) -> [StoryboardScene] {
  [
    .countries {
      CountriesViewController(
        dependencies: dependencies,
        configurator: TracingConfigurator(CountriesConfigurator.shared, trace) { watch($0, trace) })
    },
    .films {
      FilmsViewController(
        dependencies: dependencies,
        configurator: TracingConfigurator(FilmsConfigurator.shared, trace) { watch($0, trace) })
    },
    .film {
      FilmViewController(
        dependencies: dependencies,
        configurator: TracingConfigurator(FilmConfigurator.shared, trace) { watch($0, trace) })
    },
    .favourites {
      FavouritesViewController(
        dependencies: dependencies,
        configurator: TracingConfigurator(FavouritesConfigurator.shared, trace) { watch($0, trace) })
    },
  ]
}

/// The decorator for a view controller, by the events that it can handle.
func decorateViewController(_ object: AnyObject, _ participant: Participant, _ trace: Trace) -> AnyObject {
  switch object {
  case let target as any CountriesEvents & UITableViewDelegate:
    TracingCountriesEvents(target, trace, participant)
  case let target as any FilmsEvents & UITableViewDelegate:
    TracingFilmsEvents(target, trace, participant)
  case let target as any FilmEvents:
    TracingFilmEvents(target, trace, participant)
  case let target as any FavouritesEvents & UITableViewDelegate:
    TracingFavouritesEvents(target, trace, participant)
  default:
    preconditionFailure("There is no decorator for a \(type(of: object)).")
  }
}
