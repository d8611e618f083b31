import Catalogue
import Checks
import HeadlessUI
import PatternTesting
import Playing
import Testing

@testable import SwiftIO

@Suite struct SIO06Tests {
  @Test func `SIO-06 an event takes seven steps`() async throws {
    try await expectKept("SIO-06")
  }

  @Test func `SIO-06 counterexample: the interactor sorts without an action`() async throws {
    try await expectBroken(
      "SIO-06", naming: "Interactor → Action", by: .running(.plain(interactor: SelfMadeInteractor.init)))
  }

  @Test func `SIO-06 a pick may leave out the action`() throws {
    let violations = try swiftIO.check(of: "SIO-06").violations(
      in: picking { OpeningViewController(actions: $0) })
    #expect(violations == [])
  }

  @Test func `SIO-06 a pick after which nothing is refreshed breaks the rule`() throws {
    let violations = try swiftIO.check(of: "SIO-06").violations(
      in: picking { PlainViewController(actions: $0) })
    #expect(violations.map { $0.message.contains("lacks steps 5") } == [true])
  }

  @Test func `SIO-06 counterexample: a tap is handled like a pick`() async throws {
    let program = SwiftIOProgram.plain(
      interactor: ChoosingInteractor.init, root: { OpeningViewController(actions: $0) })
    try await expectBroken("SIO-06", naming: "Interactor → Action", by: .running(program))
  }

  @Test func `SIO-06 an action may be run when another has completed`() throws {
    let program = SwiftIOProgram.plain(interactor: ThoroughInteractor.init)
    #expect(try swiftIO.check(of: "SIO-06").violations(in: .running(program)) == [])
  }

  @Test func `SIO-06 two actions that are under way at once break the rule`() throws {
    let program = SwiftIOProgram.plain(interactor: ImpatientInteractor.init)
    let violations = try swiftIO.check(of: "SIO-06").violations(in: .running(program))
    #expect(violations.contains { $0.message.contains("takes step 2 (Interactor → Action) more than once") })
  }

  @Test func `SIO-06 counterexample: the field's event is linked twice`() async throws {
    let program = SwiftIOProgram.plain(change: { $0.actions.append($0.actions[0]) })
    try await expectBroken("SIO-06", naming: "View → Interactor", "twice", by: .running(program))
  }

  @Test func `an event that is linked twice, and a search that is run twice, are repetitions`() {
    let linked = Evidence.running(.plain(change: { $0.actions.append($0.actions[0]) }))
    #expect(linked.repetitions.contains { $0.hasPrefix("View → Interactor search(_:)") })
    let repeated = Evidence.running(.plain(interactor: RepeatingInteractor.init))
    #expect(!repeated.repetitions.isEmpty)
    #expect(repeated.repetitions.allSatisfy { $0.hasPrefix("Action → Catalogue countries(matching:") })
    let cautious = Evidence.running(.plain(interactor: CautiousInteractor.init))
    #expect(cautious.repetitions == [], "Cancelling twice asks for nothing.")
  }

  @Test func `SIO-06 counterexample: the view model pushes before it reads`() async throws {
    try await expectBroken(
      "SIO-06", naming: "View → Interactor", by: .running(.plain(viewModel: EraserViewModel.init)))
  }
}

/// The evidence on a program in which the user picks a country.
private func picking(_ root: @escaping (any ActionFactory) -> UIViewController) -> Evidence {
  let program = SwiftIOProgram.plain(interactor: ChoosingInteractor.init, root: root) { scene in
    scene.actions.append(
      .action("list", to: "interactor") { (target: any CountriesEvents, sender) in target.openCountry(sender)
      })
  }
  let story = Story(id: "pick", wish: "open a country", steps: [.launch(), .reply(), .pick("Algeria")])
  return swiftIO.running(
    SwiftIOArchitecture(program), performing: story, reading: ["Support/PlainProgram.swift"])
}

/// Opens the first country, whatever was picked, without an action; the button does the same.
private final class ChoosingInteractor: PlainInteractor {
  override func openCountry(_ sender: Any) {
    let country = model.countries[0]
    model.update(selected: country)
    delegate?.countriesDidOpen(country)
  }

  override func sortByName(_ sender: Any) { openCountry(sender) }
}

/// Asks for a refresh when a country is opened.
private final class OpeningViewController: PlainViewController {
  override func countriesDidOpen(_ country: Country) { viewModel.refresh(.list) }
}

/// Sorts what an action has found by a second action.
private final class ThoroughInteractor: PlainInteractor {
  override func run<Failure: Error>(
    _ action: any Action<[Country], Failure>, then: @escaping ([Country]) -> Void
  ) {
    super.run(action) { [weak self] found in
      guard let self else { return }
      actions.sortCountries(found, by: model.order).run { then($0.get()) }
    }
  }
}

/// Runs a second search without waiting for the first.
private final class ImpatientInteractor: PlainInteractor {
  override func search(_ sender: Any) {
    super.search(sender)
    actions.searchCountries(matching: "").run { _ in }
  }
}

/// Cancels its first search, and runs the same again.
private final class RepeatingInteractor: PlainInteractor {
  override func search(_ sender: Any) {
    super.search(sender)
    super.search(sender)
  }
}

/// Cancels what it has cancelled before.
private final class CautiousInteractor: PlainInteractor {
  private var last: (any Action<[Country], CatalogueError>)?

  override func find(
    with action: any Action<[Country], CatalogueError>,
    notify: @escaping (any CountriesInteractorDelegate) -> Void
  ) {
    last?.cancel()
    last?.cancel()
    last = action
    super.find(with: action, notify: notify)
  }
}

/// Sorts without the action.
private final class SelfMadeInteractor: PlainInteractor {
  override func sortByName(_ sender: Any) {
    let order = model.order.reversed()
    finish(model.countries.sorted(by: order), order) { $0.countriesDidReorder() }
  }
}

/// Empties the list before it reads the countries in their new order.
private final class EraserViewModel: PlainViewModel {
  override func refreshOrder() {
    list.rows = []
    super.refreshOrder()
  }
}
