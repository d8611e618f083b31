/// One line of the table: a boundary that is observed.
struct Boundary {
  /// Something special about a boundary.
  enum Trait {
    /// Its methods are recorded as notifications.
    case notification
    /// A method that returns a value is recorded as a read of that value; its arguments are not recorded.
    case reads
    /// A method that returns an object behind another boundary creates that object.
    case creates
  }

  /// The protocols of the boundary: one, or the parts of a composition.
  let protocols: [String]
  /// The name of a static member of `Role`: the role that the receiver plays.
  let role: String
  /// True if references across the boundary are weak.
  let isWeak: Bool
  let traits: Set<Trait>

  static func strong(_ type: String, _ role: String, _ traits: Trait...) -> Boundary {
    Boundary(type, role, isWeak: false, traits)
  }

  static func weak(_ type: String, _ role: String, _ traits: Trait...) -> Boundary {
    Boundary(type, role, isWeak: true, traits)
  }

  private init(_ type: String, _ role: String, isWeak: Bool, _ traits: [Trait]) {
    protocols = type.split(separator: " & ").map { String($0) }
    self.role = role
    self.isWeak = isWeak
    self.traits = Set(traits)
  }

  /// The boundary as it is written in a type, without `any`.
  var type: String { protocols.joined(separator: " & ") }

  /// The class of the observers; a composition is named after its first protocol.
  var observer: String { "\(protocols[0])Observer" }
}

/// The boundaries of one module.
struct BoundaryTable {
  /// The name of the module, with which the file of the observers begins.
  let name: String
  /// The folder of the protocols in `Sources/Patterns`.
  let folder: String
  /// The folder of the observers in `Sources/Patterns`.
  let observersFolder: String
  /// Subfolders that belong to other modules.
  let otherModules: [String]
  /// The modules that every observer needs, besides the imports of the protocol's file.
  let imports: [String]
  let boundaries: [Boundary]
  /// The other protocols, each with the reason why it is not observed.
  let notObserved: [String: String]

  /// The folders of the module's protocols: of a pattern, its app and the further forms of one scene.
  var folders: [String] {
    [folder] + (folder == "\(name)/App" ? ["\(name)/Async", "\(name)/Observable"] : [])
  }

  init(
    _ name: String, in folder: String? = nil, observedIn observersFolder: String? = nil,
    otherModules: [String] = [], imports: [String] = ["Observing", "Tracing"],
    _ boundaries: [Boundary], notObserved: [String: String] = [:]
  ) {
    self.name = name
    self.folder = folder ?? "\(name)/App"
    self.observersFolder = observersFolder ?? name
    self.otherModules = otherModules
    self.imports = imports
    self.boundaries = boundaries
    self.notObserved = notObserved
  }
}
