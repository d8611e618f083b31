import Catalogue
import Checks
import PatternTesting
import Playing
import Specification
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite struct SIO22Tests {
  @Test func `SIO-22 an action can be run and cancelled, and does not complete after it is cancelled`()
    async throws
  {
    try await expectKept("SIO-22")
  }

  @Test func `SIO-22 counterexample: the protocol has a third method`() async throws {
    var evidence = Evidence.declared(in: "SIO22Program")
    evidence.traces = Evidence.running(.plain()).traces
    try await expectBroken("SIO-22", naming: "Interactor → Action", "pause()", by: evidence)
  }

  @Test func `SIO-22 counterexample: a cancelled action completes`() async throws {
    var program = SwiftIOProgram.plain()
    program.makeActions = { CustomActions($0) { StubbornSearch($0, $1) } }
    var evidence = Evidence.running(program)
    evidence.declarations = swiftIO.evidence.declarations
    try await expectBroken("SIO-22", naming: "Action → Interactor", "completes", by: evidence)
  }

  @Test func `SIO-22 messages alone can show that the rule is broken, but not that it is kept`() throws {
    var program = SwiftIOProgram.plain()
    program.makeActions = { CustomActions($0) { StubbornSearch($0, $1) } }
    let check = try #require(Check.swiftIO.first { $0.rule == "SIO-22" })
    let rule = try #require(Rule.named("SIO-22"))
    let broken = Verdict(on: rule, by: .running(program), using: [check])
    #expect(broken.isBroken, "\(broken)")
    let whole = Verdict(on: rule, by: .running(.plain()), using: [check])
    #expect(whole.isSkipped, "\(whole)")
  }

  @Test func `SIO-22 an Action without requirements breaks the rule`() throws {
    var evidence = Evidence()
    evidence.declarations = [
      Declaration(
        kind: "protocol", path: ["Action"], parameters: [], documentation: "", conformances: [],
        isRequirement: false, spelling: "protocol Action")
    ]
    let violations = try swiftIO.check(of: "SIO-22").findings(in: evidence).filter { !$0.isSilence }
    #expect(violations.map { $0.message.contains("the protocol Action requires nothing; ") } == [true])
  }

  @Test func `SIO-22 counterexample: an action asks no service and never completes`() async throws {
    var program = SwiftIOProgram.plain()
    program.makeActions = { CustomActions($0) { _, _ in IdleSearch() } }
    var evidence = Evidence.running(program)
    evidence.declarations = swiftIO.evidence.declarations
    try await expectBroken("SIO-22", naming: "Interactor → Action", "does not complete", by: evidence)
  }

  @Test func `SIO-22 counterexample: the interactor runs an action that it has cancelled`() async throws {
    var evidence = Evidence.running(.plain(interactor: ThriftyInteractor.init))
    evidence.declarations = swiftIO.evidence.declarations
    try await expectBroken("SIO-22", naming: "Interactor → Action", "is run", by: evidence)
  }
}

enum SIO22Program {
  protocol Action {
    func run(completion: @escaping (Result<Void, any Error>) -> Void)
    func cancel()
    func pause()
  }

  final class GreetingInteractor {
    @IBAction func greet(_ sender: Any) {}
  }

  /// As a user, I want to be greeted.
  final class Greet: Action {
    func run(completion: @escaping (Result<Void, any Error>) -> Void) { completion(.success(())) }
    func cancel() {}
    func pause() {}
  }
}

/// Uses one action for all searches, and runs it again after cancelling it.
private final class ThriftyInteractor: PlainInteractor {
  private var onlySearch: (any Action<[Country], CatalogueError>)?

  override func search(_ sender: Any) {
    let action = onlySearch ?? actions.searchCountries(matching: searchField.text ?? "")
    onlySearch = action
    find(with: action) { $0.countriesDidFind() }
  }
}

/// As a user, I want to find countries by what I type.
private final class IdleSearch: Action {
  func run(completion: @escaping (Result<[Country], CatalogueError>) -> Void) {}
}

/// As a user, I want to find countries by what I type.
private final class StubbornSearch: Action {
  private let text: String
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(_ text: String, _ catalogue: any CatalogueService) {
    self.text = text
    self.catalogue = catalogue
  }

  func run(completion: @escaping (Result<[Country], CatalogueError>) -> Void) {
    request = catalogue.countries(matching: text, completion: completion)
  }

  /// Drops the reference to the request without cancelling it.
  func cancel() {
    request = nil
  }
}

/// Creates the app's actions, except that a closure creates the search.
private final class CustomActions: SwiftIOProgram.Actions {
  typealias Search = any Action<[Country], CatalogueError>

  private let makeSearch: (String, any CatalogueService) -> Search

  init(_ environment: Environment, makeSearch: @escaping (String, any CatalogueService) -> Search) {
    self.makeSearch = makeSearch
    super.init(catalogue: environment.catalogue, favourites: environment.favourites)
  }

  override func searchCountries(matching text: String) -> Search { makeSearch(text, catalogue) }
}
