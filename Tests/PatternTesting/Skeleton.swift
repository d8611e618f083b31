public import Checks
import Foundation
import Playing
public import Specification
import Testing
public import Tracing

/// The scene that a pattern's page prints: a button, and a label that counts its taps.
public struct Skeleton {
  private let program: Implementation

  /// Describes the skeleton to the rules.
  ///
  /// - Parameters:
  ///   - module: Its module.
  ///   - file: A file in the folder that holds the folder `Skeleton`.
  ///   - roles: The role of each of its classes.
  ///   - launch: Shows the skeleton in a window, and returns the object that owns it.
  public init(
    of pattern: Pattern, module: String, file: String = #filePath, roles: [(AnyObject.Type, Role)],
    launch: @escaping Implementation.Launch
  ) {
    let count = Story(
      id: "count", wish: "count my taps",
      steps: [.launch(), .tap("Count"), .see("1 tap"), .tap("Count"), .see("2 taps")])
    var program = Implementation(of: pattern, performing: [count], launch: launch)
    program.sources = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(
      "Skeleton")
    program.module = module
    program.role = { object in roles.first { type(of: object) == $0.0 }?.1 }
    self.program = program
  }

  /// Expects that no rule is broken of which the skeleton's source, its module and its objects tell,
  /// that nothing of it outlives its window, and that it can be used.
  ///
  /// - Parameters:
  ///   - checks: The checks of the pattern.
  ///   - count: The number of rules that these decide.
  public func expectKept(by checks: [Check], deciding count: Int) throws {
    let verdicts = try program.verdicts(using: checks)
    #expect(verdicts.filter { $0.isBroken || $0.isFound }.map(\.description) == [])
    let decided = verdicts.filter { !$0.isSkipped }.map(\.rule.id)
    #expect(decided.count == count, "\(decided)")
    #expect(program.leaks().map { "\($0)" } == [])
    #expect(program.storyFailures().map(\.description) == [])
  }
}
