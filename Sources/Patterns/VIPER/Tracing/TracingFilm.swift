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

/// The boundary from the presenter to the interactor ShowFilmInteractor, watched.
final class TracingShowFilmInteractor: TracingDecorator<any ShowFilmInteractorInput>, ShowFilmInteractorInput
{
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func showFilm() {
    trace.message(to: participant) { target.showFilm() }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }
}

/// The boundary from the interactor ShowFilmInteractor to its output, watched, and as weak as the one it stands for.
final class TracingShowFilmInteractorOutput: ShowFilmInteractorOutput {
  private weak var target: (any ShowFilmInteractorOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any ShowFilmInteractorOutput, _ trace: Trace) {
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

/// The boundary from the presenter to the interactor MarkFilmInteractor, watched.
final class TracingMarkFilmInteractor: TracingDecorator<any MarkFilmInteractorInput>, MarkFilmInteractorInput
{
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func toggleMark() {
    trace.message(to: participant) { target.toggleMark() }
  }
}

/// The boundary from the interactor MarkFilmInteractor to its output, watched, and as weak as the one it stands for.
final class TracingMarkFilmInteractorOutput: MarkFilmInteractorOutput {
  private weak var target: (any MarkFilmInteractorOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any MarkFilmInteractorOutput, _ trace: Trace) {
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
  var showFilm: any ShowFilmInteractorInput { get set }
  var markFilm: any MarkFilmInteractorInput { get set }
}

/// Puts decorators on the boundaries of the module Film.
func watchFilm(
  _ view: any FilmView & PresenterHolder<any FilmEventHandler>, _ trace: Trace
) {
  guard let presenter = view.presenter else { return }
  let eventHandler = TracingFilmEventHandler(presenter, trace, trace.participant(.presenter, presenter))
  view.presenter = eventHandler
  guard let connections = presenter as? any FilmConnections else {
    preconditionFailure("There are no decorators for what a \(type(of: presenter)) is connected to.")
  }
  if let target = connections.view {
    let watched = TracingFilmView(target, trace)
    eventHandler.back = watched
    connections.view = watched
  }
  connections.showFilm = watch(connections.showFilm, trace)
  connections.markFilm = watch(connections.markFilm, trace)
  expectWatched(presenter)
}

private func watch(_ interactor: any ShowFilmInteractorInput, _ trace: Trace) -> any ShowFilmInteractorInput {
  let watched = TracingShowFilmInteractor(interactor, trace, trace.participant(.interactor, interactor))
  replaceOutput(of: interactor) { (output: any ShowFilmInteractorOutput) in
    let back = TracingShowFilmInteractorOutput(output, trace)
    watched.back = back
    return back
  }
  return watched
}

private func watch(_ interactor: any MarkFilmInteractorInput, _ trace: Trace) -> any MarkFilmInteractorInput {
  let watched = TracingMarkFilmInteractor(interactor, trace, trace.participant(.interactor, interactor))
  replaceOutput(of: interactor) { (output: any MarkFilmInteractorOutput) in
    let back = TracingMarkFilmInteractorOutput(output, trace)
    watched.back = back
    return back
  }
  return watched
}

extension FilmViewController: PresenterHolder {}
extension FilmPresenter: FilmConnections {}
extension ShowFilmInteractor: OutputHolder {}
extension MarkFilmInteractor: OutputHolder {}
