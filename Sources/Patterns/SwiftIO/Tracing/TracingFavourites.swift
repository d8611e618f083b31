import Catalogue
import Tracing

/// The boundary to the interactor, watched from the view and from the view controller.
///
/// What the view controller hands over, the interactor calls later: so that is watched as well.
final class TracingFavouritesInteractor: FavouritesInteractorInput, FavouritesEvents {
  private let target: any FavouritesInteractorInput & FavouritesEvents
  private let trace: Trace
  private let participant: Participant
  private var tracingDelegate: TracingFavouritesDelegate?

  init(_ target: any FavouritesInteractorInput & FavouritesEvents, _ trace: Trace, _ participant: Participant)
  {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  var model: (any FavouritesModelUpdating)! {
    get { target.model }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingFavouritesModel(newValue, trace)
      }
    }
  }

  var actions: (any ActionFactory)! {
    get { target.actions }
    set { trace.message(to: participant) { target.actions = newValue } }
  }

  var delegate: (any FavouritesInteractorDelegate)? {
    get { target.delegate }
    set {
      tracingDelegate = newValue.map { TracingFavouritesDelegate($0, trace) }
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
private final class TracingFavouritesDelegate: FavouritesInteractorDelegate {
  private weak var target: (any FavouritesInteractorDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FavouritesInteractorDelegate, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func favouritesDidLoad() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.favouritesDidLoad() }
  }

  func favouritesDidOpen(_ film: Film) {
    guard let target else { return }
    trace.message(to: participant, film, kind: .notification) { target.favouritesDidOpen(film) }
  }

  func favouritesDidFail() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.favouritesDidFail() }
  }
}

/// The boundary from the view model to the model, watched.
private class TracingFavouritesModelReading: FavouritesModelReading {
  private let target: any FavouritesModelReading
  fileprivate let trace: Trace
  fileprivate let participant: Participant

  init(_ target: any FavouritesModelReading, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.model, target)
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
private final class TracingFavouritesModel: TracingFavouritesModelReading, FavouritesModelUpdating {
  private let target: any FavouritesModelUpdating

  init(_ target: any FavouritesModelUpdating, _ trace: Trace) {
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
final class TracingFavouritesViewModel: FavouritesViewModelInput {
  private let target: any FavouritesViewModelInput
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FavouritesViewModelInput, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  var model: (any FavouritesModelReading)! {
    get { target.model }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingFavouritesModelReading(newValue, trace)
      }
    }
  }

  func refresh(_ part: FavouritesPart) {
    trace.message(to: participant, part) { target.refresh(part) }
  }
}
