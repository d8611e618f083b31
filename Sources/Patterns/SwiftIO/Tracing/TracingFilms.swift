import Catalogue
import Tracing

/// The boundary to the interactor, watched from the view and from the view controller.
///
/// What the view controller hands over, the interactor calls later: so that is watched as well.
final class TracingFilmsInteractor: TracingDecorator<any FilmsInteractorInput & FilmsEvents>,
  FilmsInteractorInput, FilmsEvents
{
  private var tracingDelegate: TracingFilmsDelegate?

  var model: (any FilmsModelUpdating)! {
    get { trace.read(from: participant) { target.model } }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingFilmsModel(newValue, trace, trace.participant(.model, newValue))
      }
    }
  }

  var actions: (any ActionFactory)! {
    get { trace.read(from: participant) { target.actions } }
    set { trace.message(to: participant) { target.actions = newValue } }
  }

  var delegate: (any FilmsInteractorDelegate)? {
    get { trace.read(from: participant) { target.delegate } }
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

  func filmsDidFailToLoad() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.filmsDidFailToLoad() }
  }

  func filmsDidFail() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.filmsDidFail() }
  }
}

/// The boundary from the view model to the model, watched.
private class TracingFilmsModelReading: TracingDecorator<any FilmsModelReading>, FilmsModelReading {
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
  private let updated: any FilmsModelUpdating

  init(_ target: any FilmsModelUpdating, _ trace: Trace, _ participant: Participant) {
    updated = target
    super.init(target, trace, participant)
  }

  func update(films: [Film]) {
    trace.message(to: participant, films) { updated.update(films: films) }
  }

  func update(openedFilm: Film) {
    trace.message(to: participant, openedFilm) { updated.update(openedFilm: openedFilm) }
  }

  func update(failure: any Error) {
    trace.message(to: participant, failure) { updated.update(failure: failure) }
  }
}

/// The boundary to the view model, watched.
final class TracingFilmsViewModel: TracingDecorator<any FilmsViewModelInput>, FilmsViewModelInput {
  var model: (any FilmsModelReading)! {
    get { trace.read(from: participant) { target.model } }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingFilmsModelReading(newValue, trace, trace.participant(.model, newValue))
      }
    }
  }

  func refresh(_ part: FilmsPart) {
    trace.message(to: participant, part) { target.refresh(part) }
  }
}
