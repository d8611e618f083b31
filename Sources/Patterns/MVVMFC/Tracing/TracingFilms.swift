import ApiSession
import Catalogue
import HeadlessUI
import Tracing

/// The boundary from the view controller to the view model, watched.
final class TracingFilmsViewModel: TracingDecorator<any FilmsViewModelType>, FilmsViewModelType {
  /// The boundary back, which nobody else keeps alive.
  private var back: TracingFilmsDelegate?

  var delegate: (any FilmsViewModelDelegate)? {
    get { target.delegate }
    set {
      back = newValue.map { TracingFilmsDelegate($0, trace) }
      trace.message(to: participant, newValue as Any, name: "delegate") { target.delegate = back }
    }
  }

  var isLoading: Bool { trace.read(from: participant) { target.isLoading } }
  var items: [FilmItem] { trace.read(from: participant) { target.items } }
  var openedIndex: Int? { trace.read(from: participant) { target.openedIndex } }
  var summaryText: String { trace.read(from: participant) { target.summaryText } }
  var failureText: String { trace.read(from: participant) { target.failureText } }

  func reload() {
    trace.message(to: participant) { target.reload() }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }

  func selectedItem(index: Int) {
    trace.message(to: participant, index) { target.selectedItem(index: index) }
  }
}

/// The boundary from the view model to the view controller, watched, and as weak as the one it stands for.
final class TracingFilmsDelegate: FilmsViewModelDelegate {
  private weak var target: (any FilmsViewModelDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmsViewModelDelegate, _ trace: Trace) {
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

  func itemsDidChange() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.itemsDidChange() }
  }

  func openedIndexDidChange() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.openedIndexDidChange() }
  }

  func summaryDidChange() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.summaryDidChange() }
  }
}

/// The boundary from the view model to the flow controller, watched.
final class TracingFilmsFlowController: TracingDecorator<any FilmsFlowControllerType>,
  FilmsFlowControllerType
{
  func show(film: Film) {
    trace.message(to: participant, film) { target.show(film: film) }
  }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
    trace.message(to: participant, apiError) {
      let reply = trace.reply(named: "retry()") { (_: Void) in retry() }
      target.show(apiError: apiError) { reply(()) }
    }
  }
}

extension FilmsViewController: ViewModelHolder {}
extension FilmsViewModel: FlowControllerHolder {}
