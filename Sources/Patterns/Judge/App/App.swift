/// An app as its sources show it: the parts that play the pattern's roles, and the types and protocols around them.
struct App: Sendable {
  let conventions: Conventions
  let files: [SourceFile]
  /// The parts, by role and name.
  private(set) var parts: [Part] = []
  /// The names of the types that are named like a part but belong to no scene, sorted.
  let strays: [String]
  /// The parts of each scene, by role.
  private(set) var scenes: [String: [Role: [Part]]]

  /// The names of the parts that conform to a protocol, directly or through another protocol.
  private(set) var conformers: [String: Set<String>] = [:]

  private var partsByName: [String: [Part]] = [:]
  private let declarations: [String: [Part.Declaration]]
  private let aliases: [String: [String]]
  private let closureAliases: Set<String>
  private var conformingRoles: [String: Set<Role>] = [:]

  init(_ files: [SourceFile], by conventions: Conventions) {
    self.files = files
    self.conventions = conventions

    var declarations: [String: [Part.Declaration]] = [:]
    var aliases: [String: [String]] = [:]
    var closureAliases: Set<String> = []
    for file in files {
      for type in file.types { declarations[type.name, default: []].append(.init(file: file, type: type)) }
      for member in file.allMembers where member.kind == .typealias {
        aliases[member.name, default: []] += member.type?.components ?? []
        if member.type?.function != nil { closureAliases.insert(member.name) }
      }
    }
    self.declarations = declarations
    self.aliases = aliases
    self.closureAliases = closureAliases

    let candidates = Self.candidates(in: declarations, by: conventions)
    var scenes: [String: [Role: [Part]]] = [:]
    for part in candidates where Self.sceneRoles(of: conventions.pattern).contains(part.role) {
      scenes[part.scene, default: [:]][part.role, default: []].append(part)
    }
    let complete = scenes.filter { Self.isScene(Set($0.value.keys), of: conventions.pattern) }
    scenes = Self.withFlow(complete, among: candidates)
    let (members, strays) = candidates.reduce(into: ([Part](), [String]())) { lists, part in
      let needsScene = Self.boundRoles(of: conventions.pattern).contains(part.role)
      if !needsScene || scenes[part.scene] != nil {
        lists.0.append(part)
      } else if !part.isSwiftUIView, complete[part.scene] == nil {
        // A view is a part of a screen more often than a screen.
        lists.1.append(part.name)
      }
    }
    self.strays = strays.sorted()
    self.scenes = scenes
    take(members.sorted { ($0.role, $0.name) < ($1.role, $1.name) })
  }

  /// Creates an app that has only some scenes of another, and its parts of roles that make up no scene.
  private init(_ app: App, with scenes: [String: [Role: [Part]]]) {
    self = app
    let left = Set(app.scenes.keys).subtracting(scenes.keys)
    let roles = Self.sceneRoles(of: conventions.pattern)
    self.scenes = scenes
    take(app.parts.filter { !roles.contains($0.role) || !left.contains($0.scene) })
  }

  /// Takes parts, and finds them by their names and by the protocols to which they conform.
  private mutating func take(_ parts: [Part]) {
    self.parts = parts
    partsByName = Dictionary(grouping: parts, by: \.name)
    let conforming = Self.conformingParts(of: parts, among: declarations, aliases: aliases)
    conformingRoles = conforming.mapValues { Set($0.map(\.role)) }
    conformers = conforming.mapValues { Set($0.map(\.name)) }
  }

  /// The number of scenes whose screen is a view of SwiftUI.
  var swiftUISceneCount: Int { scenes.values.count(where: Self.isInSwiftUI) }

  /// The same app without the scenes whose screen is a view of SwiftUI.
  var withoutSwiftUI: App { App(self, with: scenes.filter { !Self.isInSwiftUI($0.value) }) }

  private static func isInSwiftUI(_ scene: [Role: [Part]]) -> Bool {
    let screens = scene[.viewController] ?? []
    return !screens.isEmpty && screens.allSatisfy(\.isSwiftUIView)
  }

  // MARK: Parts

  func parts(_ roles: Role...) -> [Part] { parts.filter { roles.contains($0.role) } }

  func part(named name: String) -> Part? { partsByName[name]?.first }

  /// Returns the part with a name that is in the same target as another part, else any part with the name.
  func part(named name: String, near part: Part) -> Part? {
    guard let parts = partsByName[name] else { return nil }
    let place = part.declaration.file.target
    return parts.first { $0.declaration.file.target == place } ?? parts.first
  }

  /// Returns the parts that play a role in the scene of another part; more than one only if the role has several
  /// suffixes.
  func neighbours(_ role: Role, of part: Part) -> [Part] { scenes[part.scene]?[role] ?? [] }

  /// Returns the declarations of a type; a nested type is found by its own name, without the name of the outer type.
  func declarations(of name: String) -> [Part.Declaration] { declarations[name] ?? [] }

  /// Returns the roles of the types that conform to a protocol, directly or through another protocol.
  func roles(conformingTo name: String) -> Set<Role> { conformingRoles[name] ?? [] }

  /// Returns the names that an alias stands for, through other aliases too; the name itself if it is not an alias.
  func resolved(_ name: String) -> [String] { Self.resolved(name, by: aliases) }

  /// Returns the names that an alias stands for in a part, whose own aliases come first.
  func resolved(_ name: String, in part: Part) -> [String] {
    part.aliases[name].map { $0.flatMap(resolved) } ?? resolved(name)
  }

  /// Returns true if a name is an alias of a function's type.
  func isClosureAlias(_ name: String) -> Bool { closureAliases.contains(name) }

  /// Returns the declarations that a name refers to inside a type: those nested in the type or in a type around it;
  /// otherwise top-level ones in the same top folder; otherwise all top-level ones.
  func declarations(of name: String, seenFrom place: Part.Declaration) -> [Part.Declaration] {
    let all = declarations(of: name).filter { $0.type.kind != .extension }
    let around = place.type.outer + [place.type.name]
    let nested = all.filter { !$0.type.outer.isEmpty && around.starts(with: $0.type.outer) }
    guard nested.isEmpty else { return nested }
    let own = all.filter { $0.type.outer.isEmpty }
    let near = own.filter { $0.file.folder.topFolder == place.file.folder.topFolder }
    return near.isEmpty ? own : near
  }

  /// Returns true if a class is in the list of the view layer, or inherits from one that is.
  func isViewClass(_ name: String) -> Bool {
    var name = name
    for _ in 0..<8 {
      if Framework.isViewLayer(name) { return true }
      let kinds = declarations(of: name).map(\.type)
      guard let type = kinds.first(where: { $0.kind == .class }), let superclass = type.inherited.first else {
        return false
      }
      name = superclass.components.first ?? ""
    }
    return false
  }

  /// Returns true if a class inherits from a view controller, directly or through other classes of the app.
  func isViewController(_ name: String) -> Bool {
    isViewClass(name)
      && (name.hasSuffix("Controller") || Self.isController(declarations(of: name), of: declarations))
  }

  /// Returns true if a type draws: a class of the view layer, or a structure that SwiftUI draws.
  func isView(_ name: String) -> Bool { isViewClass(name) || draws(name) }

  /// Returns true if a name is that of a view of SwiftUI, or of a structure of the app that SwiftUI draws.
  ///
  /// - Parameter file: The file in which the name is used.
  func isSwiftUIView(_ name: String, in file: SourceFile) -> Bool {
    if !declarations(of: name).isEmpty { return draws(name) }
    return Framework.swiftUIViews.contains(name) && file.imports.contains { $0.module == "SwiftUI" }
  }

  private func draws(_ name: String) -> Bool { Self.isDrawn(declarations(of: name), of: declarations) }

  /// Returns the kind of the type that the app declares under a name; nil if there is no such type, or if there are
  /// several of different kinds. Extensions do not count.
  func kind(of name: String) -> TypeDeclaration.Kind? {
    let kinds = Set(declarations(of: name).map(\.type.kind)).subtracting([.extension])
    return kinds.count == 1 ? kinds.first : nil
  }

  /// Returns the classes and protocols that a part inherits from, directly or through others that the app declares.
  func ancestors(of part: Part) -> Set<String> {
    Set(part.declarations.supertypes.flatMap(resolved)).reaching {
      declarations(of: $0).supertypes.flatMap(resolved)
    }
  }

  /// True if a type of the app is named like a flow controller, with a scene or without.
  var hasFlowControllers: Bool {
    !parts(.flowController).isEmpty
      || declarations.keys.contains { name in conventions.roles[.flowController]?.suffix(of: name) != nil }
  }

  /// The number of top-level classes, structures, enumerations and actors.
  var typeCount: Int {
    declarations.values.reduce(0) { sum, places in
      sum + places.count { $0.type.outer.isEmpty && $0.type.isConcrete }
    }
  }

  /// True if some roles of the pattern count only in a scene.
  var needsScenes: Bool { !Self.boundRoles(of: conventions.pattern).isEmpty }

  /// Explains why nothing in the app can be judged, in one or two sentences.
  ///
  /// - Parameter origin: The origin of the conventions, a noun phrase.
  func noPartsFound(by origin: String) -> String {
    let pattern = conventions.pattern
    let named = (parts.map(\.name) + strays).sorted()
    // The parts of a scene and examples of their names; nil if the pattern's roles count without a scene.
    let scene: (String, String)? =
      switch pattern {
      case .cleanSwift: ("an interactor and a presenter", "OrdersInteractor and OrdersPresenter")
      case .viper: ("a presenter and an interactor or router", "OrdersPresenter and OrdersInteractor")
      case .mvvmFC:
        ("a view controller and a view model or factory", "OrdersViewController and OrdersViewModel")
      case .swiftIO, .mvc: nil
      }
    guard let first = named.first, let (needed, example) = scene else {
      return "No type in \(files.count.of("file")) plays a role of \(pattern.title) according to \(origin)."
    }
    return "No scene of \(pattern.title) was found according to \(origin), "
      + "only single parts, such as \(first). A scene needs \(needed) whose names begin alike, for example \(example)."
  }

  // MARK: Finding parts and scenes

  private static func candidates(
    in declarations: [String: [Part.Declaration]], by conventions: Conventions
  ) -> [Part] {
    // Types of one name in two places are two parts, and so their scenes are apart.
    var found: [(name: String, role: Role, stem: String, declarations: [Part.Declaration])] = []
    var doubled: [String: Set<String>] = [:]
    let models = [Role.viewModel, .presenter].compactMap { conventions.roles[$0] }
    let stems = Set(
      declarations.keys.compactMap { name in
        models.compactMap { $0.suffix(of: name) }.first.map { String(name.dropLast($0.count)) }
      })
    for name in declarations.keys.sorted() {
      // Only a top-level type can play a role.
      let all = declarations[name, default: []].filter { $0.type.outer.isEmpty }
      let places = Self.places(apart: all.filter(\.type.isConcrete).map(\.file))
      for place in places.sorted() {
        var own = places.count > 1 ? all.filter { $0.file.folder.place(among: places) == place } : all
        guard let first = own.firstIndex(where: { $0.type.isConcrete }) else { continue }
        let isDrawn = isDrawn(own, of: declarations)
        let isScreen = isDrawn || isController(own, of: declarations)
        // A view may have the bare name of its screen: `Orders` beside `OrdersViewModel`.
        let bare: (Role, String)? = isDrawn && stems.contains(name) ? (.viewController, name) : nil
        guard let (role, stem) = bare ?? role(of: own, named: name, isScreen: isScreen, by: conventions)
        else { continue }
        own.insert(own.remove(at: first), at: 0)
        found.append((name, role, stem, own))
        if places.count > 1 { doubled[stem, default: []].formUnion(places) }
      }
    }
    return found.map { name, role, stem, declarations in
      let file = declarations[0].file
      let scene = doubled[stem].map { "\(stem) \(file.folder.place(among: $0) ?? file.target)" } ?? stem
      return Part(name: name, role: role, stem: stem, scene: scene, declarations: declarations)
    }
  }

  /// Returns the folders that keep files apart which declare types of one name: their targets, and for several files of
  /// a target the folders by which they differ. Files in one folder are not kept apart.
  private static func places(apart files: [SourceFile]) -> Set<String> {
    Set(
      Dictionary(grouping: files, by: \.target).flatMap { target, files in
        let folders = Set(files.map { $0.folder.split(separator: "/").map(String.init) })
        guard folders.count > 1, var common = folders.first else { return [target] }
        for folder in folders { common = zip(common, folder).prefix { $0 == $1 }.map(\.0) }
        return folders.map { $0.prefix(common.count + 1).joined(separator: "/") }
      })
  }

  private static func role(
    of declarations: [Part.Declaration], named name: String, isScreen: Bool, by conventions: Conventions
  ) -> (Role, stem: String)? {
    let bare = name.withoutMarkOfImplementation
    let named = conventions.roles.compactMap { role, matcher -> (role: Role, suffix: String)? in
      guard let suffix = matcher.suffix(of: bare) else { return nil }
      // Where these endings stand beside `ViewController`, they are not the app's own choice.
      let isByName =
        role != .viewController || !["View", "Screen"].contains(suffix)
        || !matcher.suffixes.contains("ViewController")
      return isByName || isScreen ? (role, suffix) : nil
    }
    if let best = named.max(by: { ($0.suffix.count, $1.role) < ($1.suffix.count, $0.role) }) {
      let stem = bare.dropLast(best.suffix.count)
      return (best.role, String(stem.hasSuffix("Module") ? stem.dropLast("Module".count) : stem))
    }
    let supertypes = Set(declarations.flatMap { $0.type.inheritedNames })
    let folders = Set(declarations[0].file.folder.split(separator: "/").map(String.init))
    let kinds = Set(declarations.map(\.type.kind))
    let fitting = conventions.roles.keys.sorted().first { role in
      guard let matcher = conventions.roles[role] else { return false }
      // A folder of entities also has the kinds and errors that go with them.
      let isOther =
        role == .entity
        && (kinds.contains(.enum) || !supertypes.isDisjoint(with: ["Error", "LocalizedError"]))
      return !supertypes.isDisjoint(with: matcher.supertypes)
        || !isOther && !folders.isDisjoint(with: matcher.folders)
    }
    return fitting.map { ($0, name) }
  }

  /// Returns true if SwiftUI draws a type. A protocol that the app declares is none of SwiftUI's.
  private static func isDrawn(
    _ type: [Part.Declaration], of app: [String: [Part.Declaration]]
  ) -> Bool {
    type.contains { $0.type.kind == .struct }
      && type.supertypes.contains { Framework.drawing.contains($0) && app[$0] == nil }
  }

  /// Returns true if a class inherits from a view controller, directly or through other classes of the app.
  private static func isController(
    _ type: [Part.Declaration], of app: [String: [Part.Declaration]]
  ) -> Bool {
    Set(type.supertypes).reaching { app[$0, default: []].filter { $0.type.kind == .class }.supertypes }
      .contains {
        $0.hasSuffix("ViewController") || $0.hasPrefix("UI") && $0.hasSuffix("Controller")
      }
  }

  /// Returns the roles that count only in a scene: a type outside a scene may have the same ending by chance.
  ///
  /// A VIPER interactor counts without a scene, because it belongs to a use case, not to a module.
  private static func boundRoles(of pattern: Pattern) -> Set<Role> {
    switch pattern {
    case .cleanSwift, .mvvmFC: sceneRoles(of: pattern)
    case .viper: sceneRoles(of: pattern).subtracting([.interactor])
    case .swiftIO, .mvc: []
    }
  }

  /// Returns the roles that make up a scene.
  private static func sceneRoles(of pattern: Pattern) -> Set<Role> {
    switch pattern {
    case .cleanSwift, .viper: [.viewController, .interactor, .presenter, .router]
    case .mvvmFC: [.viewController, .viewModel, .factory]
    case .swiftIO: [.viewController, .interactor, .viewModel]
    case .mvc: []
    }
  }

  private static func isScene(_ roles: Set<Role>, of pattern: Pattern) -> Bool {
    switch pattern {
    case .cleanSwift: roles.isSuperset(of: [.interactor, .presenter])
    case .viper: roles.contains(.presenter) && !roles.isDisjoint(with: [.interactor, .router])
    case .mvvmFC: roles.contains(.viewController) && !roles.isDisjoint(with: [.viewModel, .factory])
    case .swiftIO: roles.contains(.viewController) && roles.contains(.interactor)
    case .mvc: false
    }
  }

  /// Returns the scenes without those versions of a screen that have no flow controller in their target, although
  /// another version has: a folder can have one app in several patterns.
  private static func withFlow(
    _ scenes: [String: [Role: [Part]]], among parts: [Part]
  ) -> [String: [Role: [Part]]] {
    let targets = Set(parts.filter { $0.role == .flowController }.map(\.declaration.file.target))
    guard !targets.isEmpty else { return scenes }
    func hasFlow(_ scene: [Role: [Part]]) -> Bool {
      scene.values.flatMap(\.self).contains { targets.contains($0.declaration.file.target) }
    }
    let versions = Dictionary(grouping: scenes.values) { $0.values.first?.first?.stem ?? "" }
    return scenes.filter { _, scene in
      let others = versions[scene.values.first?.first?.stem ?? ""] ?? []
      return others.count < 2 || hasFlow(scene) || !others.contains(where: hasFlow)
    }
  }

  private static func conformingParts(
    of parts: [Part], among declarations: [String: [Part.Declaration]], aliases: [String: [String]]
  ) -> [String: [Part]] {
    func protocols(_ name: String) -> [Part.Declaration] {
      declarations[name, default: []].filter { $0.type.kind == .protocol }
    }
    var conforming: [String: [Part]] = [:]
    for part in parts {
      let names = Set(part.declarations.supertypes).reaching {
        aliases[$0, default: []] + protocols($0).supertypes
      }
      for name in names where !protocols(name).isEmpty { conforming[name, default: []].append(part) }
    }
    return conforming
  }

  private static func resolved(_ name: String, by aliases: [String: [String]], depth: Int = 0) -> [String] {
    guard depth < 8, let names = aliases[name], !names.contains(name) else { return [name] }
    return names.flatMap { resolved($0, by: aliases, depth: depth + 1) }
  }
}

extension String {
  fileprivate var topFolder: Substring { prefix { $0 != "/" } }

  /// Returns the innermost of some folders that contains the folder.
  fileprivate func place(among folders: Set<String>) -> String? {
    folders.filter { self == $0 || hasPrefix("\($0)/") || $0.isEmpty }.max { $0.count < $1.count }
  }

  /// The name without a prefix or suffix that says that the type implements a protocol: `Orders` for `OrdersImpl`.
  fileprivate var withoutMarkOfImplementation: String {
    var name = self[...]
    for suffix in ["Implementation", "Impl", "Imp"] where name.hasSuffix(suffix) && name.count > suffix.count
    {
      name = name.dropLast(suffix.count)
      break
    }
    if name.hasPrefix("Default"), name.dropFirst("Default".count).first?.isUppercase == true {
      name = name.dropFirst("Default".count)
    }
    return String(name)
  }
}

extension SourceFile {
  /// The folder of the target that the file is in: below `Sources`, or the top folder.
  var target: String {
    let names = folder.split(separator: "/")
    let sources = names.lastIndex { $0 == "Sources" }
    let count = sources.map { $0 + 2 } ?? 1
    return names.prefix(count).joined(separator: "/")
  }
}

extension TypeName {
  /// The types that a composition joins, or the one type, without generic arguments: `A` and `B` for `(any A & B)?`.
  ///
  /// Empty for a function, a collection or a tuple.
  var components: [String] {
    guard function == nil, !core.contains("->"), !core.hasPrefix("[") else { return [] }
    let bare = core.prefix { $0 != "<" }.filter { !"()? !".contains($0) }
    guard !bare.contains(",") else { return [] }
    return bare.split(separator: "&").map { part in
      let name = part.split(separator: ".").last.map(String.init) ?? ""
      return name.hasPrefix("any") && name.dropFirst(3).first?.isUppercase == true
        ? String(name.dropFirst(3)) : name
    }
  }
}
