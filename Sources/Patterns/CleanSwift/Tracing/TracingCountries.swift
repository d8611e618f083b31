import Catalogue
import Foundation
import HeadlessUI
import Tracing

/// The boundary from the view to the view controller, watched, and as weak as the one it stands for.
final class TracingCountriesEvents: CountriesEvents, UITableViewDelegate {
  private weak var target: (any CountriesEvents & UITableViewDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any CountriesEvents & UITableViewDelegate, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  func search(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.search(sender) }
  }

  func sortByName(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.sortByName(sender) }
  }

  func sortByPopulation(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.sortByPopulation(sender) }
  }

  func openFavourites(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.openFavourites(sender) }
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
private final class TracingCountriesInteractor: TracingDecorator<any CountriesInteractorInput>,
  CountriesInteractorInput
{
  func fetch(request: Countries.Fetch.Request) {
    trace.message(to: participant, request) { target.fetch(request: request) }
  }

  func search(request: Countries.Search.Request) {
    trace.message(to: participant, request) { target.search(request: request) }
  }

  func sort(request: Countries.Sort.Request) {
    trace.message(to: participant, request) { target.sort(request: request) }
  }

  func open(request: Countries.Open.Request) {
    trace.message(to: participant, request) { target.open(request: request) }
  }

  func openFavourites(request: Countries.OpenFavourites.Request) {
    trace.message(to: participant, request) { target.openFavourites(request: request) }
  }
}

/// The boundary from the interactor to the presenter, watched.
private final class TracingCountriesPresenter: TracingDecorator<any CountriesPresenterInput>,
  CountriesPresenterInput
{
  /// The boundary beyond, which the presenter does not keep alive.
  var tracingOutput: TracingCountriesViewController?

  func presentFetch(response: Countries.Fetch.Response) {
    trace.message(to: participant, response) { target.presentFetch(response: response) }
  }

  func presentSearch(response: Countries.Search.Response) {
    trace.message(to: participant, response) { target.presentSearch(response: response) }
  }

  func presentSort(response: Countries.Sort.Response) {
    trace.message(to: participant, response) { target.presentSort(response: response) }
  }

  func presentOpen(response: Countries.Open.Response) {
    trace.message(to: participant, response) { target.presentOpen(response: response) }
  }

  func presentOpenFavourites(response: Countries.OpenFavourites.Response) {
    trace.message(to: participant, response) { target.presentOpenFavourites(response: response) }
  }
}

/// The boundary from the presenter to the view controller, watched, and as weak as the one it stands for.
private final class TracingCountriesViewController: CountriesViewControllerInput {
  private weak var target: (any CountriesViewControllerInput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any CountriesViewControllerInput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func displayFetch(viewModel: Countries.Fetch.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayFetch(viewModel: viewModel) }
  }

  func displaySearch(viewModel: Countries.Search.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displaySearch(viewModel: viewModel) }
  }

  func displaySort(viewModel: Countries.Sort.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displaySort(viewModel: viewModel) }
  }

  func displayOpen(viewModel: Countries.Open.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayOpen(viewModel: viewModel) }
  }

  func displayOpenFavourites(viewModel: Countries.OpenFavourites.ViewModel) {
    guard let target else { return }
    trace.message(to: participant, viewModel) { target.displayOpenFavourites(viewModel: viewModel) }
  }
}

/// The boundary from the view controller, and from the router before, to the router, watched.
private final class TracingCountriesRouter: TracingDecorator<
  any CountriesRoutingLogic & CountriesDataPassing
>,
CountriesRoutingLogic, CountriesDataPassing
{
  var dataStore: (any CountriesDataStore)? {
    trace.read(from: participant) { target.dataStore }
  }

  func routeToFilms(segue: UIStoryboardSegue?) {
    trace.message(to: participant, segue as Any) { target.routeToFilms(segue: segue) }
  }

  func routeToFavourites(segue: UIStoryboardSegue?) {
    trace.message(to: participant, segue as Any) { target.routeToFavourites(segue: segue) }
  }
}

/// The boundary from routers to the interactor that keeps what is passed on, watched.
private final class TracingCountriesDataStore: TracingDecorator<any CountriesDataStore>, CountriesDataStore {
  var openedCountry: Country? {
    trace.read(from: participant) { target.openedCountry }
  }
}

/// Puts decorators on the boundaries of a scene Countries whose parts have been connected.
func watch<Scene>(_ scene: Scene, _ trace: Trace)
where
  Scene: OutputHolder<any CountriesViewControllerOutput>,
  Scene: RouterHolder<any CountriesRoutingLogic & CountriesDataPassing>
{
  if let interactor = scene.output {
    scene.output = TracingCountriesInteractor(
      interactor, trace, trace.participant(.interactor, interactor))
    watchOutput(of: interactor, trace)
  }
  if let router = scene.router {
    scene.router = TracingCountriesRouter(router, trace, trace.participant(.router, router))
    if let holder = router as? any StoreHolder<any CountriesDataStore>, let store = holder.dataStore {
      holder.dataStore = TracingCountriesDataStore(store, trace, trace.participant(.interactor, store))
    }
  }
}

private func watchOutput(of interactor: any CountriesInteractorInput, _ trace: Trace) {
  guard let interactor = interactor as? any OutputHolder<any CountriesInteractorOutput>,
    let presenter = interactor.output
  else { return }
  let tracingPresenter = TracingCountriesPresenter(
    presenter, trace, trace.participant(.presenter, presenter))
  interactor.output = tracingPresenter
  if let holder = presenter as? any OutputHolder<any CountriesPresenterOutput>, let output = holder.output {
    tracingPresenter.tracingOutput = TracingCountriesViewController(output, trace)
    holder.output = tracingPresenter.tracingOutput
  }
}

extension CountriesViewController: OutputHolder, RouterHolder {}
extension CountriesInteractor: OutputHolder {}
extension CountriesPresenter: OutputHolder {}
extension CountriesRouter: StoreHolder {}
