import Catalogue
public import Checks
import Foundation
public import HeadlessUI
import Playing
public import Specification
import Testing
public import Tracing

/// A scene that a page prints: a button, and a label that shows what comes of a tap.
public struct Skeleton {
  /// Returns the latest news, with a number that grows; the catalogue's reply lets it come.
  public typealias Fetch = @MainActor () async -> String

  private var program: Implementation

  /// Describes the skeleton that counts taps to the rules.
  ///
  /// - Parameters:
  ///   - file: A file in the folder that holds the folder `Skeleton`.
  ///   - roles: The role of each of its classes.
  ///   - launch: Shows the skeleton in a window, and returns the object that owns it.
  public init(
    of pattern: Pattern, file: String = #filePath, roles: [(AnyObject.Type, Role)],
    launch: @escaping (UIWindow) -> AnyObject
  ) {
    let count = Story(
      id: "count", wish: "count my taps",
      steps: [.launch(), .tap("Count"), .see("1 tap"), .tap("Count"), .see("2 taps")])
    program = Implementation(of: pattern, performing: [count]) { window, _, _ in launch(window) }
    describe("Skeleton", besides: file, roles)
  }

  /// Describes the skeleton that awaits the latest news to the rules.
  ///
  /// - Parameters:
  ///   - file: A file in the folder that holds the folder `AsyncSkeleton`.
  ///   - roles: The role of each of its classes.
  ///   - launch: Shows the skeleton in a window, and returns the object that owns it.
  public init(
    awaitedIn pattern: Pattern, file: String = #filePath, roles: [(AnyObject.Type, Role)],
    launch: @escaping (UIWindow, @escaping Fetch) -> AnyObject
  ) {
    let read = Story(
      id: "read", wish: "read the latest news",
      steps: [
        .launch(), .tap("Read"), .reply(), .see("News 1"), .tap("Read"), .tap("Read"), .reply(),
        .see("News 3"),
      ])
    program = Implementation(of: pattern, performing: [read]) { window, environment, _ in
      var count = 0
      return launch(window) {
        count += 1
        let news = "News \(count)"
        _ = try? await environment.catalogue.countries()
        return news
      }
    }
    describe("AsyncSkeleton", besides: file, roles)
  }

  /// Tells where the program's sources are, which module they make, and the role of each class.
  private mutating func describe(_ folder: String, besides file: String, _ roles: [(AnyObject.Type, Role)]) {
    program.sources = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(folder)
    program.module = program.pattern.module + folder
    program.role = { object in roles.first { type(of: object) == $0.0 }?.1 }
  }

  /// Expects that no rule is broken of which the skeleton's source, its module and its objects tell,
  /// that nothing of it outlives its window, and that it can be used.
  ///
  /// - Parameters:
  ///   - checks: The checks of the pattern.
  ///   - count: The number of rules that these decide.
  public func expectKept(by checks: [Check], deciding count: Int) throws {
    let decided = try expectUsable(by: checks, breaking: [])
    #expect(decided.count == count, "\(decided)")
  }

  /// Expects that the rules that are decided are those of another skeleton, but for some, and that no other is broken.
  ///
  /// - Parameters:
  ///   - checks: The checks of the pattern.
  ///   - first: The other skeleton.
  ///   - undecided: The rules that are decided for the other alone.
  ///   - fallen: The rules that this one breaks, because they ask for something else today; not decided for the other.
  public func expectKept(
    by checks: [Check], as first: Skeleton, without undecided: Set<Rule.ID>, breaking fallen: Set<Rule.ID>
  ) throws {
    let decided = try expectUsable(by: checks, breaking: fallen)
    let others = try first.expectUsable(by: checks, breaking: [])
    #expect(decided == others.subtracting(undecided).union(fallen))
    #expect(undecided.isSubset(of: others) && fallen.isDisjoint(with: others))
  }

  /// Expects that some rules are broken and no others, that nothing outlives the window, and that the skeleton can be used.
  ///
  /// - Returns: The rules that are decided.
  private func expectUsable(by checks: [Check], breaking fallen: Set<Rule.ID>) throws -> Set<Rule.ID> {
    let verdicts = try program.verdicts(using: checks)
    let broken = verdicts.filter { $0.isBroken || $0.isFound }
    #expect(Set(broken.map(\.rule.id)) == fallen, "\(broken)")
    #expect(program.leaks().map { "\($0)" } == [])
    #expect(program.storyFailures().map(\.description) == [])
    return Set(verdicts.filter { !$0.isSkipped }.map(\.rule.id))
  }

  /// Expects that a later request replaces the one before, whose reply is dropped even if it was on its way, and that a
  /// scene that goes takes its request along.
  public func expectLateRepliesDropped() throws {
    let stage = program.stage()
    try stage.perform(.launch())
    try stage.perform(.tap("Read"))
    try stage.perform(inOneTurn: [.reply(), .tap("Read")])
    try stage.perform(.dontSee("News 1"))
    try stage.perform(.tap("Read"))
    #expect(stage.catalogue.pending.count == 1)
    try stage.perform(.reply())
    try stage.perform(.see("News 3"))
    try stage.perform(.tap("Read"))
    stage.terminate()
    #expect(stage.catalogue.pending.isEmpty)
  }
}
