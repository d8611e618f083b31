import Foundation
import Observing
import SourceModel
import Specification
import Toolchain
import Tracing

/// The roles whose objects create or hold each other in an app, as found in running objects, in traces, and in the
/// lines that create objects.
struct OwnershipMap {
  /// Properties by which objects of one role refer to objects of another.
  struct Link: Hashable {
    let owner: Role
    let target: Role
    let isStrong: Bool
    /// The properties' names, sorted.
    let fields: [String]
  }

  /// Messages by which one role was seen to make or connect another.
  struct Making: Hashable {
    let maker: Role
    let made: Role
    let kind: Message.Kind
  }

  /// A file of the source in which objects of a role are made by name.
  struct Site: Hashable {
    let role: Role
    /// The types that are made there, sorted.
    let types: [String]
    /// The path of the file in the pattern's folder.
    let file: String
  }

  let pattern: Pattern
  /// The links between roles, in the order of the owners' names; of each owner, the strong ones first.
  let links: [Link]
  /// The creations and connections that were observed, by role.
  let makings: [Making]
  /// The files in the source that create objects; nil if there is no source.
  let sites: [Site]?

  /// Creates the map from an observation of an app, and from its source.
  init(of observation: Observation) {
    pattern = observation.pattern
    links = Self.links(in: observation.references)
    makings = Set(
      observation.messages.filter { $0.kind == .creation || $0.kind == .connection }
        .map { Making(maker: $0.sender.role, made: $0.receiver.role, kind: $0.kind) }
    ).sorted {
      ($0.made.rawValue, $0.maker.rawValue, $0.kind.rawValue)
        < ($1.made.rawValue, $1.maker.rawValue, $1.kind.rawValue)
    }
    sites = (try? SourceFile.files(below: Package.sources(of: pattern))).map {
      Self.sites(of: observation.references, in: $0)
    }
  }

  /// Finds the links between roles in some references.
  static func links(in references: Set<Ownership.Reference>) -> [Link] {
    let known = references.compactMap { reference in
      reference.ownerRole.flatMap { owner in reference.targetRole.map { (owner, $0, reference) } }
    }
    let groups = Dictionary(grouping: known) { owner, target, reference in
      Link(owner: owner, target: target, isStrong: reference.isStrong, fields: [])
    }
    return groups.map { link, members in
      Link(
        owner: link.owner, target: link.target, isStrong: link.isStrong,
        fields: Set(members.map(\.2.field)).sorted())
    }
    .sorted {
      ($0.owner.rawValue, $0.isStrong ? 0 : 1, $0.target.rawValue)
        < ($1.owner.rawValue, $1.isStrong ? 0 : 1, $1.target.rawValue)
    }
  }

  /// The links, except those among views and among view controllers, which belong to the framework.
  var shownLinks: [Link] {
    links.filter { $0.owner != $0.target || ![.view, .viewController].contains($0.owner) }
  }

  /// Finds the files that call an initializer of a type whose objects were seen to have a role.
  private static func sites(of references: Set<Ownership.Reference>, in files: [SourceFile]) -> [Site] {
    var roles: [String: Role] = [:]
    for reference in references {
      if let role = reference.ownerRole { roles[reference.owner] = role }
      if let role = reference.targetRole { roles[reference.target] = role }
    }
    return files.flatMap { file in
      Dictionary(grouping: file.madeTypes.intersection(roles.keys)) { roles[$0] }.compactMap { role, types in
        role.map { Site(role: $0, types: types.sorted(), file: file.path) }
      }
    }
    .sorted { ($0.role.rawValue, $0.file) < ($1.role.rawValue, $1.file) }
  }
}

extension SourceFile {
  /// The types whose initializer the file calls or passes on.
  fileprivate var madeTypes: Set<String> {
    Set(
      allMembers.flatMap(\.code.expressions).compactMap { expression in
        expression.made ?? (expression.kind == .name && expression.name == "init" ? expression.owner : nil)
      })
  }
}
