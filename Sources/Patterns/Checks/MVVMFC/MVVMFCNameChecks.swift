import Checks

extension Check {
  static let creationIsCalledCreate: Check = Check("FC-16") { evidence in
    let factories = evidence.types(endingIn: "Factory")
    guard !factories.isEmpty else { return [Violation.unshown("FC-16", "No type …Factory is declared.")] }
    return factories.flatMap { factory -> [Violation] in
      let creations = evidence.members(of: factory).filter { method in
        method.kind == "type.method" && !method.isPrivate
          && method.answer?.namedTypes.contains { evidence.isController($0) || $0.hidesController } == true
      }
      // FC-17, FC-18 and FC-19 cover the effects of the methods with these names.
      let others = creations.filter { !["create", "pushIn", "showIn", "rootIn"].contains($0.callName) }
      if others.isEmpty, !creations.contains(where: { $0.callName == "create" }) {
        return [
          Violation("FC-16", "Factory: \(factory.name) has no 'create' that returns a View Controller.")
        ]
      }
      return others.map { method in
        Violation(
          "FC-16", "Factory: \(method.place) creates the View Controller, and is not called 'create'.")
      }
    }
  }

  static let factoryTakesManager: Check = Check("FC-23") { evidence in
    let factories = evidence.types(endingIn: "Factory")
    // FC-14 covers methods that are not static.
    let methods = factories.flatMap { evidence.members(of: $0) }.filter {
      $0.kind == "type.method" && !$0.isPrivate
    }
    guard !methods.isEmpty else {
      return [Violation.unshown("FC-23", "No type …Factory has a static method.")]
    }
    return methods.compactMap { method in
      let managers = method.parameters.filter { parameter in
        parameter.type.namedTypes.contains { $0.hasSuffix("DependencyManager") }
      }
      if managers.isEmpty {
        return Violation("FC-23", "Factory: \(method.place) does not take the Dependency Manager.")
      }
      let isOptional = managers.contains { $0.type.hasSuffix("?") }
      guard isOptional || method.givesDefault({ $0.contains("DependencyManager") }) else { return nil }
      return Violation(
        "FC-23", "Factory: \(method.place) can be called without a Dependency Manager from its caller.")
    }
  }

  static let useCaseIsReusable: Check = Check("FC-38") { evidence in
    let useCases = evidence.types(endingIn: "UseCase")
    guard !useCases.isEmpty else { return [Violation.unshown("FC-38", "No …UseCase is declared.")] }
    let takers = evidence.types(endingIn: "ViewModel").flatMap { viewModel in
      Set(
        evidence.members(of: viewModel).filter { $0.kind == "init" }.flatMap(\.parameters)
          .flatMap(\.type.namedTypes).filter { $0.hasSuffix("UseCase") || $0.hasSuffix("UseCaseType") })
    }
    guard Set(takers).count < takers.count else {
      return [Violation.unshown("FC-38", "No Use Case is seen to be taken by several View Models.")]
    }
    return useCases.flatMap { useCase in
      evidence.members(of: useCase).flatMap { member in
        let types = member.propertyType.namedTypes + member.parameters.flatMap(\.type.namedTypes)
        return types.filter { evidence.isOfAModule($0) }.map { type in
          Violation(
            "FC-38",
            "Use Case: \(member.place) depends on \(type); one that several View Models "
              + "can use depends on services, databases and models.")
        }
      }
    }.uniqued
  }

  static let otherControllersAreOptional: Check = Check("FC-47") { evidence in
    let flowControllers = evidence.types(endingIn: "FlowController")
    guard !flowControllers.isEmpty else {
      return [Violation.unshown("FC-47", "No class …FlowController is declared.")]
    }
    return flowControllers.flatMap { flowController -> [Violation] in
      let members = evidence.members(of: flowController)
      let properties = members.filter { property in
        property.propertyType.namedTypes.contains { evidence.isController($0) }
      }
      let own = "\(flowController.name.dropLast("FlowController".count))ViewController"
      func isOwn(_ name: String, _ type: String) -> Bool {
        name == "viewController" || type.namedTypes.contains(own)
          || (type.namedTypes == ["UIViewController"] && !name.namesAnotherController)
      }
      let hasOwn = properties.contains { isOwn($0.name, $0.propertyType) }
      let missing = hasOwn ? [] : ["\(flowController.name) has no property for its own View Controller"]
      let stored = properties.filter {
        !isOwn($0.name, $0.propertyType) && $0.propertyType.demandsAController
      }.map { "\($0.place) demands \($0.propertyType), which is not its own View Controller" }
      let demanded = members.filter { $0.kind == "init" }.flatMap { initializer in
        initializer.parameters.filter { parameter in
          !isOwn(parameter.name, parameter.type) && parameter.type.demandsAController
            && parameter.type.namedTypes.contains { evidence.isController($0) }
        }.map { "\(initializer.place) demands \($0.type), which is not its own View Controller" }
      }
      return (missing + stored + demanded).map { Violation("FC-47", "Flow Controller: \($0).") }
    }
  }

  static let flowActionsAreNamed: Check = Check("FC-50") { evidence in
    let flowControllers = evidence.declarations.filter {
      ($0.kind == "class" && $0.name.hasSuffix("FlowController"))
        || ($0.kind == "protocol" && $0.name.hasSuffix("FlowControllerType"))
    }
    let actions = flowControllers.flatMap { type in
      let answersFramework = type.conformances.contains { $0.hasSuffix("Delegate") }
      return evidence.members(of: type).filter { method in
        guard method.kind.hasSuffix("method"), !method.isPrivate, !method.spelling.contains("override ")
        else {
          return false
        }
        // A framework's call of its delegate is not an action.
        return !(answersFramework && method.parameters.first?.label == "_")
      }
    }
    guard !actions.isEmpty else { return [Violation.unshown("FC-50", "No …FlowController has an action.")] }
    return actions.filter { !$0.callName.saysWhereItLeads }.map { action in
      Violation(
        "FC-50", "View Model → Flow Controller: \(action.place) is not called show…, goTo… or goBackTo….")
    }.uniqued
  }
}

extension Evidence {
  /// Returns true if a type belongs to one module or to the view layer, so that a use case cannot depend on it.
  fileprivate func isOfAModule(_ type: String) -> Bool {
    isController(type) || type.namesFlowController || type.isOfUIKit
      || ["View", "ViewModel", "ViewModelType", "ViewModelDelegate"].contains(where: type.hasSuffix)
  }
}

extension String {
  /// True if a property of this name holds a controller other than the flow controller's own.
  fileprivate var namesAnotherController: Bool {
    let others: Set = [
      "parent", "child", "children", "presenting", "presented", "root", "home", "navigation", "tab", "split",
      "next", "previous", "other", "others",
    ]
    return !others.isDisjoint(with: wordsOfName)
  }

  /// True if a name begins with one of the words for the actions of a flow controller.
  fileprivate var saysWhereItLeads: Bool {
    ["show", "goTo", "goBackTo"].contains { hasPrefix($0) && dropFirst($0.count).first?.isLowercase != true }
  }

  /// True if a value of a type with this name may be a view controller.
  fileprivate var hidesController: Bool { ["UIResponder", "AnyObject", "Any"].contains(self) }

  /// True if a property or parameter of this type cannot be nil or empty.
  fileprivate var demandsAController: Bool {
    !hasSuffix("?") && !hasPrefix("[")
  }
}
