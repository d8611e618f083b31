import Checks
import SourceModel

// Models are judged both as they were sent and as they are declared, since not every case occurs in a story.

extension Check {
  static let modelsAreNotTheDomain: Check = Check("VIP-05") { evidence, report in
    report.models(in: evidence) { model in
      model.parts.filter { model.isDomain($0) && !model.isInsideDomain($0) }.map {
        "carries \($0), a type of the application's own data"
      }
    }
  }

  static let modelsHoldPrimitives: Check = Check("VIP-07") { evidence, report in
    report.models(in: evidence) { model in
      model.parts.filter { model.isForeign($0) && model.wrapper(of: $0) == nil }.map {
        $0.path.isEmpty ? "is an object, not a value" : "carries \($0)"
      }
    }
  }

  static let wrappersHoldPrimitives: Check = Check("VIP-08") { evidence, report in
    let isShown = report.examine(
      evidence.sentModels.contains { !$0.wrappers.isEmpty },
      else: "No model was seen to wrap primitives in a type of its own.")
    guard isShown else { return }
    report.models(in: evidence) { model in
      model.parts.filter(model.isForeign).compactMap { part in
        model.wrapper(of: part).map { "carries \(part), inside \($0.type)" }
      }
    }
  }

  static let requestHoldsInput: Check = Check("VIP-12") { evidence, report in
    let (requests, others) = (evidence.sentModels + evidence.declaredModels).divided { $0.part == "Request" }
    guard report.examine(!requests.isEmpty, else: "No request was seen.") else { return }
    let results = Set(others.flatMap(\.wrappers).map(\.type))
    report.models(in: evidence) { model in
      guard model.part == "Request" else { return [] }
      return model.wrappers.filter { results.contains($0.type) }.map {
        "carries \($0), which is a result and not what the user entered or chose"
      }
    }
  }

  static let viewModelIsReady: Check = Check("VIP-15") { evidence, report in
    let isShown = evidence.sentModels.contains { $0.part == "ViewModel" }
    guard report.examine(isShown, else: "No view model was seen.") else { return }
    // Without the sources it is unknown which numbers are the indices of rows.
    let indices = evidence.sources.isEmpty ? nil : evidence.indices
    report.models(in: evidence) { model in
      guard model.part == "ViewModel" else { return [] }
      return model.parts.filter { part in
        !part.isReady(indices) && !model.isDomainType(part) && !model.isInsideLibrary(part)
      }.map { "carries \($0), which is not ready to be shown" }
    }
  }

  static let modelsMayBeEmpty: Check = Check("VIP-17") { evidence, report in
    let isShown = evidence.sentModels.contains { $0.parts.allSatisfy { $0.path.isEmpty } }
    guard report.examine(isShown, else: "No empty model was seen.") else { return }
    for model in evidence.sources.flatMap(\.models) where evidence.isIgnored(model) {
      let fields = model.storedFields.map { "'\($0)'" }.joined(separator: ", ")
      report(
        "\(model.boundary): \(model.path) has \(fields), which its receiver never reads; a model with nothing to carry "
          + "is empty.")
    }
  }
}

extension Report<Violation> {
  /// Reports the faults of each model.
  fileprivate mutating func models(in evidence: Evidence, faults: (BoundaryModel) -> [String]) {
    let sent = examine(
      evidence.sentModels, else: "No request, response or view model was seen to cross a boundary.")
    if sent.isEmpty { return }
    for model in (sent + evidence.declaredModels).sorted(by: { $0.name < $1.name }) {
      self(each: faults(model).sorted().map { "\(model.boundary): \(model.name) \($0)." })
    }
  }
}

extension Evidence {
  /// The requests, responses and view models that crossed boundaries.
  fileprivate var sentModels: [BoundaryModel] {
    let domain = Domain(of: sources)
    return models.map { BoundaryModel(name: $0.name, parts: $0.parts, domain: domain) }.filter(\.isKnown)
  }

  /// The declared requests, responses and view models, with the values that they can hold.
  fileprivate var declaredModels: [BoundaryModel] {
    let reader = DeclaredParts(types: sources.flatMap(\.types), domain: Domain(of: sources))
    return sources.flatMap(\.models).map { model in
      var reader = reader
      reader.add(model, at: "")
      return BoundaryModel(name: model.path, parts: reader.parts, domain: reader.domain)
    }
  }

  /// Returns true if a part receives a model that has fields, and reads none of them.
  fileprivate func isIgnored(_ model: TypeDeclaration) -> Bool {
    let fields = Set(model.storedFields)
    guard !fields.isEmpty, let receiver = Component.receiver(of: model.name) else { return false }
    let readers = sources.flatMap { $0.members(of: receiver) }
    let isReceived = readers.contains { reader in
      reader.parameters.contains { model.path.hasSuffix($0.type.core) && $0.type.core.hasSuffix(model.name) }
    }
    return isReceived && !readers.contains { $0.mentions.contains { fields.contains($0.name) } }
  }
}

extension Component {
  /// Returns the part that receives a model, by the last component of the type's name.
  fileprivate static func receiver(of model: String) -> Component? {
    ["Request": .interactor, "Response": .presenter, "ViewModel": .viewController][model]
  }
}

/// A request, a response or a view model.
private struct BoundaryModel {
  let name: String
  let parts: Set<ModelFacts.Part>
  let domain: Domain

  /// The last component of the name: `Request`, `Response`, `ViewModel`, or something else.
  var part: String { name.split(separator: ".").last.map(String.init) ?? name }

  var isKnown: Bool { Component.receiver(of: part) != nil }

  var boundary: String { part.boundary }

  /// The records inside the model that have a type of their own.
  var wrappers: [ModelFacts.Part] {
    parts.filter { part in
      !part.path.isEmpty && part.kind == .record && !part.type.hasPrefix("(") && !part.isLibraryType
        && !isDomainType(part)
    }
  }

  /// Returns the record that contains a part; nil if the part is in the model itself.
  func wrapper(of part: ModelFacts.Part) -> ModelFacts.Part? {
    wrappers.first { part.isInside($0) }
  }

  /// Returns true if a part is a value of the app's own data, or a list of such values.
  func isDomain(_ part: ModelFacts.Part) -> Bool { domain.contains(part.type) }

  /// Returns true if a part is a value of the app's own data, or is inside one.
  func isDomainType(_ part: ModelFacts.Part) -> Bool { isDomain(part) || isInsideDomain(part) }

  /// Returns true if a part is inside a value of the app's own data.
  func isInsideDomain(_ part: ModelFacts.Part) -> Bool {
    parts.contains { part.isInside($0) && isDomain($0) }
  }

  /// Returns true if a part is inside a value of a library's type; the library decides what such a value contains.
  func isInsideLibrary(_ part: ModelFacts.Part) -> Bool {
    parts.contains { $0.isLibraryType && part.isInside($0) }
  }

  /// Returns true if a part is an object, a function, or a library's value. VIP-15 covers library values in a view
  /// model, and VIP-05 covers the app's own data.
  func isForeign(_ part: ModelFacts.Part) -> Bool {
    if isDomainType(part) { return false }
    return part.kind == .object || part.isFunction || part.isLibraryType && self.part != "ViewModel"
  }
}

extension TypeDeclaration {
  fileprivate var boundary: String { name.boundary }

  /// The names of its stored properties.
  fileprivate var storedFields: [String] {
    properties.filter { !$0.isComputed && !$0.isStatic }.map(\.name)
  }
}

extension String {
  /// The roles between which a model is sent.
  fileprivate var boundary: String {
    switch self {
    case "Request": "View Controller → Interactor"
    case "Response": "Interactor → Presenter"
    default: "Presenter → View Controller"
    }
  }
}

extension ModelFacts.Part {
  /// Returns true if it is inside another part.
  fileprivate func isInside(_ other: Self) -> Bool {
    path.hasPrefix(other.path + ".") || path.hasPrefix(other.path + "[")
  }

  /// True if it is a value of a library's type, such as a date.
  fileprivate var isLibraryType: Bool {
    ["Foundation.", "FoundationEssentials.", "HeadlessUI."].contains { type.contains($0) }
  }

  /// True if it is a function, or a list or an optional of functions that is empty.
  fileprivate var isFunction: Bool {
    kind == .closure || ([.nothing, .list].contains(kind) && type.contains("->"))
  }

  /// Returns true if it can be shown as it is. The index of a row is the only such number; if the indices are unknown,
  /// any number counts.
  fileprivate func isReady(_ indices: Set<String>?) -> Bool {
    if isLibraryType { return false }
    switch kind {
    case .primitive:
      let field = path.split(separator: ".").last.map(String.init) ?? path
      return ["Swift.String", "Swift.Bool"].contains(type) || indices?.contains(field) != false
    case .choice: return path.isEmpty
    default: return true
    }
  }
}

extension Array {
  /// Returns the elements that meet a condition, and those that do not.
  fileprivate func divided(by meets: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(meets), filter { !meets($0) })
  }
}
