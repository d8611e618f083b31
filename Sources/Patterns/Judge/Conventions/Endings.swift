/// The endings by which a folder names the parts of a pattern, and which its conventions do not have yet.
struct Endings {
  /// An ending that is used for one role.
  struct Found: Equatable {
    let role: Role
    let ending: String
    /// The number of types whose names end in it.
    let count: Int
  }

  /// The endings, sorted by their roles, the most common first.
  let found: [Found]

  /// Names that are common for a role, besides those of the presets.
  private static let common: [Role: [String]] = [
    .factory: ["Factory", "Builder"],
    .flowController: ["FlowController", "Coordinator", "Router", "Navigator", "Flow"],
    .interactor: ["Interactor", "UseCase"],
    .presenter: ["Presenter", "EventHandler"],
    .router: ["Router", "Wireframe", "Navigator", "Coordinator", "Flow"],
    .service: ["Service", "Repository", "DataManager", "DataStore", "Gateway", "APIClient"],
    .viewModel: ["ViewModel", "VM"],
    .worker: ["Worker", "Service", "Provider"],
  ]

  /// Finds the endings in an app.
  ///
  /// The ending of a screen is the last word of its name; those of other roles are common ones. An ending counts if a
  /// type of another role begins like one that has it, or if it is a coordinator's.
  init(in app: App) {
    let roles = app.conventions.roles
    let types = app.files.flatMap(\.types).filter {
      [.class, .struct, .actor].contains($0.kind) && $0.outer.isEmpty
    }
    var uses: [Use] = []
    for name in Set(types.map(\.name)) {
      let known = roles.compactMap { role, matcher in matcher.suffix(of: name).map { (role, $0) } }
      var endings = known
      if known.isEmpty, app.isViewController(name) {
        endings = [(.viewController, name.lastWord)]
      } else if known.isEmpty {
        endings = roles.keys.flatMap { role in
          Self.common[role, default: []].filter(name.hasSuffix).map { (role, $0) }
        }
      }
      uses += endings.filter { $0.1 != name }.map {
        Use(role: $0, ending: $1, stem: String(name.dropLast($1.count)))
      }
    }
    let rolesOfStems = Dictionary(grouping: uses, by: \.stem).mapValues { Set($0.map(\.role)) }
    let new = uses.filter { roles[$0.role]?.suffixes.contains($0.ending) == false }
    let found = Dictionary(grouping: new) { "\($0.role.rawValue) \($0.ending)" }.values.filter { uses in
      uses[0].role == .flowController || uses.contains { rolesOfStems[$0.stem, default: []].count > 1 }
    }.map { Found(role: $0[0].role, ending: $0[0].ending, count: $0.count) }
    self.found = found.sorted { ($0.role, $1.count, $0.ending) < ($1.role, $0.count, $1.ending) }
  }

  /// A name as a role of the conventions would divide it.
  private struct Use {
    let role: Role
    let ending: String
    let stem: String
  }

  /// Returns conventions that have the endings as well.
  func added(to conventions: Conventions) -> Conventions {
    found.reduce(into: conventions) { $0.roles[$1.role]?.suffixes.append($1.ending) }
  }

  /// One sentence about the endings; nil if there are none.
  var sentence: String? {
    guard !found.isEmpty else { return nil }
    let list = found.map { "…\($0.ending) for \($0.role.plural) (\($0.count.of("type")))" }
    return "Added, because this folder names its types so: \(list.joined(separator: ", "))."
  }
}

extension String {
  /// The last word of a name in camel case: `VC` of `OrdersVC`, and `Page` of `OrdersPage`.
  fileprivate var lastWord: String {
    let capitals = reversed().prefix { $0.isUppercase }.count
    if capitals > 0 { return String(suffix(capitals)) }
    return lastIndex { $0.isUppercase }.map { String(self[$0...]) } ?? self
  }
}
