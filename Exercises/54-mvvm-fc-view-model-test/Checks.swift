import Catalogue
import ExerciseSupport
import Foundation
import Library
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  @Test func `the kit's view model passes the test`() {
    expectPassed { FilmsViewModel(country: $0, catalogue: $1, flowController: $2) }
  }

  @Test func `a view model that announces more than it has to passes the test`() {
    expectPassed { ViewModel(nil, $0, $1, $2) }
  }

  @Test func `a view model that announces films before it has them fails the test`() {
    expectFailed(.announcesTooEarly)
  }

  @Test func `a view model that keeps a selection to itself fails the test`() {
    expectFailed(.hidesSelection)
  }

  @Test func `a view model that has two requests under way fails the test`() {
    expectFailed(.keepsFirstRequest)
  }

  @Test func `a view model that loads on when it was cancelled fails the test`() {
    expectFailed(.loadsAfterCancel)
  }

  @Test func `a view model that goes on offering to try again fails the test`() {
    expectFailed(.keepsOffer)
  }

  @Test func `a view model that keeps a failure from its flow controller fails the test`() {
    expectFailed(.hidesFailure)
  }

  @Test func `nothing else is broken`() throws {
    try expectDeclared()
  }

  private typealias Make = (Country, any CatalogueServiceType, any FilmsFlowControllerType) ->
    any FilmsViewModelType

  /// Returns what this exercise's test says of a view model; nil if there is no test. The test is looked up by name, so
  /// that this file compiles without it.
  private func faults(of make: Make) -> [String]? {
    let type = NSClassFromString("Exercise54.FilmsViewModelTest") as? any ViewModelTest.Type
    return type?.init().faults { country in FilmsScene { make(country, $0, $1) } }
  }

  private func expectPassed(_ make: Make, sourceLocation: SourceLocation = #_sourceLocation) {
    let faults = faults(of: make) ?? ["There is no test."]
    guard !faults.isEmpty else { return }
    let list = faults.map { "• \($0)\n" }.joined()
    report("This view model is right, but the test says:\n\(list)", sourceLocation: sourceLocation)
  }

  private func expectFailed(_ mistake: Mistake, sourceLocation: SourceLocation = #_sourceLocation) {
    let faults = faults { ViewModel(mistake, $0, $1, $2) } ?? []
    guard faults.isEmpty else { return }
    report("The test finds nothing wrong. \(mistake.rawValue)", sourceLocation: sourceLocation)
  }
}

/// The mistakes that a test has to find, each with what the view model does.
private enum Mistake: String {
  case announcesTooEarly = "But the view model announces the films before it has them: no screen shows them."
  case hidesSelection = "But the view model does not announce which film is selected."
  case keepsFirstRequest = "But the view model sends a second request while the first is under way."
  case loadsAfterCancel = "But the view model says that it loads, though its request was cancelled."
  case keepsOffer = "But the view model goes on with its offer to try again when the films have arrived."
  case hidesFailure = "But the view model does not tell the flow controller of a failure."
}

/// A view model with one mistake or, without one, a right view model that announces more than the kit's.
private final class ViewModel: FilmsViewModelType {
  weak var delegate: (any FilmsViewModelDelegate)?

  private(set) var isLoading = false { didSet { delegate?.isLoadingDidChange() } }
  private(set) var items: [ListItem] = []
  private(set) var selectedIndex: Int?
  private(set) var summaryText = "" { didSet { delegate?.summaryDidChange() } }
  private(set) var canRetry = false { didSet { delegate?.canRetryDidChange() } }

  private let mistake: Mistake?
  private let country: Country
  private let catalogue: any CatalogueServiceType
  private let flowController: any FilmsFlowControllerType
  private var films: [Film] = []
  private var request: (any Cancellable)?

  init(
    _ mistake: Mistake?, _ country: Country, _ catalogue: any CatalogueServiceType,
    _ flowController: any FilmsFlowControllerType
  ) {
    self.mistake = mistake
    self.country = country
    self.catalogue = catalogue
    self.flowController = flowController
  }

  func reload() {
    if mistake != .keepsFirstRequest { request?.cancel() }
    request = catalogue.films(of: country) { [weak self] in self?.finish($0) }
    isLoading = true
  }

  func cancel() {
    request?.cancel()
    if mistake != .loadsAfterCancel { isLoading = false }
  }

  func selectedItem(index: Int) {
    selectedIndex = index
    if mistake != .hidesSelection { delegate?.selectedIndexDidChange() }
    flowController.showFilm(films[index])
  }

  private func finish(_ result: Result<[Film], ApiError>) {
    switch result {
    case .success(let films):
      self.films = films
      if mistake == .announcesTooEarly { delegate?.itemsDidChange() }
      items = films.map(ListItem.init)
      if mistake != .announcesTooEarly { delegate?.itemsDidChange() }
      summaryText = strings.summary(films.count, "films", country.name, reason: nil)
      if mistake != .keepsOffer { canRetry = false }
    case .failure(let error):
      summaryText = strings.summary(films.count, "films", country.name, reason: error.message)
      canRetry = true
      if mistake != .hidesFailure { flowController.show(apiError: error) { [weak self] in self?.reload() } }
    }
    isLoading = false
  }
}
