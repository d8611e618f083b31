import Catalogue
import Tracing

/// The boundary to the interactor, watched from the view and from the view controller.
///
/// What the view controller hands over, the interactor calls later: so that is watched as well.
final class TracingFilmsInteractor: FilmsInteractorInput, FilmsEvents {
  private let target: any FilmsInteractorInput & FilmsEvents
  private let trace: Trace
  private let participant: Participant
  private var tracingDelegate: TracingFilmsDelegate?

  init(_ target: any FilmsInteractorInput & FilmsEvents, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  var model: (any FilmsModelUpdating)! {
    get { target.model }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingFilmsModel(newValue, trace)
      }
    }
  }

  var actions: (any ActionFactory)! {
    get { target.actions }
    set { trace.message(to: participant) { target.actions = newValue } }
  }

  var delegate: (any FilmsInteractorDelegate)? {
    get { target.delegate }
    set {
      tracingDelegate = newValue.map { TracingFilmsDelegate($0, trace) }
      trace.message(to: participant, newValue as Any) { target.delegate = tracingDelegate }
    }
  }

  func load() {
    trace.message(to: participant) { target.load() }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }

  func openFilm(_ sender: Any) {
    trace.message(to: participant, sender) { target.openFilm(sender) }
  }

  func retry(_ sender: Any) {
    trace.message(to: participant, sender) { target.retry(sender) }
  }
}

/// The boundary from the interactor to the view controller, watched, and as weak as the one it stands for.
private final class TracingFilmsDelegate: FilmsInteractorDelegate {
  private weak var target: (any FilmsInteractorDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmsInteractorDelegate, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func filmsDidLoad() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.filmsDidLoad() }
  }

  func filmsDidOpen(_ film: Film) {
    guard let target else { return }
    trace.message(to: participant, film, kind: .notification) { target.filmsDidOpen(film) }
  }

  func filmsDidFail() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.filmsDidFail() }
  }
}

/// The boundary from the view model to the model, watched.
private class TracingFilmsModelReading: FilmsModelReading {
  private let target: any FilmsModelReading
  fileprivate let trace: Trace
  fileprivate let participant: Participant

  init(_ target: any FilmsModelReading, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.model, target)
  }

  var country: Country {
    trace.read(from: participant) { target.country }
  }

  var films: [Film] {
    trace.read(from: participant) { target.films }
  }

  var openedFilm: Film? {
    trace.read(from: participant) { target.openedFilm }
  }

  var failure: (any Error)? {
    trace.read(from: participant) { target.failure }
  }
}

/// The boundary from the interactor to the model, watched.
private final class TracingFilmsModel: TracingFilmsModelReading, FilmsModelUpdating {
  private let target: any FilmsModelUpdating

  init(_ target: any FilmsModelUpdating, _ trace: Trace) {
    self.target = target
    super.init(target, trace)
  }

  func update(films: [Film]) {
    trace.message(to: participant, films) { target.update(films: films) }
  }

  func update(openedFilm: Film) {
    trace.message(to: participant, openedFilm) { target.update(openedFilm: openedFilm) }
  }

  func update(failure: any Error) {
    trace.message(to: participant, failure) { target.update(failure: failure) }
  }
}

/// The boundary to the view model, watched.
final class TracingFilmsViewModel: FilmsViewModelInput {
  private let target: any FilmsViewModelInput
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmsViewModelInput, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  var model: (any FilmsModelReading)! {
    get { target.model }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingFilmsModelReading(newValue, trace)
      }
    }
  }

  func refresh(_ part: FilmsPart) {
    trace.message(to: participant, part) { target.refresh(part) }
  }
}
