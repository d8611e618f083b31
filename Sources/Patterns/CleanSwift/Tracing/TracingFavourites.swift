import Catalogue
import Foundation
import HeadlessUI
import Tracing

/// The boundary from the view to the view controller, watched, and as weak as the one it stands for.
final class TracingFavouritesEvents: FavouritesEvents, UITableViewDelegate {
  private weak var target: (any FavouritesEvents & UITableViewDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FavouritesEvents & UITableViewDelegate, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  func retry(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.retry(sender) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let target else { return }
    trace.message(to: participant, indexPath.row) { target.tableView(tableView, didSelectRowAt: indexPath) }
  }
}

/// The boundary from the view controller to the interactor, watched.
private final class TracingFavouritesInteractor: TracingDecorator<any FavouritesInteractorInput>,
  FavouritesInteractorInput
{
  func fetch(request: Favourites.Fetch.Request) {
    trace.message(to: participant, request) { target.fetch(request: request) }
  }

  func open(request: Favourites.Open.Request) {
    trace.message(to: participant, request) { target.open(request: request) }
  }

  func cancel(request: Favourites.Cancel.Request) {
    trace.message(to: participant, request) { target.cancel(request: request) }
  }
}

/// The boundary from the interactor to the presenter, watched.
private final class TracingFavouritesPresenter: TracingDecorator<any FavouritesPresenterInput>,
  FavouritesPresenterInput
{
  /// The boundary beyond, which the presenter does not keep alive.
  var tracingOutput: TracingFavouritesViewController?

  func presentFetch(response: Favourites.Fetch.Response) {
    trace.message(to: participant, response) { target.presentFetch(response: response) }
  }

  func presentOpen(response: Favourites.Open.Response) {
    trace.message(to: participant, response) { target.presentOpen(response: response) }
  }

  func presentCancel(response: Favourites.Cancel.Response) {
    trace.message(to: participant, response) { target.presentCancel(response: response) }
  }
}

/// The boundary from the presenter to the view controller, watched, and as weak as the one it stands for.
private final class TracingFavouritesViewController: FavouritesViewControllerInput {
  private weak var target: (any FavouritesViewControllerInput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FavouritesViewControllerInput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func displayFetch(viewModel: Favourites.Fetch.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayFetch(viewModel: viewModel) }
  }

  func displayOpen(viewModel: Favourites.Open.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayOpen(viewModel: viewModel) }
  }

  func displayCancel(viewModel: Favourites.Cancel.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayCancel(viewModel: viewModel) }
  }
}

/// The boundary from the view controller, and from the router before, to the router, watched.
private final class TracingFavouritesRouter: TracingDecorator<
  any FavouritesRoutingLogic & FavouritesDataPassing
>,
FavouritesRoutingLogic, FavouritesDataPassing
{
  var dataStore: (any FavouritesDataStore)? {
    trace.read(from: participant) { target.dataStore }
  }

  func routeToFilm(segue: UIStoryboardSegue?) {
    trace.message(to: participant, segue as Any) { target.routeToFilm(segue: segue) }
  }
}

/// The boundary from routers to the interactor that keeps what is passed on, watched.
private final class TracingFavouritesDataStore: TracingDecorator<any FavouritesDataStore>, FavouritesDataStore
{
  var openedFilm: Catalogue.Film? {
    trace.read(from: participant) { target.openedFilm }
  }
}

/// Puts decorators on the boundaries of a scene Favourites whose parts have been connected.
func watch<Scene>(_ scene: Scene, _ trace: Trace)
where
  Scene: OutputHolder<any FavouritesViewControllerOutput>,
  Scene: RouterHolder<any FavouritesRoutingLogic & FavouritesDataPassing>
{
  if let interactor = scene.output {
    scene.output = TracingFavouritesInteractor(
      interactor, trace, trace.participant(.interactor, interactor))
    watchOutput(of: interactor, trace)
  }
  if let router = scene.router {
    scene.router = TracingFavouritesRouter(router, trace, trace.participant(.router, router))
    if let holder = router as? any StoreHolder<any FavouritesDataStore>, let store = holder.dataStore {
      holder.dataStore = TracingFavouritesDataStore(store, trace, trace.participant(.interactor, store))
    }
  }
}

private func watchOutput(of interactor: any FavouritesInteractorInput, _ trace: Trace) {
  guard let interactor = interactor as? any OutputHolder<any FavouritesInteractorOutput>,
    let presenter = interactor.output
  else { return }
  let tracingPresenter = TracingFavouritesPresenter(
    presenter, trace, trace.participant(.presenter, presenter))
  interactor.output = tracingPresenter
  if let holder = presenter as? any OutputHolder<any FavouritesPresenterOutput>, let output = holder.output {
    tracingPresenter.tracingOutput = TracingFavouritesViewController(output, trace)
    holder.output = tracingPresenter.tracingOutput
  }
}

extension FavouritesViewController: OutputHolder, RouterHolder {}
extension FavouritesInteractor: OutputHolder {}
extension FavouritesPresenter: OutputHolder {}
extension FavouritesRouter: StoreHolder {}
