import Catalogue
import Tracing

/// The boundary to the interactor, watched from the view and from the view controller.
///
/// What the view controller hands over, the interactor calls later: so that is watched as well.
final class TracingFilmInteractor: TracingDecorator<any FilmInteractorInput & FilmEvents>,
  FilmInteractorInput, FilmEvents
{
  private var tracingDelegate: TracingFilmDelegate?

  var model: (any FilmModelUpdating)! {
    get { trace.read(from: participant) { target.model } }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingFilmModel(newValue, trace, trace.participant(.model, newValue))
      }
    }
  }

  var actions: (any ActionFactory)! {
    get { trace.read(from: participant) { target.actions } }
    set { trace.message(to: participant) { target.actions = newValue } }
  }

  var delegate: (any FilmInteractorDelegate)? {
    get { trace.read(from: participant) { target.delegate } }
    set {
      tracingDelegate = newValue.map { TracingFilmDelegate($0, trace) }
      trace.message(to: participant, newValue as Any) { target.delegate = tracingDelegate }
    }
  }

  func load() {
    trace.message(to: participant) { target.load() }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }

  func toggleFavourite(_ sender: Any) {
    trace.message(to: participant, sender) { target.toggleFavourite(sender) }
  }

  func retry(_ sender: Any) {
    trace.message(to: participant, sender) { target.retry(sender) }
  }
}

/// The boundary from the interactor to the view controller, watched, and as weak as the one it stands for.
private final class TracingFilmDelegate: FilmInteractorDelegate {
  private weak var target: (any FilmInteractorDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FilmInteractorDelegate, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func filmDidLoad() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.filmDidLoad() }
  }

  func filmDidChangeMark() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.filmDidChangeMark() }
  }

  func filmDidFailToLoad() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.filmDidFailToLoad() }
  }

  func filmDidFail() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.filmDidFail() }
  }
}

/// The boundary from the view model to the model, watched.
private class TracingFilmModelReading: TracingDecorator<any FilmModelReading>, FilmModelReading {
  var film: Film {
    trace.read(from: participant) { target.film }
  }

  var countries: [Country] {
    trace.read(from: participant) { target.countries }
  }

  var isFavourite: Bool {
    trace.read(from: participant) { target.isFavourite }
  }

  var failure: (any Error)? {
    trace.read(from: participant) { target.failure }
  }
}

/// The boundary from the interactor to the model, watched.
private final class TracingFilmModel: TracingFilmModelReading, FilmModelUpdating {
  private let updated: any FilmModelUpdating

  init(_ target: any FilmModelUpdating, _ trace: Trace, _ participant: Participant) {
    updated = target
    super.init(target, trace, participant)
  }

  func update(record: FilmRecord) {
    trace.message(to: participant, record) { updated.update(record: record) }
  }

  func update(isFavourite: Bool) {
    trace.message(to: participant, isFavourite) { updated.update(isFavourite: isFavourite) }
  }

  func update(failure: any Error) {
    trace.message(to: participant, failure) { updated.update(failure: failure) }
  }
}

/// The boundary to the view model, watched.
final class TracingFilmViewModel: TracingDecorator<any FilmViewModelInput>, FilmViewModelInput {
  var model: (any FilmModelReading)! {
    get { trace.read(from: participant) { target.model } }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingFilmModelReading(newValue, trace, trace.participant(.model, newValue))
      }
    }
  }

  func refresh(_ part: FilmPart) {
    trace.message(to: participant, part) { target.refresh(part) }
  }
}
