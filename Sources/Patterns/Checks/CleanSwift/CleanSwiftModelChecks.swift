import Checks

extension Check {
  static let modelsAreNotTheDomain: Check = Check("VIP-05") { evidence in
    evidence.judgeModels("VIP-05") { model in
      model.parts.filter { $0.isDomain && !model.isInsideDomain($0) }.map {
        "carries \($0), a type of the application's own data"
      }
    }
  }

  static let modelsHoldPrimitives: Check = Check("VIP-07") { evidence in
    evidence.judgeModels("VIP-07") { model in
      model.parts.filter { model.isForeign($0) && model.wrapper(of: $0) == nil }.map {
        $0.path.isEmpty ? "is an object, and no value" : "carries \($0)"
      }
    }
  }

  static let wrappersHoldPrimitives: Check = Check("VIP-08") { evidence in
    guard evidence.boundaryModels.contains(where: { !$0.wrappers.isEmpty }) else {
      return [Violation.unshown("VIP-08", "No model was seen to wrap primitives in a type of its own.")]
    }
    return evidence.judgeModels("VIP-08") { model in
      model.parts.filter(model.isForeign).compactMap { part in
        model.wrapper(of: part).map { "carries \(part), inside \($0.type)" }
      }
    }
  }

  static let requestHoldsInput: Check = Check("VIP-12") { evidence in
    let results = Set(
      evidence.boundaryModels.filter { $0.part != "Request" }.flatMap(\.wrappers).map(\.type))
    guard evidence.boundaryModels.contains(where: { $0.part == "Request" }) else {
      return [Violation.unshown("VIP-12", "No request was seen.")]
    }
    return evidence.judgeModels("VIP-12") { model in
      guard model.part == "Request" else { return [] }
      return model.wrappers.filter { results.contains($0.type) }.map {
        "carries \($0), which is a result and not what the user entered or chose"
      }
    }
  }

  static let viewModelIsReady: Check = Check("VIP-15") { evidence in
    guard evidence.boundaryModels.contains(where: { $0.part == "ViewModel" }) else {
      return [Violation.unshown("VIP-15", "No view model was seen.")]
    }
    return evidence.judgeModels("VIP-15") { model in
      guard model.part == "ViewModel" else { return [] }
      return model.parts.filter { !$0.isReady && !model.isOfDomain($0) && !model.isInsideLibrary($0) }.map {
        "carries \($0), which is not ready to be shown"
      }
    }
  }

  static let modelsMayBeEmpty: Check = Check("VIP-17") { evidence in
    guard evidence.boundaryModels.contains(where: { $0.parts.allSatisfy { $0.path.isEmpty } }) else {
      return [Violation.unshown("VIP-17", "No empty model was seen.")]
    }
    return evidence.judgeModels("VIP-17") { model in
      model.parts.filter { $0.type == "()" }.map {
        "holds nothing in '\($0.path)'; a model with nothing to carry is empty"
      }
    }
  }
}

extension Evidence {
  /// The requests, responses and view models that crossed boundaries.
  var boundaryModels: [ModelFacts] {
    models.filter { ["Request", "Response", "ViewModel"].contains($0.part) }
  }

  /// What `faults` says of each model, as violations.
  fileprivate func judgeModels(_ rule: String, _ faults: (ModelFacts) -> [String]) -> [Violation] {
    guard !boundaryModels.isEmpty else {
      return [Violation.unshown(rule, "No request, response or view model was seen to cross a boundary.")]
    }
    return boundaryModels.sorted { $0.name < $1.name }.flatMap { model in
      faults(model).sorted().map { Violation(rule, "\(model.boundary): \(model.name) \($0).") }
    }
  }
}

extension ModelFacts {
  /// The last part of the name: `Request`, `Response`, `ViewModel`, or something else.
  fileprivate var part: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The roles between which it is sent.
  fileprivate var boundary: String {
    switch part {
    case "Request": "View Controller → Interactor"
    case "Response": "Interactor → Presenter"
    default: "Presenter → View Controller"
    }
  }

  /// The records inside the model that have a type of their own.
  fileprivate var wrappers: [Part] {
    parts.filter { part in
      !part.path.isEmpty && part.kind == .record && !part.type.hasPrefix("(") && !part.isOfLibrary
        && !isOfDomain(part)
    }
  }

  /// The record that a part stands in, or nil where it stands in the model itself.
  fileprivate func wrapper(of part: Part) -> Part? {
    wrappers.first { part.isInside($0) }
  }

  /// Whether a part is the application's own data, or stands in such.
  fileprivate func isOfDomain(_ part: Part) -> Bool {
    part.isDomain || isInsideDomain(part)
  }

  /// Whether a part stands in a value of the application's own data.
  fileprivate func isInsideDomain(_ part: Part) -> Bool {
    parts.contains { $0.isDomain && part.isInside($0) }
  }

  /// Whether a part stands in a value of a library's type, whose matter it is how that is made.
  fileprivate func isInsideLibrary(_ part: Part) -> Bool {
    parts.contains { $0.isOfLibrary && part.isInside($0) }
  }

  /// Whether a part is no primitive, and made of none. What a view model has to be besides is the matter of
  /// VIP-15, and the application's own data that of VIP-05.
  fileprivate func isForeign(_ part: Part) -> Bool {
    if isOfDomain(part) { return false }
    return part.kind == .object || part.isFunction || (part.isOfLibrary && self.part != "ViewModel")
  }
}

extension ModelFacts.Part {
  /// Whether it stands within another part.
  fileprivate func isInside(_ other: Self) -> Bool {
    path.hasPrefix(other.path + ".") || path.hasPrefix(other.path + "[")
  }

  /// Whether it is, or is a list of, a type of the application's own data.
  fileprivate var isDomain: Bool {
    type.contains("Catalogue.")
  }

  /// Whether it is a value of a library's type, such as a date.
  fileprivate var isOfLibrary: Bool {
    ["Foundation.", "FoundationEssentials.", "HeadlessUI."].contains { type.contains($0) }
  }

  /// Whether it is a function, or a place for functions that holds none.
  fileprivate var isFunction: Bool {
    kind == .closure || ([.nothing, .list].contains(kind) && type.contains("->"))
  }

  /// Whether it can be shown as it is. A number is, only as the place of a row.
  fileprivate var isReady: Bool {
    if isOfLibrary { return false }
    switch kind {
    case .primitive: return ["Swift.String", "Swift.Bool"].contains(type) || path.hasSuffix("Row")
    case .choice: return path.isEmpty
    default: return true
    }
  }
}
