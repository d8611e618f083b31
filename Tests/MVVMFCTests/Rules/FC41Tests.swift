import Checks
import PatternTesting
import Testing

@Suite struct FC41Tests {
  @Test func `FC-41 the properties of a view model are read-only outside of it`() async throws {
    try await expectKept("FC-41")
  }

  @Test func `FC-41 counterexample: a protocol declares a property that can be set`() async throws {
    try await expectBroken(
      "FC-41", naming: "View Model → View Controller", "GreetingsViewModelType.searchText",
      by: .compilingViewModel(
        """
        protocol GreetingsViewModelType: AnyObject {
          var searchText: String { get set }
          func reload()
        }
        """))
  }

  @Test func `FC-41 counterexample: a class has a property that can be set`() async throws {
    try await expectBroken(
      "FC-41", naming: "View Model → View Controller", "GreetingsViewModel.entries",
      by: .compilingViewModel(
        """
        protocol GreetingsViewModelType: AnyObject {
          var items: [String] { get }
          func reload()
        }

        final class GreetingsViewModel: GreetingsViewModelType {
          var entries: [String] = [] {
            didSet { reload() }
          }
          var items: [String] { entries }

          func reload() {}
        }
        """))
  }

  @Test func `FC-41 counterexample: an inherited protocol declares a property that can be set`() async throws
  {
    try await expectBroken(
      "FC-41", naming: "View Model → View Controller", "GreetingsOutput.openedIndex",
      by: .compilingViewModel(
        """
        protocol GreetingsOutput: AnyObject {
          var openedIndex: Int? { get set }
        }

        protocol GreetingsViewModelType: GreetingsOutput {
          func reload()
        }
        """))
  }

  @Test func `FC-41 counterexample: a view model exposes an object that can be changed`() async throws {
    try await expectBroken(
      "FC-41", naming: "View Model → View Controller", "Greeting.text",
      by: .compilingViewModel(
        """
        final class Greeting {
          var text = ""
        }

        final class GreetingsViewModel {
          private(set) var items: [Greeting] = []
        }
        """))
  }

  @Test func `FC-41 a property with a private setter and an observer is read-only`() async throws {
    let check = try mvvmFC.check(of: "FC-41")
    let evidence = try await Evidence.compilingViewModel(
      """
      final class GreetingsViewModel {
        private(set) var items: [String] = [] {
          didSet { count += 1 }
        }
        private(set) lazy var summaryText = "none"
        fileprivate(set) var title: String {
          get { summaryText }
          set { summaryText = newValue }
        }
        private var count = 0
        let isLoading = false
      }
      """)
    #expect(check.violations(in: evidence) == [])
  }
}

extension Evidence {
  /// Returns the compiler's answers about a view model that is added to the app.
  fileprivate static func compilingViewModel(_ text: String) async throws -> Evidence {
    try await compiling(text, called: "GreetingsViewModel.swift", in: "Modules/Films", for: "FC-41")
  }
}
