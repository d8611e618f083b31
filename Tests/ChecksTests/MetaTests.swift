import Architectures
import Checks
import CleanSwiftChecks
import MVVMFCChecks
import Observing
import PatternTesting
import Playing
import Specification
import SwiftIOChecks
import Testing
import VIPERChecks

/// Compares the checks and the tests of each pattern with the registry of rules.
@MainActor @Suite struct MetaTests {
  private static let suites: [Pattern: PatternSuite] = [
    .swiftIO: PatternSuite(Architectures.of(.swiftIO), checks: Check.swiftIO),
    .cleanSwift: PatternSuite(Architectures.of(.cleanSwift), checks: Check.cleanSwift),
    .viper: PatternSuite(Architectures.of(.viper), checks: Check.viper),
    .mvvmFC: PatternSuite(Architectures.of(.mvvmFC), checks: Check.mvvmFC),
  ]

  private func suite(_ pattern: Pattern) throws -> PatternSuite { try #require(Self.suites[pattern]) }

  @Test(arguments: Pattern.allCases)
  func `every rule that can be decided has a test that the pattern passes`(pattern: Pattern) throws {
    #expect(try suite(pattern).rulesWithoutTest == [])
  }

  @Test(arguments: Pattern.allCases)
  func `every rule that can be decided has a counterexample`(pattern: Pattern) throws {
    #expect(try suite(pattern).rulesWithoutCounterexample == [])
  }

  @Test(arguments: Pattern.allCases)
  func `every rule that a test is named after is in the registry and can be decided`(pattern: Pattern) throws
  {
    let suite = try suite(pattern)
    #expect(suite.rulesWithTest.subtracting(suite.decidableRules) == [])
  }

  @Test(arguments: Pattern.allCases)
  func `every rule that can be decided has exactly one check, and every check has a rule`(
    pattern: Pattern
  ) throws {
    let suite = try suite(pattern)
    #expect(suite.checks.map(\.rule) == suite.decidableRules)
  }

  @Test(arguments: Pattern.allCases)
  func `no check passes without evidence`(pattern: Pattern) throws {
    #expect(try suite(pattern).checksPassingWithoutEvidence == [])
  }

  @Test(arguments: Pattern.allCases)
  func `no check passes on evidence in which nothing happens`(pattern: Pattern) throws {
    #expect(try suite(pattern).checksPassingWithoutEvents == [])
  }

  @Test(arguments: Pattern.allCases)
  func `the page on trust gives the number of counterexamples`(pattern: Pattern) throws {
    let suite = try suite(pattern)
    #expect(try suite.counterexampleCountInTrust == suite.counterexampleCount)
  }

  @Test(arguments: Pattern.allCases)
  func `every story has a flow`(pattern: Pattern) throws {
    #expect(try suite(pattern).storiesWithoutFlow == [])
  }
}
