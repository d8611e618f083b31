import Checks

extension Check {
  static let componentsKnowAbstractions: Check = Check("VIP-03") { evidence in
    let components = evidence.sources.filter { $0.component != nil }
    guard !components.isEmpty else {
      return [
        Violation.unshown("VIP-03", "No source file declares a View Controller, Interactor or Presenter.")
      ]
    }
    let aliases = evidence.classAliases
    return components.flatMap { file -> [Violation] in
      guard let own = file.component else { return [] }
      // A class of the same part is the matter of VIP-34.
      return file.classes(namedBy: aliases).filter { !$0.type.hasSuffix(own.suffix) }.map { name in
        Violation("VIP-03", "\(own.role): \(file.name) names \(name); a neighbour is known by its protocol.")
      }
    }
  }

  static let onlyConfiguratorKnowsClasses: Check = Check("VIP-34") { evidence in
    let configurators = evidence.sources.filter { !$0.classes(endingIn: "Configurator").isEmpty }
    let aliases = evidence.classAliases
    guard configurators.contains(where: { $0.classes(namedBy: aliases).count >= 3 }) else {
      return [
        Violation.unshown(
          "VIP-34", "No Configurator names the classes of its View Controller, Interactor and Presenter.")
      ]
    }
    let others = evidence.sources.filter { $0.classes(endingIn: "Configurator").isEmpty }
    return others.flatMap { file in
      file.classes(namedBy: aliases).filter { !file.mayName($0) }.map { name in
        Violation(
          "VIP-34", "Configurator: \(file.name) names \(name), which only the scene's Configurator knows.")
      }
    }
  }

  static let configuratorConnects: Check = Check("VIP-31") { evidence in
    let configurators = evidence.sources.filter { !$0.classes(endingIn: "Configurator").isEmpty }
    guard configurators.contains(where: { !$0.connections.isEmpty }) else {
      return [Violation.unshown("VIP-31", "No Configurator connects anything.")]
    }
    return evidence.sources.filter { $0.classes(endingIn: "Configurator").isEmpty }.flatMap { file in
      file.connections.map { place in
        Violation(
          "VIP-31",
          "Configurator → \(file.connectedRole): \(file.name), \(place), connects a part of a scene; the scene's "
            + "Configurator connects them all.")
      }
    }
  }

  static let configuratorIsShared: Check = Check("VIP-32") { evidence in
    let files = evidence.sources.filter { !$0.classes(endingIn: "Configurator").isEmpty }
    guard !files.isEmpty else {
      return [Violation.unshown("VIP-32", "No source file declares a Configurator.")]
    }
    let unshared = files.filter { !$0.contains(sharedInstance) }.map { file in
      Violation("VIP-32", "Configurator: \(file.name) has no shared instance.")
    }
    let stateful = files.flatMap { file in
      file.typeTexts.filter { $0.isConcrete && $0.name.hasSuffix("Configurator") }
        .flatMap { MemberText.all(in: $0.body, of: file) }
        .filter { ["var", "let"].contains($0.keyword) && $0.name != "shared" }
        .map { member in
          Violation(
            "VIP-32",
            "Configurator: \(file.place(member.range.lowerBound)) keeps '\(member.name)'; a Configurator keeps nothing."
          )
        }
    }
    let further = evidence.sources.flatMap { file in
      file.words(configuratorMade)
        .filter { place in
          !file.classes(endingIn: "Configurator").contains {
            place.contains("(\($0)(") || place.contains("(\($0).init(")
          }
        }
        .map { place in
          Violation("VIP-32", "Configurator: \(file.name), \(place), makes another instance.")
        }
    }
    return unshared + stateful + further
  }

  static let logicLivesInInteractor: Check = Check("VIP-41") { evidence in
    let suffixes = ["ViewController", "Presenter", "Router"]
    let files = evidence.sources.filter { file in
      suffixes.contains { !file.classes(endingIn: $0).isEmpty }
    }
    guard !files.isEmpty else {
      return [Violation.unshown("VIP-41", "No source file declares a View Controller, Presenter or Router.")]
    }
    let words = [
      ".sorted", ".sort {", ".sort(by", ".sort()", ".filter", ".reduce(", ".min(", ".max(", ".removeAll",
      ".matches(", ".prefix(", ".suffix(", ".dropFirst", ".dropLast", ".reversed(",
    ]
    return files.flatMap { file in
      (file.places(of: words) + file.conditionalChoices).map { place in
        Violation("VIP-41", "Interactor: \(file.name), \(place), decides what the Interactor has to decide.")
      }
    }
  }

  static let modelsStandInModelsFile: Check = Check("VIP-58") { evidence in
    let files = evidence.sources.filter { !$0.models.isEmpty }
    guard !files.isEmpty else {
      return [Violation.unshown("VIP-58", "No source file declares a Request, a Response or a ViewModel.")]
    }
    return files.flatMap { file in
      file.models.filter { !file.isModelsFile(of: $0.scene) }.map { model in
        Violation(
          "VIP-58",
          "View Controller, Interactor, Presenter: \(file.name) declares a model of \(model.scene) (\(model.name)); "
            + "a scene's models are declared in its Models file.")
      }
    }
  }
}

/// The name of a class in a file that does not declare it.
private struct ClassName: CustomStringConvertible {
  /// The name as it is written.
  let text: String
  /// The class that it stands for.
  let type: String

  var description: String { text == type ? text : "\(text), which is \(type)" }
}

extension Evidence {
  /// What other names the program has for classes of its scenes' parts, and which they stand for.
  fileprivate var classAliases: [String: String] {
    let aliases = sources.flatMap { file in
      file.matches(of: classAlias)
    }
    return Dictionary(aliases.map { (String($0.1), String($0.2)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension SourceFile {
  /// The component of a cycle that the file declares, or nil.
  fileprivate var component: (suffix: String, role: String)? {
    let components = [
      ("ViewController", "View Controller"), ("Interactor", "Interactor"), ("Presenter", "Presenter"),
    ]
    return components.first { !classes(endingIn: $0.0).isEmpty }
  }

  /// The names in the file of what look like classes of a scene's parts, its own classes and those that they
  /// inherit from apart, sorted.
  fileprivate func classes(namedBy aliases: [String: String]) -> [ClassName] {
    let own = Set(classes + typeTexts.flatMap(\.inherited))
    let parts = ["ViewController", "Interactor", "Presenter", "Router"]
    return Set(tokens.map(\.text)).map { ClassName(text: $0, type: aliases[$0] ?? $0) }
      .filter { name in
        name.type.first?.isUppercase == true && !name.type.hasPrefix("UI") && !own.contains(name.type)
          && parts.contains { name.type.hasSuffix($0) && name.type != $0 }
      }.sorted { $0.text < $1.text }
  }

  /// Whether the file may name a class: a storyboard and whoever starts the app name view controllers, a router
  /// those that it leads to. What stands in a component's file is the matter of VIP-03, or of VIP-25 where a view
  /// controller makes another.
  fileprivate func mayName(_ name: ClassName) -> Bool {
    if let component {
      let isMade = component.suffix == "ViewController" && code.contains("\(name.text)(")
      return isMade || !name.type.hasSuffix(component.suffix)
    }
    guard name.type.hasSuffix("ViewController") else { return false }
    if let router = classes(endingIn: "Router").first {
      return name.type.dropLast("ViewController".count) != router.dropLast("Router".count)
    }
    return code.contains("Storyboard") || code.contains("UIWindow")
  }

  /// Where a part of a scene is given a neighbour: by an assignment, or by the default value of a property.
  fileprivate var connections: [String] {
    words(assignment) { match in
      let isProperty = match.1 == "var" && match.2 != nil
      return match.1 == nil && match.2 == nil || isProperty
    }
  }

  /// The role of the parts that the file connects, by its classes.
  fileprivate var connectedRole: String {
    let roles = [("Router", "Router"), ("Interactor", "Interactor"), ("Presenter", "Presenter")]
    return roles.first { !classes(endingIn: $0.0).isEmpty }?.1 ?? "View Controller"
  }

  /// Where elements are chosen by a condition that a transformation or a loop holds.
  fileprivate var conditionalChoices: [String] {
    words(conditionalMap) + words(conditionalLoop)
  }

  /// Whether the file is called for a namespace of models, with or without its verb: `CountriesModels.swift` for
  /// `ListCountries`.
  fileprivate func isModelsFile(of namespace: String) -> Bool {
    let scene = namespace.dropFirst().drop { $0.isLowercase }
    return [namespace, String(scene)].contains { !$0.isEmpty && name.hasSuffix("\($0)Models.swift") }
  }

  /// The first model that the file declares of each scene, which is the type around it.
  fileprivate var models: [(scene: String, name: String)] {
    let types = matches(of: typeInLine)
    let models = matches(of: model).map { match in
      let scene = types.last { $0.range.upperBound <= match.range.lowerBound }
      return (scene: scene.map { String($0.1) } ?? "", name: String(match.text))
    }
    return Dictionary(grouping: models, by: \.scene).compactMap(\.value.first)
      .sorted { $0.scene < $1.scene }
  }
}

private let sharedInstance = SourcePattern(#/static let shared\b/#)
private let configuratorMade = SourcePattern(#/\b\w+Configurator(?:\.init)?\(/#)
private let classAlias = SourcePattern(
  #/\btypealias (\w+) = (\w+(?:ViewController|Interactor|Presenter|Router))\b/#)
private let conditionalMap = SourcePattern(#/\.compactMap *\{[^}]*(?: \? |\b(?:if|guard|switch)\b)/#)
private let conditionalLoop = SourcePattern(#/\bfor\b[^{\n]*\bwhere\b/#)
private let model = SourcePattern(#/\b(?:struct|enum|class) (?:Request|Response|ViewModel)\b/#)
private let typeInLine = SourcePattern(#/(?m)^(?:[a-z]+ )*(?:enum|struct|class|extension) (\w+)/#)
private let assignment = SourcePattern(
  #/(?:\b(let|var) )?(?:\w+[?!]?\.)*\b(?:output|router|viewController|dataStore)(: *[^={\n]+)? *=(?!=)/#)
