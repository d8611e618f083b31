import Checks

// Facts about declarations, for the checks of MVVM-FC.

extension Evidence {
  /// Returns the classes, structures, enumerations and actors whose names end in `suffix`.
  func types(endingIn suffix: String) -> [Declaration] {
    declarations.filter {
      ["class", "struct", "enum", "actor"].contains($0.kind) && $0.name.hasSuffix(suffix)
    }
  }

  /// The classes of view models, and the protocols through which view controllers use them.
  var viewModels: [Declaration] {
    declarations.filter {
      ($0.kind == "class" && $0.name.hasSuffix("ViewModel"))
        || ($0.kind == "protocol" && $0.name.hasSuffix("ViewModelType"))
    }
  }

  /// Returns the members of a type, including inherited ones and those of refined protocols.
  func members(of type: Declaration) -> [Declaration] {
    let own = declarations.filter { $0.path.count > 1 && $0.owner == type.name }
    let parents = type.kind == "protocol" ? type.conformances : Set([type.superclass].compactMap(\.self))
    let inherited = declarations.filter {
      ["class", "protocol"].contains($0.kind) && parents.contains($0.name) && $0.name != type.name
    }
    return own + inherited.sorted { $0.name < $1.name }.flatMap { members(of: $0) }
  }

  /// Returns the members of a view model that are not private: its interface for the view controller.
  func visibleMembers(of viewModel: Declaration) -> [Declaration] {
    members(of: viewModel).filter { !$0.isPrivate }
  }

  /// Returns true if a type is a view controller, a navigation controller or the like.
  func isController(_ type: String) -> Bool {
    if type.hasSuffix("ViewController") || (type.hasPrefix("UI") && type.hasSuffix("Controller")) {
      return true
    }
    return declarations.contains {
      $0.kind == "class" && $0.name == type && $0.superclass.map { isController($0) } == true
    }
  }
}

extension Declaration {
  /// The name of a function without its labels.
  var callName: String {
    String(name.prefix { $0 != "(" })
  }

  /// The place of a violation: `GreetingsFactory.create(dependencies:)`.
  var place: String { "\(owner).\(name)" }

  /// The type that a function returns, or nil if it returns nothing.
  var answer: String? {
    guard kind.hasSuffix("method"), let start = spelling.firstRange(of: "func ")?.upperBound else {
      return nil
    }
    var depth = 0
    let afterParameters = spelling[start...].drop { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character != ")" || depth > 0
    }
    guard let arrow = afterParameters.firstRange(of: "->") else { return nil }
    let type = afterParameters[arrow.upperBound...].drop(while: \.isWhitespace)
    return ["Void", "()"].contains(type) ? nil : String(type)
  }

  /// The type of a property, or an empty text if it has none.
  var propertyType: String {
    guard kind == "property", let colon = spelling.firstIndex(of: ":") else { return "" }
    return spelling[spelling.index(after: colon)...].prefix { $0 != "{" }.split(separator: " ")
      .joined(separator: " ")
  }

  /// True if a property can be set wherever it is visible.
  var isSettable: Bool {
    guard kind == "property", spelling.contains("var ") else { return false }
    guard let brace = spelling.firstIndex(of: "{") else { return true }
    return spelling[brace...].contains("set")
  }

  /// Returns true if a parameter that fits `isIncluded` has a default value.
  func givesDefault(_ isIncluded: (Substring) -> Bool) -> Bool {
    spelling.split(separator: ",").contains { $0.contains(" = ") && isIncluded($0) }
  }

  /// True if a property holds a function.
  var isClosure: Bool { propertyType.contains("->") }

  /// True if a property holds a delegate.
  var isDelegate: Bool { propertyType.namedTypes.contains { $0.hasSuffix("Delegate") } }

  /// True if a property holds a flow controller.
  var isFlowController: Bool { propertyType.namesFlowController }
}

extension String {
  /// True if a type is that of a flow controller, or the protocol of one.
  var namesFlowController: Bool {
    namedTypes.contains { $0.hasSuffix("FlowController") || $0.hasSuffix("FlowControllerType") }
  }
}
