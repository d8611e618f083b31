import HeadlessUI
import Tracing

/// Makes the app's modules and puts decorators on their boundaries.
final class TracingModules: Modules {
  private let target: any Modules
  private let trace: Trace
  private let watch: (UIViewController) -> Void
  private var kept: [AnyObject] = []

  /// - Parameter watch: Puts decorators on the boundaries of a module that has been made.
  init(_ target: any Modules, _ trace: Trace, watch: @escaping (UIViewController) -> Void) {
    self.target = target
    self.trace = trace
    self.watch = watch
  }

  func make(_ screen: AppScreen, wireframe: any Routing) -> UIViewController {
    // Modules do not keep their wireframe alive, nor what stands for it.
    let watched = TracingRouting(wireframe, trace)
    kept.append(watched)
    let view = target.make(screen, wireframe: watched)
    watch(view)
    return view
  }
}

/// The boundary from a module's wireframe to the app's, watched, and as weak as the one it stands for.
private final class TracingRouting: Routing {
  private weak var target: (any Routing)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any Routing, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.wireframe, target)
  }

  func show(_ screen: AppScreen) {
    guard let target else { return }
    trace.message(to: participant, screen) { target.show(screen) }
  }
}

/// Puts decorators on the boundaries of whichever module a view belongs to.
func watchModule(_ view: UIViewController, _ trace: Trace) {
  switch view {
  case let view as any CountriesView & PresenterHolder<any CountriesEventHandler>:
    watchCountries(view, trace)
  case let view as any FilmsView & PresenterHolder<any FilmsEventHandler>:
    watchFilms(view, trace)
  case let view as any FilmView & PresenterHolder<any FilmEventHandler>:
    watchFilm(view, trace)
  case let view as any FavouritesView & PresenterHolder<any FavouritesEventHandler>:
    watchFavourites(view, trace)
  default:
    preconditionFailure("There are no decorators for a \(type(of: view)).")
  }
}

/// Ends the program where a presenter has an interactor that no decorator stands for: what is sent to that would
/// be seen as sent by the presenter.
func expectWatched(_ presenter: AnyObject) {
  for child in Mirror(reflecting: presenter).children {
    guard case let part as AnyObject? = child.value, let part, !(part is any StandIn) else { continue }
    precondition(
      VIPERArchitecture().role(of: part) != .interactor,
      "There is no decorator for '\(child.label ?? "")' of \(type(of: presenter)).")
  }
}
