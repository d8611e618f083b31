import Catalogue
import Checks
import HeadlessUI
import PatternTesting
import Testing

@testable import SwiftIO

@Suite struct SIO14Tests {
  @Test func `SIO-14 after the update the interactor notifies its weak delegate`() async throws {
    try await expectKept("SIO-14")
  }

  @Test func `SIO-14 counterexample: the interactor notifies, then updates`() async throws {
    try await expectBroken(
      "SIO-14", naming: "Interactor", "View Controller",
      by: .running(.plain(interactor: HastyInteractor.init)))
  }

  @Test func `SIO-14 counterexample: the interactor notifies that it loads, then tells the model`()
    async throws
  {
    try await expectBroken(
      "SIO-14", naming: "Interactor", "View Controller",
      by: .running(.plain(interactor: EagerInteractor.init)))
  }

  @Test func `SIO-14 counterexample: a load is announced, and its result is notified too early`() async throws
  {
    try await expectBroken(
      "SIO-14", naming: "Interactor", "View Controller",
      by: .running(.plain(interactor: HastyAnnouncer.init)))
  }

  @Test func `SIO-14 counterexample: the interactor keeps its delegate alive`() async throws {
    try await expectBroken(
      "SIO-14", naming: "Interactor", "View Controller", "'keeper'",
      by: .running(.plain(interactor: ClingingInteractor.init)))
  }

  @Test func `SIO-14 counterexample: the completion keeps the interactor alive`() async throws {
    try await expectBroken(
      "SIO-14", naming: "Interactor", "View Controller", "survived",
      by: .running(.plain(interactor: PossessiveInteractor.init)))
  }

  @Test func `SIO-14 counterexample: a closure captures the delegate`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("SIO14").sources
    try await expectBroken("SIO-14", naming: "Interactor", "View Controller", "captures", by: evidence)
  }

  @Test func `SIO-14 a view controller that keeps itself alive does not break the rule`() throws {
    let program = SwiftIOProgram.plain(root: { SelfHoldingViewController(actions: $0) })
    let violations = try swiftIO.check(of: "SIO-14").violations(in: .running(program))
    #expect(violations == [])
  }
}

/// Notifies its delegate that loading begins before the model says so.
private final class EagerInteractor: PlainInteractor {
  override func load() {
    delegate?.countriesDidBeginLoading()
    model.update(isLoading: true)
    super.load()
  }
}

/// Announces a load properly, and notifies of its result too early.
private final class HastyAnnouncer: HastyInteractor {
  override func load() {
    model.update(isLoading: true)
    delegate?.countriesDidBeginLoading()
    super.load()
  }
}

/// Notifies its delegate before it updates the model.
private class HastyInteractor: PlainInteractor {
  override func finish(
    _ countries: [Country], _ order: CountryOrder, _ notify: (any CountriesInteractorDelegate) -> Void
  ) {
    delegate.map(notify)
    model.update(countries: countries, listed: countries, order: order)
  }
}

/// Holds its delegate through a second, strong reference.
private final class ClingingInteractor: PlainInteractor {
  private var keeper: AnyObject?

  override var delegate: (any CountriesInteractorDelegate)? {
    didSet { keeper = delegate }
  }
}

/// Captures itself strongly in the completion, until the reply has come.
private final class PossessiveInteractor: PlainInteractor {
  override func run<Failure: Error>(
    _ action: any Action<[Country], Failure>, then: @escaping ([Country]) -> Void
  ) {
    action.run { result in
      if case .success(let countries) = result { withExtendedLifetime(self) { then(countries) } }
    }
  }
}

/// Holds itself through a closure; no stored property shows what the closure captures.
private final class SelfHoldingViewController: PlainViewController {
  private var farewell: (() -> Void)?

  override func wire() {
    super.wire()
    farewell = { self.title = "Goodbye" }
  }
}

private enum SIO14 {
  /// Keeps its delegate alive until the work ends.
  private final class GreetingInteractor {
    weak var delegate: (any GreetingInteractorDelegate)?

    func greet(_ work: (@escaping () -> Void) -> Void) {
      work { [delegate] in delegate?.greetingDidEnd() }
    }
  }

  private protocol GreetingInteractorDelegate: AnyObject {
    func greetingDidEnd()
  }
}
