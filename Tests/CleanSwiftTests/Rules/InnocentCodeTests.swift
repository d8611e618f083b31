import Checks
import PatternTesting
import SourceModel
import Testing
import Toolchain

/// Code that resembles a violation, and a violation that is hard to see.
@Suite struct InnocentCodeTests {
  @Test func `code that only looks like a violation breaks no rule`() async throws {
    var evidence = Evidence()
    evidence.sources =
      try cleanSwift.evidence.sources + [SourceFile(name: "Innocent.swift", text: Self.innocent)]
    evidence.compilations = cleanSwift.evidence.compilations
    await cleanSwift.expectUnbroken(by: evidence)
  }

  @Test func `business logic inside an interpolated string is found`() throws {
    var evidence = Evidence()
    evidence.sources = [try SourceFile(name: "Hidden.swift", text: Self.hidden)]
    let violations = try cleanSwift.check(of: "VIP-41").violations(in: evidence)
    #expect(violations.map(\.message).contains { $0.contains("Hidden.swift, line 3, calls filter") })
  }

  private static let innocent = ##"""
    import HeadlessUI

    /* A comment /* in a comment: router = nil */ output = nil */
    final class InnocentViewController: UIViewController {
      var router: (any InnocentDataPassing)?
      private let quotation = /"/
      private let example = #"{"output = ": "\(UserDefaults.standard)"}"#

      func show(_ error: any Error) {
        if let error = error as? InnocentError { title = error.title }
        remember(router?.dataStore)
      }
    }

    final class InnocentPresenter {
      weak var output: (any InnocentPresenterOutput)?

      func presentGreet(name: String) {
        output?.displayGreet(title: name.prefix(20), initials: name.dropFirst().uppercased())
      }
    }
    """##

  private static let hidden = #"""
    final class HiddenPresenter {
      func presentGreet(names: [String]) -> String {
        "Hello, \("dear \(names.filter { !$0.isEmpty }.joined(separator: ", "))")"
      }
    }
    """#
}
