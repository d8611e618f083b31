import Checks
import SourceModel

extension Check {
  static let creationIsCalledCreate: Check = Check("FC-16") { evidence, report in
    let factories = evidence.types(endingIn: "Factory")
    for factory in report.examine(factories, else: "No type …Factory is declared.") {
      let creations = evidence.members(of: factory).filter { method in
        method.kind == "type.method" && !method.isPrivate
          && method.answer?.namedTypes.contains { evidence.isController($0) || $0.hidesController } == true
      }
      // FC-17, FC-18 and FC-19 cover the effects of the methods with these names.
      let others = creations.filter { !["create", "pushIn", "showIn", "rootIn"].contains($0.callName) }
      for method in others {
        report("Factory: \(method.place) creates the View Controller, and is not called 'create'.")
      }
      if others.isEmpty, !creations.contains(where: { $0.callName == "create" }) {
        report("Factory: \(factory.name) has no 'create' that returns a View Controller.")
      }
    }
  }

  static let factoryTakesManager: Check = Check("FC-23") { evidence, report in
    let factories = evidence.types(endingIn: "Factory")
    // FC-14 covers methods that are not static.
    let methods = factories.flatMap { evidence.members(of: $0) }.filter {
      $0.kind == "type.method" && !$0.isPrivate
    }
    for method in report.examine(methods, else: "No type …Factory has a static method.") {
      let managers = method.parameters.filter { parameter in
        parameter.type.namedTypes.contains { $0.hasSuffix("DependencyManager") }
      }
      if managers.isEmpty {
        report("Factory: \(method.place) does not take the Dependency Manager.")
      } else if managers.contains(where: { $0.type.hasSuffix("?") })
        || method.givesDefault({ $0.contains("DependencyManager") })
      {
        report("Factory: \(method.place) can be called without a Dependency Manager from its caller.")
      }
    }
  }

  static let useCaseIsReusable: Check = Check("FC-38") { evidence, report in
    let useCases = evidence.types(endingIn: "UseCase")
    guard report.examine(!useCases.isEmpty, else: "No …UseCase is declared.") else { return }
    let takers = evidence.types(endingIn: "ViewModel").flatMap { viewModel in
      Set(
        evidence.members(of: viewModel).filter { $0.kind == "init" }.flatMap(\.parameters)
          .flatMap(\.type.namedTypes).filter { $0.hasSuffix("UseCase") || $0.hasSuffix("UseCaseType") })
    }
    let isShown = report.examine(
      Set(takers).count < takers.count,
      else: "No Use Case is seen to be taken by several View Models.")
    guard isShown else { return }
    for member in useCases.flatMap({ evidence.members(of: $0) }) {
      let types = member.propertyType.namedTypes + member.parameters.flatMap(\.type.namedTypes)
      for type in types where evidence.belongsToModule(type) {
        report(
          "Use Case: \(member.place) depends on \(type); one that several View Models "
            + "can use depends on services, databases and models.")
      }
    }
    let app = MVVMFCApp(evidence.sources)
    let code = app.code(outside: []).filter { $0.type?.name.hasSuffix("UseCase") == true }
    report(each: app.undelivered(to: code).map { "Use Case: \($0)." })
  }

  static let otherControllersAreOptional: Check = Check("FC-47") { evidence, report in
    let flowControllers = evidence.types(endingIn: "FlowController")
    for flowController in report.examine(flowControllers, else: "No class …FlowController is declared.") {
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
      report(each: (missing + stored + demanded).map { "Flow Controller: \($0)." })
    }
  }

  static let flowActionsAreNamed: Check = Check("FC-50") { evidence, report in
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
    for action in report.examine(actions, else: "No …FlowController has an action.")
    where !action.callName.saysWhereItLeads {
      report("View Model → Flow Controller: \(action.place) is not called show…, goTo… or goBackTo….")
    }
  }
}

extension Evidence {
  /// Returns true if a type belongs to one module or to the view layer, so that a use case cannot depend on it.
  fileprivate func belongsToModule(_ type: String) -> Bool {
    isController(type) || type.namesFlowController || type.isUIKit
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
