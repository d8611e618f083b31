import ApiSession
import Catalogue
import HeadlessUI
import Tracing

/// The boundary from the view controller to the view model, watched.
final class TracingFilmViewModel: TracingDecorator<any FilmViewModelType>, FilmViewModelType {
  /// The boundary back, which nobody else keeps alive.
  private var back: TracingFilmDelegate?

  var delegate: (any FilmViewModelDelegate)? {
    get { target.delegate }
    set {
      back = newValue.map { TracingFilmDelegate($0, trace) }
      trace.message(to: participant, newValue as Any, name: "delegate") { target.delegate = back }
    }
  }

  var isLoading: Bool { trace.read(from: participant) { target.isLoading } }
  var titleText: String { trace.read(from: participant) { target.titleText } }
  var originText: String { trace.read(from: participant) { target.originText } }
  var awardText: String { trace.read(from: participant) { target.awardText } }
  var offerText: String? { trace.read(from: participant) { target.offerText } }

  func reload() {
    trace.message(to: participant) { target.reload() }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }

  func toggleFavourite() {
    trace.message(to: participant) { target.toggleFavourite() }
  }
}

/// The boundary from the view model to the view controller, watched, and as weak as the one it stands for.
final class TracingFilmDelegate: FilmViewModelDelegate {
  private weak var target: (any FilmViewModelDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmViewModelDelegate, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func loadingDidStart() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.loadingDidStart() }
  }

  func loadingDidFinish() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.loadingDidFinish() }
  }

  func filmDidChange() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.filmDidChange() }
  }

  func offerDidChange() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.offerDidChange() }
  }
}

/// The boundary from the view model to the flow controller, watched.
final class TracingFilmFlowController: TracingDecorator<any FilmFlowControllerType>,
  FilmFlowControllerType
{
  func show(apiError: ApiError, retry: @escaping () -> Void) {
    trace.message(to: participant, apiError) {
      let reply = trace.reply(named: "retry()") { (_: Void) in retry() }
      target.show(apiError: apiError) { reply(()) }
    }
  }

  func show(favouritesError: FavouritesError, retry: @escaping () -> Void) {
    trace.message(to: participant, favouritesError) {
      let reply = trace.reply(named: "retry()") { (_: Void) in retry() }
      target.show(favouritesError: favouritesError) { reply(()) }
    }
  }
}

extension FilmViewController: ViewModelHolder {}
extension FilmViewModel: FlowControllerHolder {}
