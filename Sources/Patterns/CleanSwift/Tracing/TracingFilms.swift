import Catalogue
import Foundation
import HeadlessUI
import Tracing

/// The boundary from the view to the view controller, watched, and as weak as the one it stands for.
final class TracingFilmsEvents: FilmsEvents, UITableViewDelegate {
  private weak var target: (any FilmsEvents & UITableViewDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmsEvents & UITableViewDelegate, _ trace: Trace, _ participant: Participant) {
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
private final class TracingFilmsInteractor: TracingDecorator<any FilmsInteractorInput>,
  FilmsInteractorInput
{
  func fetch(request: Films.Fetch.Request) {
    trace.message(to: participant, request) { target.fetch(request: request) }
  }

  func open(request: Films.Open.Request) {
    trace.message(to: participant, request) { target.open(request: request) }
  }

  func cancel(request: Films.Cancel.Request) {
    trace.message(to: participant, request) { target.cancel(request: request) }
  }
}

/// The boundary from the interactor to the presenter, watched.
private final class TracingFilmsPresenter: TracingDecorator<any FilmsPresenterInput>,
  FilmsPresenterInput
{
  /// The boundary beyond, which the presenter does not keep alive.
  var tracingOutput: TracingFilmsViewController?

  func presentFetch(response: Films.Fetch.Response) {
    trace.message(to: participant, response) { target.presentFetch(response: response) }
  }

  func presentOpen(response: Films.Open.Response) {
    trace.message(to: participant, response) { target.presentOpen(response: response) }
  }

  func presentCancel(response: Films.Cancel.Response) {
    trace.message(to: participant, response) { target.presentCancel(response: response) }
  }
}

/// The boundary from the presenter to the view controller, watched, and as weak as the one it stands for.
private final class TracingFilmsViewController: FilmsViewControllerInput {
  private weak var target: (any FilmsViewControllerInput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmsViewControllerInput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func displayFetch(viewModel: Films.Fetch.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayFetch(viewModel: viewModel) }
  }

  func displayOpen(viewModel: Films.Open.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayOpen(viewModel: viewModel) }
  }

  func displayCancel(viewModel: Films.Cancel.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayCancel(viewModel: viewModel) }
  }
}

/// The boundary from the view controller, and from the router before, to the router, watched.
private final class TracingFilmsRouter: TracingDecorator<any FilmsRoutingLogic & FilmsDataPassing>,
  FilmsRoutingLogic, FilmsDataPassing
{
  var dataStore: (any FilmsDataStore)? {
    trace.read(from: participant) { target.dataStore }
  }

  func routeToFilm(segue: UIStoryboardSegue?) {
    trace.message(to: participant, segue as Any) { target.routeToFilm(segue: segue) }
  }
}

/// The boundary from routers to the interactor that keeps what is passed on, watched.
private final class TracingFilmsDataStore: TracingDecorator<any FilmsDataStore>, FilmsDataStore {
  var country: Country? {
    get { trace.read(from: participant) { target.country } }
    set { trace.message(to: participant, newValue as Any) { target.country = newValue } }
  }

  var openedFilm: Catalogue.Film? {
    trace.read(from: participant) { target.openedFilm }
  }
}

/// Puts decorators on the boundaries of a scene Films whose parts have been connected.
func watch<Scene>(_ scene: Scene, _ trace: Trace)
where
  Scene: OutputHolder<any FilmsViewControllerOutput>,
  Scene: RouterHolder<any FilmsRoutingLogic & FilmsDataPassing>
{
  if let interactor = scene.output {
    scene.output = TracingFilmsInteractor(
      interactor, trace, trace.participant(.interactor, interactor))
    watchOutput(of: interactor, trace)
  }
  if let router = scene.router {
    scene.router = TracingFilmsRouter(router, trace, trace.participant(.router, router))
    if let holder = router as? any StoreHolder<any FilmsDataStore>, let store = holder.dataStore {
      holder.dataStore = TracingFilmsDataStore(store, trace, trace.participant(.interactor, store))
    }
  }
}

private func watchOutput(of interactor: any FilmsInteractorInput, _ trace: Trace) {
  guard let interactor = interactor as? any OutputHolder<any FilmsInteractorOutput>,
    let presenter = interactor.output
  else { return }
  let tracingPresenter = TracingFilmsPresenter(
    presenter, trace, trace.participant(.presenter, presenter))
  interactor.output = tracingPresenter
  if let holder = presenter as? any OutputHolder<any FilmsPresenterOutput>, let output = holder.output {
    tracingPresenter.tracingOutput = TracingFilmsViewController(output, trace)
    holder.output = tracingPresenter.tracingOutput
  }
}

extension FilmsViewController: OutputHolder, RouterHolder {}
extension FilmsInteractor: OutputHolder {}
extension FilmsPresenter: OutputHolder {}
extension FilmsRouter: StoreHolder {}
