import Foundation
import HeadlessUI
import Tracing

/// The boundary from the widgets to the view controller, watched, and as weak as the one it stands for.
final class TracingFilmsActions: FilmsActions, UITableViewDelegate {
  private weak var target: (any FilmsActions & UITableViewDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmsActions & UITableViewDelegate, _ trace: Trace, _ participant: Participant) {
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
final class TracingFilmsEventHandler: TracingDecorator<any FilmsEventHandler>, FilmsEventHandler {
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func viewDidLoad() {
    trace.message(to: participant) { target.viewDidLoad() }
  }

  func viewWillLeave() {
    trace.message(to: participant) { target.viewWillLeave() }
  }

  func open(row: Int) {
    trace.message(to: participant, row) { target.open(row: row) }
  }

  func retry() {
    trace.message(to: participant) { target.retry() }
  }
}

/// The boundary from the presenter to the view, watched, and as weak as the one it stands for.
final class TracingFilmsView: FilmsView {
  private weak var target: (any FilmsView)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmsView, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func show(_ films: [FilmContent], openedRow: Int?) {
    guard let target else { return }
    trace.message(to: participant, (films, openedRow: openedRow)) { target.show(films, openedRow: openedRow) }
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

/// The boundary from the presenter to the interactor ListFilmsInteractor, watched.
final class TracingListFilmsInteractor: TracingDecorator<any ListFilmsInteractorInput>,
  ListFilmsInteractorInput
{
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func listFilms() {
    trace.message(to: participant) { target.listFilms() }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}

/// The boundary from the interactor ListFilmsInteractor to its output, watched, and as weak as the one it stands for.
final class TracingListFilmsInteractorOutput: ListFilmsInteractorOutput {
  private weak var target: (any ListFilmsInteractorOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any ListFilmsInteractorOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func listed(_ films: FilmOverview) {
    guard let target else { return }
    trace.message(to: participant, films) { target.listed(films) }
  }

  func failedToList(_ failure: ListFilmsFailure) {
    guard let target else { return }
    trace.message(to: participant, failure) { target.failedToList(failure) }
  }
}

/// The boundary from the presenter to the interactor OpenFilmInteractor, watched.
final class TracingOpenFilmInteractor: TracingDecorator<any OpenFilmInteractorInput>, OpenFilmInteractorInput
{
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func open(row: Int) {
    trace.message(to: participant, row) { target.open(row: row) }
  }
}

/// The boundary from the interactor OpenFilmInteractor to its output, watched, and as weak as the one it stands for.
final class TracingOpenFilmInteractorOutput: OpenFilmInteractorOutput {
  private weak var target: (any OpenFilmInteractorOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any OpenFilmInteractorOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func opened(_ film: OpenedFilm) {
    guard let target else { return }
    trace.message(to: participant, film) { target.opened(film) }
  }

  func failedToOpen(row: Int, reason: String) {
    guard let target else { return }
    trace.message(to: participant, (row: row, reason: reason)) {
      target.failedToOpen(row: row, reason: reason)
    }
  }
}

/// The boundary from the presenter to the wireframe, watched.
final class TracingFilmsWireframe: TracingDecorator<any FilmsRouting>, FilmsRouting {
  func showFilm(_ id: String) {
    trace.message(to: participant, id) { target.showFilm(id) }
  }
}

/// What a presenter of the module Films is connected to: where the trace puts decorators.
protocol FilmsConnections: AnyObject {
  var view: (any FilmsView)? { get set }
  var listFilms: any ListFilmsInteractorInput { get set }
  var openFilm: any OpenFilmInteractorInput { get set }
  var wireframe: any FilmsRouting { get set }
}

/// Puts decorators on the boundaries of the module Films.
func watchFilms(
  _ view: any FilmsView & PresenterHolder<any FilmsEventHandler>, _ trace: Trace
) {
  guard let presenter = view.presenter else { return }
  let eventHandler = TracingFilmsEventHandler(presenter, trace, trace.participant(.presenter, presenter))
  view.presenter = eventHandler
  guard let connections = presenter as? any FilmsConnections else {
    preconditionFailure("There are no decorators for what a \(type(of: presenter)) is connected to.")
  }
  if let target = connections.view {
    let watched = TracingFilmsView(target, trace)
    eventHandler.back = watched
    connections.view = watched
  }
  connections.listFilms = watch(connections.listFilms, trace)
  connections.openFilm = watch(connections.openFilm, trace)
  connections.wireframe = TracingFilmsWireframe(
    connections.wireframe, trace, trace.participant(.wireframe, connections.wireframe))
  expectWatched(presenter)
}

private func watch(_ interactor: any ListFilmsInteractorInput, _ trace: Trace) -> any ListFilmsInteractorInput
{
  let watched = TracingListFilmsInteractor(interactor, trace, trace.participant(.interactor, interactor))
  replaceOutput(of: interactor) { (output: any ListFilmsInteractorOutput) in
    let back = TracingListFilmsInteractorOutput(output, trace)
    watched.back = back
    return back
  }
  return watched
}

private func watch(_ interactor: any OpenFilmInteractorInput, _ trace: Trace) -> any OpenFilmInteractorInput {
  let watched = TracingOpenFilmInteractor(interactor, trace, trace.participant(.interactor, interactor))
  replaceOutput(of: interactor) { (output: any OpenFilmInteractorOutput) in
    let back = TracingOpenFilmInteractorOutput(output, trace)
    watched.back = back
    return back
  }
  return watched
}

extension FilmsViewController: PresenterHolder {}
extension FilmsPresenter: FilmsConnections {}
extension ListFilmsInteractor: OutputHolder {}
extension OpenFilmInteractor: OutputHolder {}
