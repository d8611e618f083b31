import Checks
import SourceModel
import Tracing

// View controllers that make decisions about the user's actions.

extension Check {
  static let viewControllerDecidesNothing: Check = Check("FC-28") { evidence, report in
    let app = MVVMFCApp(evidence.sources)
    let controllers = app.code(of: .viewController).filter { passage in
      passage.type.map { $0.kind != .protocol && app.part(of: $0) == .viewController } == true
    }
    let viewModels = Set(controllers.flatMap(\.viewModels)).union(["viewModel"])
    var actions: Set<String> = []
    while true {
      let found = Set(controllers.flatMap { $0.actions(telling: viewModels, through: actions) })
      if found == actions { break }
      actions = found
    }
    let isShown = report.examine(
      !actions.isEmpty, else: "No source file has a View Controller that tells a View Model of an action.")
    guard isShown else { return }
    for controller in controllers {
      for place in controller.decisions(about: viewModels, through: actions) {
        report("View Controller: \(place) decides about an action before it is passed on to the View Model.")
      }
    }
  }
}

extension Passage {
  /// The names of the properties that hold a view model.
  fileprivate var viewModels: [String] {
    members.filter { member in
      member.kind == .property && member.type?.names.contains { $0.contains("ViewModel") } == true
    }.map(\.name)
  }

  /// Returns the names of the methods that pass an action on, directly or through each other.
  fileprivate func actions(telling viewModels: Set<String>, through actions: Set<String>) -> [String] {
    members.filter { member in
      member.kind == .function && !member.isLifeCycle
        && member.code.calls.contains { $0.tells(viewModels, actions) }
    }.map(\.name)
  }

  /// Returns the places of the conditions that decide whether, and which, action is passed on.
  fileprivate func decisions(about viewModels: Set<String>, through actions: Set<String>) -> [String] {
    members.flatMap { member in
      let calls = member.code.calls.filter { $0.tells(viewModels, actions) }
      return member.code.nodes.filter { $0.kind == .condition && $0.name != "case" && !$0.isAboutSelf }
        .filter { condition in
          calls.contains { call in
            // A life-cycle method handles no action itself, but a closure in it may.
            let closure = call.ancestors.filter { $0.kind == .closure }.last
            let isAction = member.kind == .function && !member.isLifeCycle
            return (isAction || closure.map { $0.index < condition.index } == true) && condition.decides(call)
          }
        }.map { "\(file.place($0.line)) (\($0.name))" }
    }
  }
}

extension Code.Node {
  /// Returns true if it is a statement that calls a view model, or calls a method that passes an action on.
  fileprivate func tells(_ viewModels: Set<String>, _ actions: Set<String>) -> Bool {
    let isTold =
      expression.owner.map(viewModels.contains) == true
      || actions.contains(self.name) && [nil, "self"].contains(self.base)
    guard isTold else { return false }
    guard let parent else { return true }
    if parent.kind == .assignment { return parent.children(.target).isEmpty }
    return [.then, .else, .body].contains(self.part)
  }

  /// Returns true if a condition decides whether a call is made, or with which arguments.
  fileprivate func decides(_ call: Code.Node) -> Bool {
    if call.stands(in: .then, of: self) || call.stands(in: .else, of: self) { return true }
    if stands(in: .argument, of: call) { return true }
    guard index < call.index,
      parent.map({ outer in call.ancestors.contains { $0.index == outer.index } }) ?? true
    else { return isAssigned(toArgumentOf: call) }
    return self.name == "guard"
      || descendants.contains { node in
        node.kind == .statement && ["return", "throw"].contains(node.name)
          || node.kind == .assignment && node.children(.target).contains { call.passesOn($0.name) }
      } || isAssigned(toArgumentOf: call)
  }

  /// Returns true if its result is stored under a name that a call passes on.
  private func isAssigned(toArgumentOf call: Code.Node) -> Bool {
    index < call.index
      && ancestors.contains { outer in
        let name = outer.kind == .assignment ? outer.children(.target).first?.name : outer.name
        return [.assignment, .variable].contains(outer.kind) && name.map(call.passesOn) == true
      }
  }

  /// Returns true if a name is among the arguments of a call.
  private func passesOn(_ name: String) -> Bool {
    children(.argument).contains { argument in
      ([argument] + argument.descendants).contains { ($0.expression.path + [$0.name]).contains(name) }
    }
  }

  /// True if the condition only checks that the view controller still exists.
  fileprivate var isAboutSelf: Bool {
    let tests = children(.test)
    return !tests.isEmpty && tests.allSatisfy { $0.kind == .variable && $0.name == "self" }
  }
}

extension Member {
  /// True if the framework calls the method when the screen is created, appears or disappears.
  fileprivate var isLifeCycle: Bool {
    if kind == .initializer { return true }
    guard isOverride else { return false }
    return ["view", "willMove", "didMove"].contains(where: name.hasPrefix)
      || ["loadView", "awakeFromNib", "prepare", "updateViewConstraints"].contains(name)
  }
}
