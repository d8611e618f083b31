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

/// The boundary from the presenter to the interactor FindCountries, watched.
final class TracingFindCountries: TracingDecorator<any FindCountriesInput>, FindCountriesInput {
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func find(matching text: String?) {
    trace.message(to: participant, text as Any) { target.find(matching: text) }
  }
}

/// The boundary from the interactor FindCountries to its output, watched, and as weak as the one it stands for.
final class TracingFindCountriesOutput: FindCountriesOutput {
  private weak var target: (any FindCountriesOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any FindCountriesOutput, _ trace: Trace) {
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

/// The boundary from the presenter to the interactor SortCountries, watched.
final class TracingSortCountries: TracingDecorator<any SortCountriesInput>, SortCountriesInput {
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func sort(by key: CountrySortKey) {
    trace.message(to: participant, key) { target.sort(by: key) }
  }
}

/// The boundary from the interactor SortCountries to its output, watched, and as weak as the one it stands for.
final class TracingSortCountriesOutput: SortCountriesOutput {
  private weak var target: (any SortCountriesOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any SortCountriesOutput, _ trace: Trace) {
    self.target = target
    self.trace = trace
    participant = trace.participant(.presenter, target)
  }

  func sorted(_ countries: CountryOverview) {
    guard let target else { return }
    trace.message(to: participant, countries) { target.sorted(countries) }
  }
}

/// The boundary from the presenter to the interactor OpenCountry, watched.
final class TracingOpenCountry: TracingDecorator<any OpenCountryInput>, OpenCountryInput {
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func open(row: Int) {
    trace.message(to: participant, row) { target.open(row: row) }
  }
}

/// The boundary from the interactor OpenCountry to its output, watched, and as weak as the one it stands for.
final class TracingOpenCountryOutput: OpenCountryOutput {
  private weak var target: (any OpenCountryOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any OpenCountryOutput, _ trace: Trace) {
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

/// The boundary from the presenter to the interactor OpenFavourites, watched.
final class TracingOpenFavourites: TracingDecorator<any OpenFavouritesInput>, OpenFavouritesInput {
  /// The boundary back, which nobody else keeps alive.
  var back: AnyObject?

  func openFavourites() {
    trace.message(to: participant) { target.openFavourites() }
  }
}

/// The boundary from the interactor OpenFavourites to its output, watched, and as weak as the one it stands for.
final class TracingOpenFavouritesOutput: OpenFavouritesOutput {
  private weak var target: (any OpenFavouritesOutput)?
  private let trace: Trace
  private let participant: Participant

  init(_ target: any OpenFavouritesOutput, _ trace: Trace) {
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
  var findCountries: any FindCountriesInput { get set }
  var sortCountries: any SortCountriesInput { get set }
  var openCountry: any OpenCountryInput { get set }
  var openFavouritesUseCase: any OpenFavouritesInput { get set }
  var wireframe: any CountriesRouting { get set }
}

/// Puts decorators on the boundaries of the module Countries.
func watchCountries(
  _ view: any CountriesView & PresenterHolder<any CountriesEventHandler>, _ trace: Trace
) {
  guard let presenter = view.presenter else { return }
  let eventHandler = TracingCountriesEventHandler(presenter, trace, trace.participant(.presenter, presenter))
  view.presenter = eventHandler
  guard let connections = presenter as? any CountriesConnections else { return }
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
}

private func watch(_ interactor: any FindCountriesInput, _ trace: Trace) -> any FindCountriesInput {
  let watched = TracingFindCountries(interactor, trace, trace.participant(.interactor, interactor))
  if let holder = interactor as? any OutputHolder<any FindCountriesOutput>, let output = holder.output {
    let back = TracingFindCountriesOutput(output, trace)
    watched.back = back
    holder.output = back
  }
  return watched
}

private func watch(_ interactor: any SortCountriesInput, _ trace: Trace) -> any SortCountriesInput {
  let watched = TracingSortCountries(interactor, trace, trace.participant(.interactor, interactor))
  if let holder = interactor as? any OutputHolder<any SortCountriesOutput>, let output = holder.output {
    let back = TracingSortCountriesOutput(output, trace)
    watched.back = back
    holder.output = back
  }
  return watched
}

private func watch(_ interactor: any OpenCountryInput, _ trace: Trace) -> any OpenCountryInput {
  let watched = TracingOpenCountry(interactor, trace, trace.participant(.interactor, interactor))
  if let holder = interactor as? any OutputHolder<any OpenCountryOutput>, let output = holder.output {
    let back = TracingOpenCountryOutput(output, trace)
    watched.back = back
    holder.output = back
  }
  return watched
}

private func watch(_ interactor: any OpenFavouritesInput, _ trace: Trace) -> any OpenFavouritesInput {
  let watched = TracingOpenFavourites(interactor, trace, trace.participant(.interactor, interactor))
  if let holder = interactor as? any OutputHolder<any OpenFavouritesOutput>, let output = holder.output {
    let back = TracingOpenFavouritesOutput(output, trace)
    watched.back = back
    holder.output = back
  }
  return watched
}

extension CountriesViewController: PresenterHolder {}
extension CountriesPresenter: CountriesConnections {}
extension FindCountries: OutputHolder {}
extension SortCountries: OutputHolder {}
extension OpenCountry: OutputHolder {}
extension OpenFavourites: OutputHolder {}
