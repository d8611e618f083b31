import Tracing

/// The boundary from the widgets to the view controller, watched, and as weak as the one it stands for.
final class TracingFilmActions: FilmActions {
  private weak var target: (any FilmActions)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmActions, _ trace: Trace, _ participant: Participant) {
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

/// The boundary from the view to the presenter, watched.
final class TracingFilmEventHandler: TracingDecorator<any FilmEventHandler>, FilmEventHandler {
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func viewDidLoad() {
    trace.message(to: participant) { target.viewDidLoad() }
  }

  func viewWillLeave() {
    trace.message(to: participant) { target.viewWillLeave() }
  }

  func toggleFavourite() {
    trace.message(to: participant) { target.toggleFavourite() }
  }

  func retry() {
    trace.message(to: participant) { target.retry() }
  }
}

/// The boundary from the presenter to the view, watched, and as weak as the one it stands for.
final class TracingFilmView: FilmView {
  private weak var target: (any FilmView)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmView, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func show(_ film: FilmScreenContent) {
    guard let target else { return }
    trace.message(to: participant, film) { target.show(film) }
  }

  func show(title: String?, note: String) {
    guard let target else { return }
    trace.message(to: participant, (title: title, note: note)) { target.show(title: title, note: note) }
  }

  func show(markOffer: String) {
    guard let target else { return }
    trace.message(to: participant, markOffer) { target.show(markOffer: markOffer) }
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

/// The boundary from the presenter to the interactor ShowFilm, watched.
final class TracingShowFilm: TracingDecorator<any ShowFilmInput>, ShowFilmInput {
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func showFilm() {
    trace.message(to: participant) { target.showFilm() }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}

/// The boundary from the interactor ShowFilm to its output, watched, and as weak as the one it stands for.
final class TracingShowFilmOutput: ShowFilmOutput {
  private weak var target: (any ShowFilmOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any ShowFilmOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func found(_ film: FilmDescription) {
    guard let target else { return }
    trace.message(to: participant, film) { target.found(film) }
  }

  func failedToFind(_ failure: ShowFilmFailure) {
    guard let target else { return }
    trace.message(to: participant, failure) { target.failedToFind(failure) }
  }
}

/// The boundary from the presenter to the interactor MarkFilm, watched.
final class TracingMarkFilm: TracingDecorator<any MarkFilmInput>, MarkFilmInput {
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func toggleMark() {
    trace.message(to: participant) { target.toggleMark() }
  }
}

/// The boundary from the interactor MarkFilm to its output, watched, and as weak as the one it stands for.
final class TracingMarkFilmOutput: MarkFilmOutput {
  private weak var target: (any MarkFilmOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any MarkFilmOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func marked(isFavourite: Bool) {
    guard let target else { return }
    trace.message(to: participant, isFavourite) { target.marked(isFavourite: isFavourite) }
  }

  func failedToMark(reason: String) {
    guard let target else { return }
    trace.message(to: participant, reason) { target.failedToMark(reason: reason) }
  }
}

/// What a presenter of the module Film is connected to: where the trace puts decorators.
protocol FilmConnections: AnyObject {
  var view: (any FilmView)? { get set }
  var showFilm: any ShowFilmInput { get set }
  var markFilm: any MarkFilmInput { get set }
}

/// Puts decorators on the boundaries of the module Film.
func watchFilm(
  _ view: any FilmView & PresenterHolder<any FilmEventHandler>, _ trace: Trace
) {
  guard let presenter = view.presenter else { return }
  let eventHandler = TracingFilmEventHandler(presenter, trace, trace.participant(.presenter, presenter))
  view.presenter = eventHandler
  guard let connections = presenter as? any FilmConnections else { return }
  if let target = connections.view {
    let watched = TracingFilmView(target, trace)
    eventHandler.back = watched
    connections.view = watched
  }
  connections.showFilm = watch(connections.showFilm, trace)
  connections.markFilm = watch(connections.markFilm, trace)
}

private func watch(_ interactor: any ShowFilmInput, _ trace: Trace) -> any ShowFilmInput {
  let watched = TracingShowFilm(interactor, trace, trace.participant(.interactor, interactor))
  if let holder = interactor as? any OutputHolder<any ShowFilmOutput>, let output = holder.output {
    let back = TracingShowFilmOutput(output, trace)
    watched.back = back
    holder.output = back
  }
  return watched
}

private func watch(_ interactor: any MarkFilmInput, _ trace: Trace) -> any MarkFilmInput {
  let watched = TracingMarkFilm(interactor, trace, trace.participant(.interactor, interactor))
  if let holder = interactor as? any OutputHolder<any MarkFilmOutput>, let output = holder.output {
    let back = TracingMarkFilmOutput(output, trace)
    watched.back = back
    holder.output = back
  }
  return watched
}

extension FilmViewController: PresenterHolder {}
extension FilmPresenter: FilmConnections {}
extension ShowFilm: OutputHolder {}
extension MarkFilm: OutputHolder {}
