import Catalogue
import HeadlessUI
import Tracing

// The boundaries to the factories, watched. Factories are types and not objects, so the trace is found by the
// dependency manager that they are given, and the factory that is meant by the app's own manager.

/// The factory of the list of countries, watched.
enum TracingCountriesFactory: CountriesFactoryType {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    TracingFactory.call(\.countries, (), dependencies) { $0.create(dependencies: dependencies) }
  }

  static func rootIn(_ navigationController: UINavigationController, dependencies: any DependencyManager) {
    TracingFactory.call(\.countries, (), dependencies) {
      $0.rootIn(navigationController, dependencies: dependencies)
    }
  }
}

/// The factory of a country's films, watched.
enum TracingFilmsFactory: FilmsFactoryType {
  static func create(country: Country, dependencies: any DependencyManager) -> UIViewController {
    TracingFactory.call(\.films, country, dependencies) {
      $0.create(country: country, dependencies: dependencies)
    }
  }

  static func pushIn(
    _ navigationController: UINavigationController?, country: Country, dependencies: any DependencyManager
  ) {
    TracingFactory.call(\.films, country, dependencies) {
      $0.pushIn(navigationController, country: country, dependencies: dependencies)
    }
  }
}

/// The factory of a film's screen, watched.
enum TracingFilmFactory: FilmFactoryType {
  static func create(film: Film, dependencies: any DependencyManager) -> UIViewController {
    TracingFactory.call(\.film, film, dependencies) { $0.create(film: film, dependencies: dependencies) }
  }

  static func pushIn(
    _ navigationController: UINavigationController?, film: Film, dependencies: any DependencyManager
  ) {
    TracingFactory.call(\.film, film, dependencies) {
      $0.pushIn(navigationController, film: film, dependencies: dependencies)
    }
  }
}

/// The factory of the favourites, watched.
enum TracingFavouritesFactory: FavouritesFactoryType {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    TracingFactory.call(\.favourites, (), dependencies) { $0.create(dependencies: dependencies) }
  }

  static func pushIn(_ navigationController: UINavigationController?, dependencies: any DependencyManager) {
    TracingFactory.call(\.favourites, (), dependencies) {
      $0.pushIn(navigationController, dependencies: dependencies)
    }
  }
}

/// The factory of alerts, watched.
enum TracingAlertFactory: AlertFactoryType {
  static func create(
    message: String, retry: @escaping () -> Void, dependencies: any DependencyManager
  ) -> UIAlertController {
    TracingFactory.call(\.alert, message, dependencies) {
      $0.create(message: message, retry: retry, dependencies: dependencies)
    }
  }

  static func showIn(
    _ viewController: UIViewController?, message: String, retry: @escaping () -> Void,
    dependencies: any DependencyManager
  ) {
    TracingFactory.call(\.alert, message, dependencies) {
      $0.showIn(viewController, message: message, retry: retry, dependencies: dependencies)
    }
  }
}

private enum TracingFactory {
  /// Records a call to a factory, with what it is given and the name of the dependency manager, and passes it on.
  static func call<Factory, Result>(
    _ factory: (Factories) -> Factory, _ payload: Any, _ dependencies: any DependencyManager,
    name: String = #function, _ body: (Factory) -> Result
  ) -> Result {
    guard let manager = dependencies as? TracingDependencyManager ?? .latest else {
      preconditionFailure("\(name) was called before an app was started.")
    }
    let target = factory(manager.target.factories)
    let participant = Participant(role: .factory, type: "\(target)", object: "\(target)")
    let given = (dependencies as? TracingDependencyManager)?.target ?? dependencies
    let dependencyName = manager.trace.participant(.dependencyManager, given).object
    let arguments: Any = payload is Void ? dependencyName : (payload, dependencies: dependencyName)
    return manager.trace.message(to: participant, arguments, name: name) {
      let result = body(target)
      if let made = result as? UIViewController { watchModule(made, manager.trace) }
      return result
    }
  }
}
