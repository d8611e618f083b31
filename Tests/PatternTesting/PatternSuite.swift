public import Checks
import Foundation
public import Playing
import SourceModel
public import Specification
import Testing
import Toolchain

/// An architecture and the module that tests it: the evidence on the app as it ships, and its tests' declarations.
public final class PatternSuite {
  /// The architecture, as it ships.
  public let architecture: any Architecture
  /// The checks of its rules.
  nonisolated public let checks: [Check]
  /// Its pattern, one of the four.
  nonisolated public let pattern: Pattern
  private let observe: () -> Evidence

  /// Creates a suite from an architecture and the checks of its rules.
  ///
  /// - Parameter observe: Gathers evidence that no story shows.
  public init(
    _ architecture: any Architecture, checks: [Check],
    besides observe: @escaping () -> Evidence = { Evidence() }
  ) {
    self.architecture = architecture
    self.checks = checks
    self.observe = observe
    pattern = architecture.pattern
  }

  /// The module that tests it, and its folder in Tests.
  nonisolated var testModule: String { "\(pattern.module)Tests" }

  /// The compiler's tools, for the modules of this build.
  nonisolated public let toolchain = Toolchain.ofThisBuild()

  /// All evidence on the pattern as it ships, gathered once.
  public private(set) lazy var evidence: Evidence = {
    // None of these needs the app, so they run while the stories do.
    let sources = Background { [self] in try SourceFile.files(below: sourceFolder) }
    let declarations = Background { [self] in try Declaration.all(in: pattern.module, using: toolchain) }
    let compilations = Background { [self] in
      var asked = Evidence()
      asked.sources = try sources.get()
      try asked.ask(toolchain, for: checks, atOnce: Examiner.processors)
      return asked.compilations
    }
    _ = declarationsOfTests
    Crash.isReported()
    var evidence = Evidence.observed(
      in: architecture, performing: Story.all + Story.further, isHeldToThem: true)
    evidence.add(observe())
    do {
      evidence.sources = try sources.get()
      evidence.declarations = try declarations.get()
      evidence.compilations = try compilations.get()
    } catch {
      Issue.record("The evidence could not be gathered: \(error)")
    }
    return evidence
  }()

  /// The rules that the evidence shows the pattern to break. It is asked for only if there is one.
  private(set) lazy var blame: Blame = {
    let evidence = evidence
    let decided = checks.filter { $0.isDecided(by: evidence) }
    let isBroken = decided.concurrentMap { check in
      check.violations(in: evidence).contains { !$0.isSilence }
    }
    let broken = zip(decided, isBroken).filter(\.1).compactMap { Rule.named($0.0.rule) }
    return Blame(on: broken, by: evidence, using: checks)
  }()

  private lazy var declarationsOfTests = Background { [self] in
    try Declaration.all(in: testModule, using: toolchain)
  }

  /// The declarations of the test module, counterexamples included.
  public private(set) lazy var testDeclarations: [Declaration] = {
    do {
      return try declarationsOfTests.get()
    } catch {
      Issue.record("The symbols of \(testModule) could not be read: \(error)")
      return []
    }
  }()
}

extension PatternSuite: CustomReflectable {
  /// Empty, because an expectation that fails prints its operands, and a suite would print all its evidence.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
