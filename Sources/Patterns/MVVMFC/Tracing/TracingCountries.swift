import ApiSession
import Catalogue
import HeadlessUI
import Tracing

/// The boundary from the view controller to the view model, watched.
final class TracingCountriesViewModel: TracingDecorator<any CountriesViewModelType>, CountriesViewModelType {
  /// The boundary back, which nobody else keeps alive.
  private var back: TracingCountriesDelegate?

  var delegate: (any CountriesViewModelDelegate)? {
    get { target.delegate }
    set {
      back = newValue.map { TracingCountriesDelegate($0, trace) }
      trace.message(to: participant, newValue as Any, name: "delegate") { target.delegate = back }
    }
  }

  var isLoading: Bool { trace.read(from: participant) { target.isLoading } }
  var items: [CountryItem] { trace.read(from: participant) { target.items } }
  var openedIndex: Int? { trace.read(from: participant) { target.openedIndex } }
  var summaryText: String { trace.read(from: participant) { target.summaryText } }
  var failureText: String { trace.read(from: participant) { target.failureText } }
  var nameOrderText: String { trace.read(from: participant) { target.nameOrderText } }
  var populationOrderText: String { trace.read(from: participant) { target.populationOrderText } }

  func reload() {
    trace.message(to: participant) { target.reload() }
  }

  func search(text: String) {
    trace.message(to: participant, text) { target.search(text: text) }
  }

  func sortByName() {
    trace.message(to: participant) { target.sortByName() }
  }

  func sortByPopulation() {
    trace.message(to: participant) { target.sortByPopulation() }
  }

  func selectedItem(index: Int) {
    trace.message(to: participant, index) { target.selectedItem(index: index) }
  }

  func selectedFavourites() {
    trace.message(to: participant) { target.selectedFavourites() }
  }
}

/// The boundary from the view model to the view controller, watched, and as weak as the one it stands for.
final class TracingCountriesDelegate: CountriesViewModelDelegate {
  private weak var target: (any CountriesViewModelDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any CountriesViewModelDelegate, _ trace: Trace) {
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

  func orderDidChange() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.orderDidChange() }
  }

  func summaryDidChange() {
    guard let target else { return }
    trace.message(to: participant, kind: .notification) { target.summaryDidChange() }
  }
}

/// The boundary from the view model to the flow controller, watched.
final class TracingCountriesFlowController: TracingDecorator<any CountriesFlowControllerType>,
  CountriesFlowControllerType
{
  func showFilms(of country: Country) {
    trace.message(to: participant, country) { target.showFilms(of: country) }
  }

  func showFavourites() {
    trace.message(to: participant) { target.showFavourites() }
  }

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

extension CountriesViewController: ViewModelHolder {}
extension CountriesViewModel: FlowControllerHolder {}
