import Observing
import Playing
import SourceModel
import Specification
import Toolchain
import Tracing

/// The objects of an app that create or hold each other, as found in running objects, in traces, and in the lines that
/// create objects.
struct OwnershipMap {
  /// The objects of a class. All widgets count as one part, and so do the catalogue and the favourites, whatever their
  /// classes.
  struct Part: Hashable {
    let name: String
    let role: Role
  }

  /// Properties by which objects of one part refer to objects of another.
  struct Link: Hashable {
    let owner: Part
    let target: Part
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

  /// The stories for a chart of the first screen alone: the others are built alike, and would hide it.
  static let firstScreen: [Story] = [.listCountries]

  let pattern: Pattern
  /// The links, in the order of the owners' names; of each owner, the strong ones first.
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

  /// Finds the links between parts in some references, without those that belong to the framework: among widgets, from
  /// its own controllers to anything but other controllers, and weak ones to its controllers or among controllers.
  static func links(in references: Set<Ownership.Reference>) -> [Link] {
    let known = references.compactMap { reference in
      Part(reference.owner, reference.ownerRole).flatMap { owner in
        Part(reference.target, reference.targetRole).map { (owner, $0, reference) }
      }
    }
    let groups = Dictionary(grouping: known) { owner, target, reference in
      Link(owner: owner, target: target, isStrong: reference.isStrong, fields: [])
    }
    return groups.map { link, members in
      Link(
        owner: link.owner, target: link.target, isStrong: link.isStrong,
        fields: Set(members.map(\.2.field)).sorted())
    }
    .filter { link in
      let isToController = link.target.role == .viewController
      return link.owner != link.target && (link.isStrong || !link.target.isFrameworks)
        && (link.owner.role != .viewController
          || (isToController ? link.isStrong : !link.owner.isFrameworks))
    }
    .sorted {
      ($0.owner.name, $0.isStrong ? 0 : 1, $0.target.name)
        < ($1.owner.name, $1.isStrong ? 0 : 1, $1.target.name)
    }
  }

  /// The parts of a ring of strong links, the first one again at the end; nil if there is none, so that no object keeps
  /// itself alive by stored properties.
  var strongCycle: [Part]? {
    let targets = Dictionary(grouping: links.filter(\.isStrong), by: \.owner).mapValues { $0.map(\.target) }
    var finished: Set<Part> = []
    func ring(from part: Part, after path: [Part]) -> [Part]? {
      if let start = path.firstIndex(of: part) { return path[start...] + [part] }
      guard !finished.contains(part) else { return nil }
      for target in targets[part] ?? [] {
        if let ring = ring(from: target, after: path + [part]) { return ring }
      }
      finished.insert(part)
      return nil
    }
    return links.lazy.compactMap { ring(from: $0.owner, after: []) }.first
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

extension OwnershipMap.Part {
  /// Creates the part that objects of a type belong to; nil if they play no role.
  init?(_ type: String, _ role: Role?) {
    guard let role else { return nil }
    name = [.view, .catalogue, .favourites].contains(role) ? role.rawValue : type
    self.role = role
  }

  /// True if the objects are of a class of the framework.
  fileprivate var isFrameworks: Bool { name.hasPrefix("UI") }

  /// The name, with the role in parentheses unless the name tells it.
  var title: String {
    let tellsRole =
      isFrameworks || role == .application || name.hasSuffix(role.rawValue.replacing(" ", with: ""))
    return tellsRole ? name : "\(name) (\(role.rawValue))"
  }
}

extension OwnershipMap.Link {
  /// The link as a sentence.
  var sentence: String {
    let fields = fields.joined(separator: ", ")
    return isStrong
      ? "\(owner.title) keeps \(target.title) alive, in \(fields)."
      : "\(owner.title) refers to \(target.title) weakly, in \(fields)."
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
