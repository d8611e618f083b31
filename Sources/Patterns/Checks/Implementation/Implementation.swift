public import Catalogue
public import Foundation
public import HeadlessUI
public import Observing
public import Playing
import SourceModel
public import Specification
import Toolchain
public import Tracing

/// A program of one of the patterns, from this package or another, as the rules see it: its launch, and the evidence
/// that it offers.
///
/// Only the pattern, the stories and the launch are required. A property that is nil offers no evidence, and rules that
/// need it are skipped.
@MainActor public struct Implementation {
  /// Launches the program in a window and returns the object that owns it. Dropping that object, and the window's
  /// root, ends the program.
  ///
  /// Install the observers, if there are any, in the program's objects before its first screen is shown:
  /// `observers?.install(from: app)`.
  public typealias Launch = (
    _ window: UIWindow, _ environment: Environment, _ observers: Observers?
  ) -> AnyObject

  /// The observers that record the program's messages.
  public struct Observed {
    let types: [any Observer.Type]
    let file: String

    /// Lists the observers of the program's boundaries.
    ///
    /// - Parameters:
    ///   - types: An observer for each boundary.
    ///   - file: A source file in the folder of the observers. The declarations in that folder are not part of the
    ///     program.
    public init(by types: [any Observer.Type], file: String = #filePath) {
      self.types = types
      self.file = file
    }
  }

  /// The pattern whose rules the program should keep.
  public let pattern: Pattern
  /// The stories that the program supports; only these are performed.
  public let stories: [Story]
  let launch: Launch

  /// The catalogue's data in these stories.
  public var catalogue = CatalogueData.embedded
  /// The observers of its boundaries; they give evidence of traces, and of lifetime and types.
  public var observed: Observed?
  /// The function that returns the role of an object, or nil; called for one object of each class. It gives evidence of
  /// lifetime and types. An object for which it returns nil has the role of its observer, if it is observed.
  public var role: ((AnyObject) -> Role?)?
  /// The folder of its source files; gives evidence of source.
  public var sources: URL?
  /// The name of its module, which is in the build folder of the running program; gives evidence of names and, together
  /// with the sources, of the compiler's answers.
  public var module: String?

  /// Creates an implementation from what every program has: a pattern, stories that it supports, and a launch.
  public init(of pattern: Pattern, performing stories: [Story], launch: @escaping Launch) {
    self.pattern = pattern
    self.stories = stories
    self.launch = launch
  }
}

extension Implementation {
  /// Judges the program by every rule of its pattern.
  ///
  /// - Parameter checks: The checks of the pattern, such as `Check.viper`.
  /// - Returns: A verdict on each rule, in the order of the pattern's document.
  /// - Throws: An error if the sources cannot be read, the module's symbols cannot be extracted, or the compiler cannot
  ///   be run.
  public func verdicts(using checks: [Check]) throws -> [Verdict] {
    var evidence = try evidence()
    if module != nil { try evidence.ask(.ofThisBuild(), for: checks) }
    return Rule.all(of: pattern).map { Verdict(on: $0, by: evidence, using: checks) }
  }

  /// Ends the program after each event and each reply of every story, and finds the objects with a role that outlive
  /// it. Returns none if both `observed` and `role` are nil.
  public func leaks() -> [Leak] { observation().leaks }

  /// Performs every story with the program as it ships and, if it can be observed, with the observed program, which must
  /// show the same screens, send the same requests and use the store in the same way.
  ///
  /// - Returns: For each story that fails, its first step that cannot be done or after which the two programs differ;
  ///   empty if all stories pass.
  public func storyFailures() -> [StoryError] {
    stories.compactMap { story in
      let plain = stage()
      let observedStage = observed.map { _ in Stage(Adapted(self), trace: Trace(), data: catalogue) }
      for step in story.steps {
        do throws(StoryError) {
          try plain.perform(step)
          try observedStage?.perform(step)
        } catch {
          return error
        }
        if let difference = observedStage.flatMap({ plain.differences(of: $0).first }) {
          return StoryError(step: step, reason: "But \(difference)")
        }
      }
      return nil
    }
  }

  /// The stage of a story that is played step by step, with the program as it ships.
  package func stage() -> Stage { Stage(Adapted(self), data: catalogue) }

  /// Collects the evidence that the program offers, without the compiler's answers.
  ///
  /// - Throws: An error if the sources cannot be read or the module's symbols cannot be extracted.
  public func evidence() throws -> Evidence {
    var evidence = observation()
    if let sources { evidence.sources = try SourceFile.files(below: sources) }
    if let module {
      evidence.declarations = try Declaration.all(
        in: module, using: .ofThisBuild(), exceptFolderOf: observed?.file)
    }
    return evidence
  }

  /// Observes the program while its stories run.
  private func observation() -> Evidence {
    var evidence = Evidence.observed(in: Adapted(self), performing: stories, data: catalogue)
    // Without roles, nothing is known about objects and types. Without observers, nothing was traced.
    if role == nil, observed == nil { (evidence.ownership, evidence.types) = ([], []) }
    if observed == nil { (evidence.traces, evidence.models) = ([], []) }
    return evidence
  }
}

/// An implementation as an architecture of this package.
private struct Adapted: Architecture {
  let implementation: Implementation

  init(_ implementation: Implementation) {
    self.implementation = implementation
  }

  var pattern: Pattern { implementation.pattern }
  var steps: [String] { [] }
  var note: String { "" }

  var observerTypes: [any Observer.Type] { implementation.observed?.types ?? [] }
  var observersFile: String? { implementation.observed?.file }

  func launch(
    in window: UIWindow, environment: Environment, observedBy observers: Observers?
  ) -> AnyObject {
    implementation.launch(window, environment, observers)
  }

  func role(of object: AnyObject) -> Role? {
    implementation.role?(object) ?? observerTypes.role(of: object)
  }
}
