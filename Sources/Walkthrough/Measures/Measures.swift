import Foundation
import Observing
import Playing
import SourceModel
import Specification
import Toolchain
import Tracing

/// The size of one pattern, counted in its source and in its traces.
struct Measures {
  /// The counts in the app's own files, without its observers.
  struct Source: Equatable {
    /// The number of files.
    let files: Int
    /// The number of lines with code: neither empty nor comment.
    let lines: Int
    /// The number of classes, structures, enumerations and actors.
    let types: Int
    /// The number of protocols.
    let protocols: Int
  }

  /// The greatest number of types that one type of a role refers to.
  struct Collaboration: Equatable {
    let role: Role
    /// The most types with a role that one type refers to; a test of that type has to build or fake them.
    let parts: Int
  }

  let pattern: Pattern
  /// The counts in the source; nil if there is no source.
  let source: Source?
  /// The number of messages in each story, without wiring, in the order of the stories.
  let messages: [(story: Story.ID, count: Int)]
  /// The number of reads among the messages of all stories.
  let reads: Int
  /// The number of ordered pairs of roles, the first of which sent messages to the second in some story.
  let boundaries: Int
  /// The number of types of values that crossed these boundaries.
  let payloadTypes: Int
  /// The number of pairs of roles, the first of which keeps the second alive.
  let strongLinks: Int
  /// The number of pairs of roles, the first of which refers to the second without keeping it alive.
  let weakLinks: Int
  /// The collaborations of each role, in the order of the roles' names.
  let collaborations: [Collaboration]

  /// Counts in an observation of an app, and in its source.
  init(of observation: Observation) {
    pattern = observation.pattern
    let files = try? SourceFile.files(below: Package.sources(of: pattern)).filter { !Self.isBesideTheApp($0) }
    source = files.map(Source.init(counting:))
    let working = observation.traces.map { (story: $0.story, messages: $0.messages.withoutWiring) }
    messages = working.map { ($0.story, $0.messages.count) }
    reads = working.flatMap(\.messages).count { $0.kind == .read }
    let crossing = observation.messages.filter { $0.sender.role != $0.receiver.role }
    boundaries = Set(crossing.map(\.parties)).count
    payloadTypes = Set(crossing.flatMap(\.payload.types)).count
    let links = Dictionary(grouping: observation.references, by: \.isStrong).mapValues { references in
      Set(
        references.compactMap { reference in
          reference.ownerRole.flatMap { owner in reference.targetRole.map { [owner, $0] } }
        }
      ).count
    }
    strongLinks = links[true] ?? 0
    weakLinks = links[false] ?? 0
    collaborations = Self.collaborations(in: observation.references)
  }

  /// Returns true if a file belongs to an addition that only one of the patterns has: a library, a console.
  static func isBesideTheApp(_ file: SourceFile) -> Bool {
    file.stands(in: "Library") || file.stands(in: "Console")
  }

  private static func collaborations(in references: Set<Ownership.Reference>) -> [Collaboration] {
    let between = references.filter { $0.ownerRole != nil && $0.targetRole != nil }
    let byOwner = Dictionary(grouping: between, by: \.owner).mapValues { Set($0.map(\.target)).count }
    let roles = Dictionary(between.map { ($0.owner, $0.ownerRole) }) { first, _ in first }
    var most: [Role: Int] = [:]
    for (owner, count) in byOwner {
      guard case let role?? = roles[owner] else { continue }
      most[role] = max(most[role] ?? 0, count)
    }
    // Nobody tests these here: they are the framework's, or stand for what every app is given.
    for role: Role in [.view, .window, .application, .catalogue, .favourites] { most[role] = nil }
    return most.map { Collaboration(role: $0.key, parts: $0.value) }.sorted {
      $0.role.rawValue < $1.role.rawValue
    }
  }
}

extension Measures.Source {
  /// Counts in source files.
  init(counting files: [SourceFile]) {
    self.files = files.count
    lines = files.reduce(0) { $0 + $1.codeLines }
    types = files.flatMap(\.types).count(where: \.isConcrete)
    protocols = files.flatMap(\.types).count { $0.kind == .protocol }
  }
}

extension Payload {
  /// The types of the value and of its parts.
  fileprivate var types: Set<String> {
    guard self != .none else { return [] }
    return children.reduce(into: [type]) { $0.formUnion($1.types) }
  }
}
