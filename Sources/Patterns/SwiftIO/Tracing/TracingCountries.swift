import Catalogue
import Tracing

/// The boundary to the interactor, watched from the view and from the view controller.
///
/// What the view controller hands over, the interactor calls later: so that is watched as well.
final class TracingCountriesInteractor: TracingDecorator<any CountriesInteractorInput & CountriesEvents>,
  CountriesInteractorInput, CountriesEvents
{
  private var tracingDelegate: TracingCountriesDelegate?

  var model: (any CountriesModelUpdating)! {
    get { trace.read(from: participant) { target.model } }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingCountriesModel(newValue, trace, trace.participant(.model, newValue))
      }
    }
  }

  var actions: (any ActionFactory)! {
    get { trace.read(from: participant) { target.actions } }
    set { trace.message(to: participant) { target.actions = newValue } }
  }

  var delegate: (any CountriesInteractorDelegate)? {
    get { trace.read(from: participant) { target.delegate } }
    set {
      tracingDelegate = newValue.map { TracingCountriesDelegate($0, trace) }
      trace.message(to: participant, newValue as Any) { target.delegate = tracingDelegate }
    }
  }

  func load() {
    trace.message(to: participant) { target.load() }
  }

  func search(_ sender: Any) {
    trace.message(to: participant, sender) { target.search(sender) }
  }

  func sortByName(_ sender: Any) {
    trace.message(to: participant, sender) { target.sortByName(sender) }
  }

  func sortByPopulation(_ sender: Any) {
    trace.message(to: participant, sender) { target.sortByPopulation(sender) }
  }

  func openCountry(_ sender: Any) {
    trace.message(to: participant, sender) { target.openCountry(sender) }
  }

  func openFavourites(_ sender: Any) {
    trace.message(to: participant, sender) { target.openFavourites(sender) }
  }

  func retry(_ sender: Any) {
    trace.message(to: participant, sender) { target.retry(sender) }
  }
}

/// The boundary from the interactor to the view controller, watched, and as weak as the one it stands for.
private final class TracingCountriesDelegate: CountriesInteractorDelegate {
  private weak var target: (any CountriesInteractorDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any CountriesInteractorDelegate, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func countriesDidLoad() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.countriesDidLoad() }
  }

  func countriesDidChange() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.countriesDidChange() }
  }

  func countriesDidReorder() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.countriesDidReorder() }
  }

  func countriesDidOpen(_ destination: CountriesDestination) {
    guard let target else { return }
    trace.message(to: participant, destination, kind: .notification) { target.countriesDidOpen(destination) }
  }

  func countriesDidFailToLoad() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.countriesDidFailToLoad() }
  }

  func countriesDidFail() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.countriesDidFail() }
  }
}

/// The boundary from the view model to the model, watched.
private class TracingCountriesModelReading: TracingDecorator<any CountriesModelReading>, CountriesModelReading
{
  var countries: [Country] {
    trace.read(from: participant) { target.countries }
  }

  var order: CountryOrder {
    trace.read(from: participant) { target.order }
  }

  var destination: CountriesDestination? {
    trace.read(from: participant) { target.destination }
  }

  var failure: (any Error)? {
    trace.read(from: participant) { target.failure }
  }
}

/// The boundary from the interactor to the model, watched.
private final class TracingCountriesModel: TracingCountriesModelReading, CountriesModelUpdating {
  private let updated: any CountriesModelUpdating

  init(_ target: any CountriesModelUpdating, _ trace: Trace, _ participant: Participant) {
    updated = target
    super.init(target, trace, participant)
  }

  func update(countries: [Country]) {
    trace.message(to: participant, countries) { updated.update(countries: countries) }
  }

  func update(countries: [Country], order: CountryOrder) {
    trace.message(to: participant, (countries: countries, order: order)) {
      updated.update(countries: countries, order: order)
    }
  }

  func update(destination: CountriesDestination) {
    trace.message(to: participant, destination) { updated.update(destination: destination) }
  }

  func update(failure: any Error) {
    trace.message(to: participant, failure) { updated.update(failure: failure) }
  }
}

/// The boundary to the view model, watched.
final class TracingCountriesViewModel: TracingDecorator<any CountriesViewModelInput>, CountriesViewModelInput
{
  var model: (any CountriesModelReading)! {
    get { trace.read(from: participant) { target.model } }
    set {
      trace.message(to: participant, newValue as Any) {
        target.model = TracingCountriesModelReading(newValue, trace, trace.participant(.model, newValue))
      }
    }
  }

  func refresh(_ part: CountriesPart) {
    trace.message(to: participant, part) { target.refresh(part) }
  }
}
