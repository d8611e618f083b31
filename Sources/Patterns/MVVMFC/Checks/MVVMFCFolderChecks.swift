import Checks
import SourceModel
import Tracing

// The folders and the code in each.

extension Check {
  static let libraryIsGeneric: Check = Check("FC-03") { evidence, report in
    let app = MVVMFCApp(evidence.sources)
    let words = app.domainWords
    let isShown = report.examine(
      !app.files(in: "Library").isEmpty && !words.isEmpty,
      else: "No source file stands in Library, or none in a module.")
    guard isShown else { return }
    let declared = app.declaredNames
    for passage in app.code(outside: []) where passage.file.stands(in: "Library") {
      // FC-06 covers the app's types in Extensions.
      let others = passage.file.stands(in: "Library/Extensions") ? declared : []
      let named = passage.places(of: passage.names) { name in
        !others.contains(name) && name.wordsOfName.contains { words.contains($0.inSingular) }
      }
      let known = passage.places(
        of: passage.nodes.compactMap { node in node.addressOrKey.map { ($0, node.line) } }
          + passage.members.filter(\.holdsKey).map { ($0.name, $0.line) })
      for place in named + known {
        report("Library: \(place) is specific to this app; no other project could use it.")
      }
    }
  }

  static let helpersHaveTheirPlace: Check = Check("FC-06") { evidence, report in
    let app = MVVMFCApp(evidence.sources)
    // An app that leaves localisation and logging to other modules has no tools of its own.
    let extensions = report.examine(
      app.files(in: "Library/Extensions"), else: "No source file stands in Extensions.")
    if extensions.isEmpty { return }
    let declared = app.declaredNames
    for passage in app.code(outside: []) where passage.file.stands(in: "Library/Extensions") {
      for place in passage.uses(of: declared) {
        report("Extensions: \(place) is one of this app's types; an extension there is generic.")
      }
    }
    for file in extensions {
      for type in file.types where type.isConcrete && type.outer.isEmpty {
        report("Extensions: \(file.place(type.line)) (\(type.name)) is a type, not an extension.")
      }
    }
    for file in extensions {
      for function in file.members where function.kind == .function {
        report("Extensions: \(file.place(function.line)) (\(function.name)) is a function, not an extension.")
      }
    }
    let ownTools = Set(app.files(in: "Library/Tools").flatMap(\.types).map(\.name))
    for passage in app.code(outside: []) where !passage.file.stands(in: "Library/Tools") {
      for place in passage.places(of: passage.helpers, where: { !ownTools.contains($0) }) {
        report("Tools: \(place) localises, logs or diagnoses, but is not in Library/Tools.")
      }
    }
  }

  static let modulesAreWhole: Check = Check("FC-10") { evidence, report in
    let app = MVVMFCApp(evidence.sources)
    // The document's own exception.
    let modules = app.modules.filter { $0.name != "Alert" }
    for module in report.examine(modules, else: "No source file stands in a module other than Alert.") {
      let own = Set(module.files.flatMap(\.types).filter(\.isConcrete).compactMap(app.part))
      let parts: [Role] = [.viewModel, .viewController, .flowController, .factory]
      let missing = parts.filter { !own.contains($0) }.map(\.rawValue)
      if missing.isEmpty { continue }
      report("Module \(module.name): it has no \(missing.joined(separator: ", no ")).")
    }
  }
}

extension MVVMFCApp {
  /// The names of the types that the app declares outside of the library.
  fileprivate var declaredNames: Set<String> {
    ownTypes(of: files.filter { !$0.stands(in: "Library") })
  }

  /// The words for the app's subject, in the singular: from the names of its module and service folders, and of the
  /// types in modules and in Common, without the word for a type's role.
  fileprivate var domainWords: Set<String> {
    var names = files.compactMap { $0.module ?? $0.secondFolder(in: "Services") }.flatMap(\.wordsOfName)
    for file in files where file.module != nil || file.stands(in: "Common") {
      for type in file.types where type.isConcrete && type.outer.isEmpty {
        let words = type.name.wordsOfName
        switch part(of: type) {
        case nil: names += type.kind == .struct ? words.dropLast() : []
        default: names += words.prefix { !["view", "flow", "factory", "dependency"].contains($0) }
        }
      }
    }
    let views = Set(files.flatMap(\.mentions).map(\.name).filter { $0.hasPrefix("UI") })
    let interface = views.flatMap(\.wordsOfName).map(\.inSingular)
    return Set(names.map(\.inSingular)).subtracting(interface).subtracting(plainWords)
  }
}

/// Words that every app has.
private let plainWords: Set<String> = [
  "main", "screen", "detail", "list", "item", "home", "root", "search", "setting", "user", "default", "api",
  "common", "info", "login", "menu", "new", "tab", "data", "model", "row", "section", "state", "error",
]

extension Code.Node {
  /// The name of an address, or of a key to a service, that is written as a literal; nil for anything else.
  fileprivate var addressOrKey: String? {
    if expression.made == "URL", argument("string")?.isText == true { return "URL" }
    return isText ? destination.flatMap { $0.isSecret ? $0 : nil } : nil
  }

  /// True if it is a text literal.
  fileprivate var isText: Bool { self.kind == .literal && self.type?.core == "string" }
}

extension Member {
  /// True if a property holds a key to a service as a literal.
  fileprivate var holdsKey: Bool {
    kind == .property && name.isSecret && code.nodes.first?.isText == true
  }
}

extension Passage {
  /// The functions and types that localise, log or diagnose, used or declared.
  fileprivate var helpers: [(name: String, line: Int)] {
    let used = mentions.filter { helperTypes.contains($0.name) }
    let called = calls.filter { call in
      helperFunctions.contains(call.name) && [nil, "Swift"].contains(call.base)
        || call.name == "localizedString"
        || ["String", "AttributedString"].contains(call.name) && call.labels.contains("localized")
    }.map { ($0.name, $0.line) }
    let declared = type.map { type in
      let words = type.name.wordsOfName
      let isHelper =
        helperWords.contains(words.last ?? "") || ["localized", "localised", "debug"].contains(words.first)
      return type.isConcrete && isHelper ? [(type.name, type.line)] : []
    }
    return used + called + (declared ?? [])
  }
}

private let helperTypes: Set<String> = [
  "PropertyListSerialization", "LocalizedStringResource", "Logger", "OSLog", "OSSignposter", "OSLogStore",
  "NSLocalizedString",
]

private let helperFunctions: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log", "os_signpost"]

private let helperWords: Set<String> = [
  "log", "logger", "logging", "localizer", "localiser", "localization", "localisation", "diagnostics",
  "debugger",
]

extension String {
  /// A word without the ending of its plural: `country` for `countries`.
  fileprivate var inSingular: String {
    if hasSuffix("ies") { return dropLast(3) + "y" }
    return hasSuffix("s") && count > 3 ? String(dropLast()) : self
  }

  /// True if a name has the words for a key to a service.
  fileprivate var isSecret: Bool {
    let words = wordsOfName
    return words.contains("secret") || words.contains("token")
      || zip(words, words.dropFirst()).contains { $0 == ("api", "key") }
  }
}
