import Catalogue
import Tracing

/// The boundary to the interactor, watched from the view and from the view controller.
///
/// What the view controller hands over, the interactor calls later: so that is watched as well.
final class TracingFavouritesInteractor: TracingDecorator<any FavouritesInteractorInput & FavouritesEvents>,
  FavouritesInteractorInput, FavouritesEvents
{
  private var tracingDelegate: TracingFavouritesDelegate?

  var model: (any FavouritesModelUpdating)! {
    get { trace.read(from: participant) { target.model } }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingFavouritesModel(newValue, trace, trace.participant(.model, newValue))
      }
    }
  }

  var actions: (any ActionFactory)! {
    get { trace.read(from: participant) { target.actions } }
    set { trace.message(to: participant) { target.actions = newValue } }
  }

  var delegate: (any FavouritesInteractorDelegate)? {
    get { trace.read(from: participant) { target.delegate } }
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

  func favouritesDidFailToLoad() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.favouritesDidFailToLoad() }
  }

  func favouritesDidFail() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.favouritesDidFail() }
  }
}

/// The boundary from the view model to the model, watched.
private class TracingFavouritesModelReading: TracingDecorator<any FavouritesModelReading>,
  FavouritesModelReading
{
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
  private let updated: any FavouritesModelUpdating

  init(_ target: any FavouritesModelUpdating, _ trace: Trace, _ participant: Participant) {
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
final class TracingFavouritesViewModel: TracingDecorator<any FavouritesViewModelInput>,
  FavouritesViewModelInput
{
  var model: (any FavouritesModelReading)! {
    get { trace.read(from: participant) { target.model } }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingFavouritesModelReading(newValue, trace, trace.participant(.model, newValue))
      }
    }
  }

  func refresh(_ part: FavouritesPart) {
    trace.message(to: participant, part) { target.refresh(part) }
  }
}
