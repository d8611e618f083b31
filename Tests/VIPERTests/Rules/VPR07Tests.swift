import Checks
import PatternTesting
import SourceModel
import Testing
import Toolchain

@Suite struct VPR07Tests {
  @Test func `VPR-07 the interactor alone changes entities`() async throws {
    try await expectKept("VPR-07")
  }

  @Test func `VPR-07 counterexample: the presenter sets a mark`() async throws {
    try await expectBroken(
      "VPR-07", naming: "Entity", "Interactor", "GreetingPresenter", "isSet",
      by: .compiling(for: "VPR-07", setting))
  }

  @Test func `VPR-07 counterexample: the view controller puts a mark into the data store`()
    async throws
  {
    try await expectBroken(
      "VPR-07", naming: "Entity", "Interactor", "GreetingViewController", "Mark",
      by: .compiling(for: "VPR-07", putting))
  }

  @Test func `VPR-07 counterexample: the data store changes an entity that it receives`() async throws {
    try await expectBroken(
      "VPR-07", naming: "Entity", "Interactor", "GreetingsDataStore", "isSet",
      by: .compiling(for: "VPR-07", emptying))
  }

  @Test func `VPR-07 counterexample: the data store keeps a different entity from the one it receives`()
    async throws
  {
    try await expectBroken(
      "VPR-07", naming: "Entity", "Interactor", "MarksDataStore", by: .compiling(for: "VPR-07", exchanging))
  }

  @Test
  func `VPR-07 the compiler's question makes setters and mutating methods private, even below an attribute`()
    throws
  {
    let text = """
      struct Greeting {
        @Checked
        var text = ""

        @discardableResult
        mutating func shorten() -> String {
          var old = text
          text = ""
          return old
        }
      }

      protocol GreetingsDataStore {
        func greeting() -> Greeting
      }
      """
    let closed =
      text.replacing("  var text", with: "  private(set) var text")
      .replacing("mutating func", with: "private mutating func")
    let file = try SourceFile(name: "Greeting.swift", text: text)
    let questions = try viper.check(of: "VPR-07").questions(about: [file])
    #expect(questions.flatMap(\.files).map(\.text) == [closed])
  }
}

/// Keeps an entity, and changes it when the user taps.
private let setting = """
  protocol GreetingView: AnyObject {
    func show(mark: String)
  }

  final class GreetingPresenter {
    weak var view: (any GreetingView)?
    private var mark: Mark

    init(mark: Mark) { self.mark = mark }

    func markWasTapped() {
      mark.isSet = true
      view?.show(mark: mark.isSet ? "Unmark" : "Mark")
    }
  }
  """

/// Marks a film without an interactor.
private let putting = """
  import HeadlessUI

  final class GreetingViewController: UIViewController {
    private weak var store: (any DataStore)?

    func mark() { try? store?.put(Mark(film: "tt0042876", isSet: true)) }
  }
  """

/// Takes away the mark that it receives, which only an interactor may decide.
private let emptying = """
  final class GreetingsDataStore {
    private var mark: Mark?

    func put(_ mark: Mark) {
      self.mark = mark
      self.mark?.isSet = false
    }
  }
  """

/// Keeps every mark as one that is not set.
private let exchanging = """
  final class MarksDataStore {
    private var mark: Mark?

    func put(_ mark: Mark) { self.mark = Mark(film: mark.film, isSet: false) }
  }
  """
