import Checks
import Tracing

// What stands in which folder.

extension Check {
  static let libraryIsGeneric: Check = Check("FC-03") { evidence in
    let app = MVVMFCSource(evidence)
    let library = app.files(in: "Library")
    let words = app.domainWords
    guard !library.isEmpty, !words.isEmpty else {
      return [Violation.unshown("FC-03", "No source file stands in Library, or none in a module.")]
    }
    let declared = app.declaredNames
    return library.flatMap { file in
      let places = file.passage.places { index in
        let text = file.tokens[index].text
        // The app's types in Extensions are the matter of FC-06.
        if file.stands(in: "Library/Extensions"), declared.contains(text) { return false }
        return text.wordsOfName.contains { words.contains($0.inSingular) } || file.isAddressOrKey(index)
      }
      return places.map { place in
        Violation("FC-03", "Library: \(place) speaks of this app; no other project could use it.")
      }
    }
  }

  static let helpersHaveTheirPlace: Check = Check("FC-06") { evidence in
    let app = MVVMFCSource(evidence)
    let extensions = app.files(in: "Library/Extensions")
    let tools = app.files(in: "Library/Tools")
    // An app that leaves localization and logs to other modules has no tools of its own.
    guard !extensions.isEmpty else {
      return [Violation.unshown("FC-06", "No source file stands in Extensions.")]
    }
    let declared = app.declaredNames
    let named = extensions.flatMap { file in
      file.passage.places(of: declared).map { place in
        Violation("FC-06", "Extensions: \(place) is a type of this app's; an extension there is generic.")
      }
    }
    let types = extensions.flatMap { file in
      file.typeTexts.filter { $0.isConcrete && !$0.isNested }.map { type in
        Violation(
          "FC-06", "Extensions: \(file.place(type.range.lowerBound + 1)) is a type, and no extension.")
      }
    }
    let functions = extensions.flatMap { file in
      MemberText.all(in: 0..<file.tokens.count, of: file).filter { $0.keyword == "func" }.map { member in
        Violation(
          "FC-06", "Extensions: \(file.place(member.range.lowerBound)) is a function, and no extension.")
      }
    }
    let ownTools = Set(tools.flatMap(\.typeTexts).map(\.name))
    let helpers = app.files.filter { !$0.stands(in: "Library/Tools") }.flatMap { file in
      file.passage.places { file.helps($0) && !ownTools.contains(file.tokens[$0].text) }.map { place in
        Violation(
          "FC-06", "Tools: \(place) localises, logs or diagnoses, and does not stand in Library/Tools.")
      }
    }
    return named + types + functions + helpers
  }

  static let modulesAreWhole: Check = Check("FC-10") { evidence in
    let app = MVVMFCSource(evidence)
    // The document's own exception.
    let modules = app.modules.filter { $0.name != "Alert" }
    guard !modules.isEmpty else {
      return [Violation.unshown("FC-10", "No source file stands in a module other than Alert.")]
    }
    return modules.compactMap { module in
      let own = Set(module.files.flatMap(\.typeTexts).filter(\.isConcrete).compactMap(app.part))
      let parts: [Role] = [.viewModel, .viewController, .flowController, .factory]
      let missing = parts.filter { !own.contains($0) }.map(\.rawValue)
      guard !missing.isEmpty else { return nil }
      return Violation("FC-10", "Module \(module.name): it has no \(missing.joined(separator: ", no ")).")
    }
  }
}

extension MVVMFCSource {
  /// The names of the types that the app declares outside of the library.
  fileprivate var declaredNames: Set<String> {
    ownTypes(of: files.filter { !$0.stands(in: "Library") })
  }

  /// The words for what the app is about, in the singular: those of its folders of modules and services, and
  /// of its modules' types, without the word for what such a type is.
  fileprivate var domainWords: Set<String> {
    var names = files.compactMap { $0.module ?? $0.secondFolder(in: "Services") }.flatMap(\.wordsOfName)
    for file in files where file.module != nil || file.stands(in: "Common") {
      for type in file.typeTexts where type.isConcrete && !type.isNested {
        let words = type.name.wordsOfName
        switch part(of: type) {
        case nil: names += type.keyword == "struct" ? words.dropLast() : []
        default: names += words.prefix { !["view", "flow", "factory", "dependency"].contains($0) }
        }
      }
    }
    let interface = files.flatMap(\.tokens).map(\.text).filter { $0.hasPrefix("UI") }.flatMap(\.wordsOfName)
    return Set(names.map(\.inSingular)).subtracting(interface.map(\.inSingular)).subtracting(plainWords)
  }
}

/// Words that every app has.
private let plainWords: Set<String> = [
  "main", "screen", "detail", "list", "item", "home", "root", "search", "setting", "user", "default", "api",
  "common", "info", "login", "menu", "new", "tab", "data", "model", "row", "section", "state", "error",
]

extension SourceFile {
  /// Whether a token begins an address that is written out, or a key to a service.
  fileprivate func isAddressOrKey(_ index: Int) -> Bool {
    // A string literal is blank, so nothing is left between colon and bracket.
    if text(index) == "URL" {
      return text(index + 1) == "(" && text(index + 2) == "string" && text(index + 4) == ")"
    }
    guard secretNames(text(index)) else { return false }
    let equals = text(index + 1) == ":" ? index + 3 : index + 1
    return text(equals) == "=" && text(equals + 1) != "="
      && (equals + 1 == tokens.count || tokens[equals + 1].line > tokens[equals].line)
  }

  /// Whether a token is a function or a type that localises, logs or diagnoses, or declares one.
  fileprivate func helps(_ index: Int) -> Bool {
    let word = text(index)
    if helperTypes.contains(word) { return true }
    if helperFunctions.contains(word) {
      return isCalled(index) && (text(index - 1) != "." || text(index - 2) == "Swift")
    }
    if word == "localizedString" { return isCalled(index) }
    if word == "localized" {
      return ["String", "AttributedString"].contains(text(index - 2)) && text(index + 1) == ":"
    }
    guard ["class", "struct", "enum", "actor"].contains(text(index - 1)) else { return false }
    let words = word.wordsOfName
    return helperWords.contains(words.last ?? "")
      || ["localized", "localised", "debug"].contains(words.first)
  }
}

/// Whether a name speaks of a key to a service.
private let secretNames = Memo<String, Bool> { name in
  let words = name.wordsOfName.joined(separator: " ")
  return words.contains("api key") || words.contains("secret") || words.contains("token")
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
  /// A word without the ending of its plural: `countries` as `country`.
  fileprivate var inSingular: String {
    if hasSuffix("ies") { return dropLast(3) + "y" }
    return hasSuffix("s") && count > 3 ? String(dropLast()) : self
  }
}
