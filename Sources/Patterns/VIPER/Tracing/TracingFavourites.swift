import Foundation
import HeadlessUI
import Tracing

/// The boundary from the widgets to the view controller, watched, and as weak as the one it stands for.
final class TracingFavouritesActions: FavouritesActions, UITableViewDelegate {
  private weak var target: (any FavouritesActions & UITableViewDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FavouritesActions & UITableViewDelegate, _ trace: Trace, _ participant: Participant) {
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

/// The boundary from the view to the presenter, watched.
final class TracingFavouritesEventHandler: TracingDecorator<any FavouritesEventHandler>,
  FavouritesEventHandler
{
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func viewWillAppear() {
    trace.message(to: participant) { target.viewWillAppear() }
  }

  func viewWillDisappear() {
    trace.message(to: participant) { target.viewWillDisappear() }
  }

  func open(row: Int) {
    trace.message(to: participant, row) { target.open(row: row) }
  }

  func retry() {
    trace.message(to: participant) { target.retry() }
  }
}

/// The boundary from the presenter to the view, watched, and as weak as the one it stands for.
final class TracingFavouritesView: FavouritesView {
  private weak var target: (any FavouritesView)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FavouritesView, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func show(_ favourites: [FavouriteContent], openedRow: Int?) {
    guard let target else { return }
    trace.message(to: participant, (favourites, openedRow: openedRow)) {
      target.show(favourites, openedRow: openedRow)
    }
  }

  func showOpened(row: Int?) {
    guard let target else { return }
    trace.message(to: participant, row as Any) { target.showOpened(row: row) }
  }

  func show(summary: String) {
    guard let target else { return }
    trace.message(to: participant, summary) { target.show(summary: summary) }
  }

  func showRest() {
    guard let target else { return }
    trace.message(to: participant) { target.showRest() }
  }

  func show(failure: String) {
    guard let target else { return }
    trace.message(to: participant, failure) { target.show(failure: failure) }
  }
}

/// The boundary from the presenter to the interactor ListFavouritesInteractor, watched.
final class TracingListFavouritesInteractor: TracingDecorator<any ListFavouritesInteractorInput>,
  ListFavouritesInteractorInput
{
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func listFavourites() {
    trace.message(to: participant) { target.listFavourites() }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}

/// The boundary from the interactor ListFavouritesInteractor to its output, watched, and as weak as the one it stands for.
final class TracingListFavouritesInteractorOutput: ListFavouritesInteractorOutput {
  private weak var target: (any ListFavouritesInteractorOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any ListFavouritesInteractorOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func listed(_ favourites: FavouriteOverview) {
    guard let target else { return }
    trace.message(to: participant, favourites) { target.listed(favourites) }
  }

  func failedToList(_ failure: ListFavouritesFailure) {
    guard let target else { return }
    trace.message(to: participant, failure) { target.failedToList(failure) }
  }
}

/// The boundary from the presenter to the interactor OpenFavouriteInteractor, watched.
final class TracingOpenFavouriteInteractor: TracingDecorator<any OpenFavouriteInteractorInput>,
  OpenFavouriteInteractorInput
{
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func open(row: Int) {
    trace.message(to: participant, row) { target.open(row: row) }
  }
}

/// The boundary from the interactor OpenFavouriteInteractor to its output, watched, and as weak as the one it stands for.
final class TracingOpenFavouriteInteractorOutput: OpenFavouriteInteractorOutput {
  private weak var target: (any OpenFavouriteInteractorOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any OpenFavouriteInteractorOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func opened(_ favourite: OpenedFavourite) {
    guard let target else { return }
    trace.message(to: participant, favourite) { target.opened(favourite) }
  }

  func failedToOpen(row: Int, reason: String) {
    guard let target else { return }
    trace.message(to: participant, (row: row, reason: reason)) {
      target.failedToOpen(row: row, reason: reason)
    }
  }
}

/// The boundary from the presenter to the wireframe, watched.
final class TracingFavouritesWireframe: TracingDecorator<any FavouritesRouting>, FavouritesRouting {
  func showFilm(_ id: String) {
    trace.message(to: participant, id) { target.showFilm(id) }
  }
}

/// What a presenter of the module Favourites is connected to: where the trace puts decorators.
protocol FavouritesConnections: AnyObject {
  var view: (any FavouritesView)? { get set }
  var listFavourites: any ListFavouritesInteractorInput { get set }
  var openFavourite: any OpenFavouriteInteractorInput { get set }
  var wireframe: any FavouritesRouting { get set }
}

/// Puts decorators on the boundaries of the module Favourites.
func watchFavourites(
  _ view: any FavouritesView & PresenterHolder<any FavouritesEventHandler>, _ trace: Trace
) {
  guard let presenter = view.presenter else { return }
  let eventHandler = TracingFavouritesEventHandler(presenter, trace, trace.participant(.presenter, presenter))
  view.presenter = eventHandler
  guard let connections = presenter as? any FavouritesConnections else {
    preconditionFailure("There are no decorators for what a \(type(of: presenter)) is connected to.")
  }
  if let target = connections.view {
    let watched = TracingFavouritesView(target, trace)
    eventHandler.back = watched
    connections.view = watched
  }
  connections.listFavourites = watch(connections.listFavourites, trace)
  connections.openFavourite = watch(connections.openFavourite, trace)
  connections.wireframe = TracingFavouritesWireframe(
    connections.wireframe, trace, trace.participant(.wireframe, connections.wireframe))
  expectWatched(presenter)
}

private func watch(
  _ interactor: any ListFavouritesInteractorInput, _ trace: Trace
) -> any ListFavouritesInteractorInput {
  let watched = TracingListFavouritesInteractor(interactor, trace, trace.participant(.interactor, interactor))
  replaceOutput(of: interactor) { (output: any ListFavouritesInteractorOutput) in
    let back = TracingListFavouritesInteractorOutput(output, trace)
    watched.back = back
    return back
  }
  return watched
}

private func watch(
  _ interactor: any OpenFavouriteInteractorInput, _ trace: Trace
) -> any OpenFavouriteInteractorInput {
  let watched = TracingOpenFavouriteInteractor(interactor, trace, trace.participant(.interactor, interactor))
  replaceOutput(of: interactor) { (output: any OpenFavouriteInteractorOutput) in
    let back = TracingOpenFavouriteInteractorOutput(output, trace)
    watched.back = back
    return back
  }
  return watched
}

extension FavouritesViewController: PresenterHolder {}
extension FavouritesPresenter: FavouritesConnections {}
extension ListFavouritesInteractor: OutputHolder {}
extension OpenFavouriteInteractor: OutputHolder {}
