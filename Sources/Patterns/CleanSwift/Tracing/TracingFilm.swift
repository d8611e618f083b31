import Catalogue
import Tracing

/// The boundary from the view to the view controller, watched, and as weak as the one it stands for.
final class TracingFilmEvents: FilmEvents {
  private weak var target: (any FilmEvents)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmEvents, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  func toggleFavourite(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.toggleFavourite(sender) }
  }

  func retry(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.retry(sender) }
  }
}

/// The boundary from the view controller to the interactor, watched.
private final class TracingFilmInteractor: TracingDecorator<any FilmInteractorInput>,
  FilmInteractorInput
{
  func fetch(request: Film.Fetch.Request) {
    trace.message(to: participant, request) { target.fetch(request: request) }
  }

  func toggleFavourite(request: Film.ToggleFavourite.Request) {
    trace.message(to: participant, request) { target.toggleFavourite(request: request) }
  }

  func cancel(request: Film.Cancel.Request) {
    trace.message(to: participant, request) { target.cancel(request: request) }
  }
}

/// The boundary from the interactor to the presenter, watched.
private final class TracingFilmPresenter: TracingDecorator<any FilmPresenterInput>,
  FilmPresenterInput
{
  /// The boundary beyond, which the presenter does not keep alive.
  var tracingOutput: TracingFilmViewController?

  func presentFetch(response: Film.Fetch.Response) {
    trace.message(to: participant, response) { target.presentFetch(response: response) }
  }

  func presentToggleFavourite(response: Film.ToggleFavourite.Response) {
    trace.message(to: participant, response) { target.presentToggleFavourite(response: response) }
  }

  func presentCancel(response: Film.Cancel.Response) {
    trace.message(to: participant, response) { target.presentCancel(response: response) }
  }
}

/// The boundary from the presenter to the view controller, watched, and as weak as the one it stands for.
private final class TracingFilmViewController: FilmViewControllerInput {
  private weak var target: (any FilmViewControllerInput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmViewControllerInput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func displayFetch(viewModel: Film.Fetch.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayFetch(viewModel: viewModel) }
  }

  func displayToggleFavourite(viewModel: Film.ToggleFavourite.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayToggleFavourite(viewModel: viewModel) }
  }

  func displayCancel(viewModel: Film.Cancel.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayCancel(viewModel: viewModel) }
  }
}

/// The boundary from the view controller, and from the router before, to the router, watched.
private final class TracingFilmRouter: TracingDecorator<any FilmRoutingLogic & FilmDataPassing>,
  FilmRoutingLogic, FilmDataPassing
{
  var dataStore: (any FilmDataStore)? {
    trace.read(from: participant) { target.dataStore }
  }
}

/// The boundary from routers to the interactor that keeps what is passed on, watched.
private final class TracingFilmDataStore: TracingDecorator<any FilmDataStore>, FilmDataStore {
  var film: Catalogue.Film? {
    get { trace.read(from: participant) { target.film } }
    set { trace.message(to: participant, newValue as Any) { target.film = newValue } }
  }
}

/// Puts decorators on the boundaries of a scene Film whose parts have been connected.
func watch<Scene>(_ scene: Scene, _ trace: Trace)
where
  Scene: OutputHolder<any FilmViewControllerOutput>,
  Scene: RouterHolder<any FilmRoutingLogic & FilmDataPassing>
{
  if let interactor = scene.output {
    scene.output = TracingFilmInteractor(
      interactor, trace, trace.participant(.interactor, interactor))
    watchOutput(of: interactor, trace)
  }
  if let router = scene.router {
    scene.router = TracingFilmRouter(router, trace, trace.participant(.router, router))
    if let holder = router as? any StoreHolder<any FilmDataStore>, let store = holder.dataStore {
      holder.dataStore = TracingFilmDataStore(store, trace, trace.participant(.interactor, store))
    }
  }
}

private func watchOutput(of interactor: any FilmInteractorInput, _ trace: Trace) {
  guard let interactor = interactor as? any OutputHolder<any FilmInteractorOutput>,
    let presenter = interactor.output
  else { return }
  let tracingPresenter = TracingFilmPresenter(
    presenter, trace, trace.participant(.presenter, presenter))
  interactor.output = tracingPresenter
  if let holder = presenter as? any OutputHolder<any FilmPresenterOutput>, let output = holder.output {
    tracingPresenter.tracingOutput = TracingFilmViewController(output, trace)
    holder.output = tracingPresenter.tracingOutput
  }
}

extension FilmViewController: OutputHolder, RouterHolder {}
extension FilmInteractor: OutputHolder {}
extension FilmPresenter: OutputHolder {}
extension FilmRouter: StoreHolder {}
