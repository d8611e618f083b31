import Catalogue
import Tracing

/// The boundary from the view to the presenter, watched.
final class TracingEventHandler: TracingDecorator<any CountryListEventHandler>, CountryListEventHandler {
  func viewDidLoad() {
    trace.message(to: participant) { target.viewDidLoad() }
  }
}

/// The boundary from the presenter to the interactor, watched.
final class TracingInteractor: TracingDecorator<any ListCountriesInteractorInput>,
  ListCountriesInteractorInput
{
  func listCountries() {
    trace.message(to: participant) { target.listCountries() }
  }
}

/// The boundary from the interactor to the data store, watched.
final class TracingDataStore: TracingDecorator<any CountryListDataStore>, CountryListDataStore {
  func findCountries(completion: @escaping (Result<[Country], CatalogueError>) -> Void) {
    trace.message(to: participant) { target.findCountries(completion: trace.reply(completion)) }
  }

  func put(_ list: CountryList) {
    trace.message(to: participant, list) { target.put(list) }
  }
}

/// The boundary from the interactor to the presenter, watched, and as weak as the one it stands for.
final class TracingOutput: ListCountriesInteractorOutput {
  private weak var target: (any ListCountriesInteractorOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any ListCountriesInteractorOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func listed(_ countries: [CountryFacts]) {
    guard let target else { return }
    trace.message(to: participant, countries) { target.listed(countries) }
  }

  func failedToList(reason: String) {
    guard let target else { return }
    trace.message(to: participant, reason) { target.failedToList(reason: reason) }
  }
}

/// The boundary from the presenter to the view, watched, and as weak as the one it stands for.
final class TracingView: CountryListView {
  private weak var target: (any CountryListView)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any CountryListView, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func showWaiting() {
    guard let target else { return }
    trace.message(to: participant) { target.showWaiting() }
  }

  func show(_ rows: [RowContent]) {
    guard let target else { return }
    trace.message(to: participant, rows) { target.show(rows) }
  }

  func show(summary: String) {
    guard let target else { return }
    trace.message(to: participant, summary) { target.show(summary: summary) }
  }
}
