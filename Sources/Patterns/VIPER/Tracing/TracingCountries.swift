import Foundation
import HeadlessUI
import Tracing

/// The boundary from the widgets to the view controller, watched, and as weak as the one it stands for.
final class TracingCountriesActions: CountriesActions, UITableViewDelegate {
  private weak var target: (any CountriesActions & UITableViewDelegate)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any CountriesActions & UITableViewDelegate, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }

  func search(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.search(sender) }
  }

  func sortByName(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.sortByName(sender) }
  }

  func sortByPopulation(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.sortByPopulation(sender) }
  }

  func openFavourites(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.openFavourites(sender) }
  }

  func retry(_ sender: Any) {
    guard let target else { return }
    trace.message(to: participant, sender) { target.retry(sender) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let target else { return }
    trace.message(to: participant, indexPath.row) { target.tableView(tableView, didSelectRowAt: indexPath) }
  }
}

/// The boundary from the view to the presenter, watched.
final class TracingCountriesEventHandler: TracingDecorator<any CountriesEventHandler>, CountriesEventHandler {
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func viewDidLoad() {
    trace.message(to: participant) { target.viewDidLoad() }
  }

  func search(for text: String) {
    trace.message(to: participant, text) { target.search(for: text) }
  }

  func sortByName() {
    trace.message(to: participant) { target.sortByName() }
  }

  func sortByPopulation() {
    trace.message(to: participant) { target.sortByPopulation() }
  }

  func open(row: Int) {
    trace.message(to: participant, row) { target.open(row: row) }
  }

  func openFavourites() {
    trace.message(to: participant) { target.openFavourites() }
  }

  func retry() {
    trace.message(to: participant) { target.retry() }
  }
}

/// The boundary from the presenter to the view, watched, and as weak as the one it stands for.
final class TracingCountriesView: CountriesView {
  private weak var target: (any CountriesView)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any CountriesView, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.viewController, target)
  }

  func show(_ countries: [CountryContent], openedRow: Int?) {
    guard let target else { return }
    trace.message(to: participant, (countries, openedRow: openedRow)) {
      target.show(countries, openedRow: openedRow)
    }
  }

  func showOpened(row: Int?) {
    guard let target else { return }
    trace.message(to: participant, row as Any) { target.showOpened(row: row) }
  }

  func show(summary: String) {
    guard let target else { return }
    trace.message(to: participant, summary) { target.show(summary: summary) }
  }

  func show(_ sorting: SortingContent) {
    guard let target else { return }
    trace.message(to: participant, sorting) { target.show(sorting) }
  }

  func showRest() {
    guard let target else { return }
    trace.message(to: participant) { target.showRest() }
  }

  func show(failure: String) {
    guard let target else { return }
    trace.message(to: participant, failure) { target.show(failure: failure) }
  }
}

/// The boundary from the presenter to the interactor FindCountriesInteractor, watched.
final class TracingFindCountriesInteractor: TracingDecorator<any FindCountriesInteractorInput>,
  FindCountriesInteractorInput
{
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func find(matching text: String?) {
    trace.message(to: participant, text as Any) { target.find(matching: text) }
  }
}

/// The boundary from the interactor FindCountriesInteractor to its output, watched, and as weak as the one it stands for.
final class TracingFindCountriesInteractorOutput: FindCountriesInteractorOutput {
  private weak var target: (any FindCountriesInteractorOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FindCountriesInteractorOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func found(_ countries: CountryOverview) {
    guard let target else { return }
    trace.message(to: participant, countries) { target.found(countries) }
  }

  func failedToFind(_ failure: FindCountriesFailure) {
    guard let target else { return }
    trace.message(to: participant, failure) { target.failedToFind(failure) }
  }
}

/// The boundary from the presenter to the interactor SortCountriesInteractor, watched.
final class TracingSortCountriesInteractor: TracingDecorator<any SortCountriesInteractorInput>,
  SortCountriesInteractorInput
{
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func sort(by key: CountrySortKey) {
    trace.message(to: participant, key) { target.sort(by: key) }
  }
}

/// The boundary from the interactor SortCountriesInteractor to its output, watched, and as weak as the one it stands for.
final class TracingSortCountriesInteractorOutput: SortCountriesInteractorOutput {
  private weak var target: (any SortCountriesInteractorOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any SortCountriesInteractorOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func sorted(_ countries: CountryOverview) {
    guard let target else { return }
    trace.message(to: participant, countries) { target.sorted(countries) }
  }
}

/// The boundary from the presenter to the interactor OpenCountryInteractor, watched.
final class TracingOpenCountryInteractor: TracingDecorator<any OpenCountryInteractorInput>,
  OpenCountryInteractorInput
{
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func open(row: Int) {
    trace.message(to: participant, row) { target.open(row: row) }
  }
}

/// The boundary from the interactor OpenCountryInteractor to its output, watched, and as weak as the one it stands for.
final class TracingOpenCountryInteractorOutput: OpenCountryInteractorOutput {
  private weak var target: (any OpenCountryInteractorOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any OpenCountryInteractorOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func opened(_ country: OpenedCountry) {
    guard let target else { return }
    trace.message(to: participant, country) { target.opened(country) }
  }

  func failedToOpen(row: Int, reason: String) {
    guard let target else { return }
    trace.message(to: participant, (row: row, reason: reason)) {
      target.failedToOpen(row: row, reason: reason)
    }
  }
}

/// The boundary from the presenter to the interactor OpenFavouritesInteractor, watched.
final class TracingOpenFavouritesInteractor: TracingDecorator<any OpenFavouritesInteractorInput>,
  OpenFavouritesInteractorInput
{
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func openFavourites() {
    trace.message(to: participant) { target.openFavourites() }
  }
}

/// The boundary from the interactor OpenFavouritesInteractor to its output, watched, and as weak as the one it stands for.
final class TracingOpenFavouritesInteractorOutput: OpenFavouritesInteractorOutput {
  private weak var target: (any OpenFavouritesInteractorOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any OpenFavouritesInteractorOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func openedFavourites() {
    guard let target else { return }
    trace.message(to: participant) { target.openedFavourites() }
  }

  func failedToOpenFavourites(reason: String) {
    guard let target else { return }
    trace.message(to: participant, reason) { target.failedToOpenFavourites(reason: reason) }
  }
}

/// The boundary from the presenter to the wireframe, watched.
final class TracingCountriesWireframe: TracingDecorator<any CountriesRouting>, CountriesRouting {
  func showFilms(ofCountry code: String) {
    trace.message(to: participant, code) { target.showFilms(ofCountry: code) }
  }

  func showFavourites() {
    trace.message(to: participant) { target.showFavourites() }
  }
}

/// What a presenter of the module Countries is connected to: where the trace puts decorators.
protocol CountriesConnections: AnyObject {
  var view: (any CountriesView)? { get set }
  var findCountries: any FindCountriesInteractorInput { get set }
  var sortCountries: any SortCountriesInteractorInput { get set }
  var openCountry: any OpenCountryInteractorInput { get set }
  var openFavouritesUseCase: any OpenFavouritesInteractorInput { get set }
  var wireframe: any CountriesRouting { get set }
}

/// Puts decorators on the boundaries of the module Countries.
func watchCountries(
  _ view: any CountriesView & PresenterHolder<any CountriesEventHandler>, _ trace: Trace
) {
  guard let presenter = view.presenter else { return }
  let eventHandler = TracingCountriesEventHandler(presenter, trace, trace.participant(.presenter, presenter))
  view.presenter = eventHandler
  guard let connections = presenter as? any CountriesConnections else {
    preconditionFailure("There are no decorators for what a \(type(of: presenter)) is connected to.")
  }
  if let target = connections.view {
    let watched = TracingCountriesView(target, trace)
    eventHandler.back = watched
    connections.view = watched
  }
  connections.findCountries = watch(connections.findCountries, trace)
  connections.sortCountries = watch(connections.sortCountries, trace)
  connections.openCountry = watch(connections.openCountry, trace)
  connections.openFavouritesUseCase = watch(connections.openFavouritesUseCase, trace)
  connections.wireframe = TracingCountriesWireframe(
    connections.wireframe, trace, trace.participant(.wireframe, connections.wireframe))
  expectWatched(presenter)
}

private func watch(
  _ interactor: any FindCountriesInteractorInput, _ trace: Trace
) -> any FindCountriesInteractorInput {
  let watched = TracingFindCountriesInteractor(interactor, trace, trace.participant(.interactor, interactor))
  replaceOutput(of: interactor) { (output: any FindCountriesInteractorOutput) in
    let back = TracingFindCountriesInteractorOutput(output, trace)
    watched.back = back
    return back
  }
  return watched
}

private func watch(
  _ interactor: any SortCountriesInteractorInput, _ trace: Trace
) -> any SortCountriesInteractorInput {
  let watched = TracingSortCountriesInteractor(interactor, trace, trace.participant(.interactor, interactor))
  replaceOutput(of: interactor) { (output: any SortCountriesInteractorOutput) in
    let back = TracingSortCountriesInteractorOutput(output, trace)
    watched.back = back
    return back
  }
  return watched
}

private func watch(
  _ interactor: any OpenCountryInteractorInput, _ trace: Trace
) -> any OpenCountryInteractorInput {
  let watched = TracingOpenCountryInteractor(interactor, trace, trace.participant(.interactor, interactor))
  replaceOutput(of: interactor) { (output: any OpenCountryInteractorOutput) in
    let back = TracingOpenCountryInteractorOutput(output, trace)
    watched.back = back
    return back
  }
  return watched
}

private func watch(
  _ interactor: any OpenFavouritesInteractorInput, _ trace: Trace
) -> any OpenFavouritesInteractorInput {
  let watched = TracingOpenFavouritesInteractor(interactor, trace, trace.participant(.interactor, interactor))
  replaceOutput(of: interactor) { (output: any OpenFavouritesInteractorOutput) in
    let back = TracingOpenFavouritesInteractorOutput(output, trace)
    watched.back = back
    return back
  }
  return watched
}

extension CountriesViewController: PresenterHolder {}
extension CountriesPresenter: CountriesConnections {}
extension FindCountriesInteractor: OutputHolder {}
extension SortCountriesInteractor: OutputHolder {}
extension OpenCountryInteractor: OutputHolder {}
extension OpenFavouritesInteractor: OutputHolder {}
