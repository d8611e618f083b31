import Catalogue
import Tracing

/// The boundary to the dependency manager, watched; what it delivers is watched as well.
///
/// Services came into the manager with decorators on them: what use cases ask of them is seen too.
final class TracingDependencyManager: TracingDecorator<any DependencyManager>, DependencyManager {
  /// The manager of the app that was started last, for a factory that is given one which nobody watches.
  private(set) static weak var latest: TracingDependencyManager?

  override init(_ target: any DependencyManager, _ trace: Trace, _ participant: Participant) {
    super.init(target, trace, participant)
    Self.latest = self
  }

  var catalogue: any CatalogueServiceType {
    trace.read(from: participant) { target.catalogue }
  }

  var favourites: any FavouritesStore {
    trace.read(from: participant) { target.favourites }
  }

  var findFavourites: any FindFavouritesUseCaseType {
    trace.read(from: participant) {
      let useCase = target.findFavourites
      return TracingFindFavourites(useCase, trace, trace.participant(.useCase, useCase))
    }
  }

  /// The factories, each with a decorator; to take one of them is no message, to use it is.
  var factories: Factories {
    Factories(
      countries: TracingCountriesFactory.self, films: TracingFilmsFactory.self,
      film: TracingFilmFactory.self, favourites: TracingFavouritesFactory.self,
      alert: TracingAlertFactory.self)
  }
}
