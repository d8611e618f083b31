import Checks
import SourceModel

// Changes of a view model from outside.

extension SourceFile {
  /// A change of an object's property.
  struct Change {
    /// The file.
    let file: SourceFile
    /// The object's name.
    let holder: String
    /// The property's name.
    let property: String
    /// The line, from 1.
    let line: Int
    /// The value that is assigned, or nil for a call that changes the property.
    let value: Code.Node?

    /// The object and the property.
    var text: String { "\(holder).\(property)" }

    /// The place in the file.
    var place: String { file.place(line) }
  }

  /// Every assignment to a property of an object, such as `viewModel.delegate = self`, and every call that changes one,
  /// such as `viewModel.items.append(item)`.
  var changes: [Change] {
    allMembers.nodes.compactMap { node in
      let names = node.changedNames.map { $0.filter { !"()[]".contains($0) } }
      guard let property = names.last, let holder = names.dropLast().last else { return nil }
      return Change(
        file: self, holder: holder, property: property, line: node.line,
        value: node.children(.value).first)
    }
  }

  /// Every assignment to a property of an object.
  var assignments: [Change] { changes.filter { $0.value != nil } }

  /// The names that the file has for view models: of properties, parameters, constants and variables.
  var viewModelNames: Set<String> {
    let members = allMembers
    let declared = members.filter { $0.type?.isViewModel == true }.map(\.name)
    let given = members.flatMap(\.parameters).filter(\.type.isViewModel).map(\.name)
    let local = members.nodes.filter { node in
      node.kind == .variable
        && (node.type?.isViewModel == true || node.children.contains(where: \.makesViewModel))
    }
    return Set(declared + given + local.map(\.name)).union(["viewModel"])
  }

  /// True if the file declares a view controller, or extends one.
  var concernsViewControllers: Bool {
    types.contains { [.class, .extension].contains($0.kind) && $0.name.hasSuffix("ViewController") }
  }

  /// Returns true if a value captures the object that assigns it, and not weakly: a closure that uses `self` without
  /// `weak`, or one of the object's own methods.
  func capturesStrongly(_ value: Code.Node) -> Bool {
    if value.kind == .closure { return value.capturesSelfStrongly }
    guard value.kind == .name else { return false }
    return value.base == "self"
      || value.base == nil && allMembers.contains { $0.kind == .function && $0.name == value.name }
  }
}

extension Code.Node {
  /// The names of the object and the property that an assignment or a call changes: `viewModel` and `items`.
  fileprivate var changedNames: [String] {
    if self.kind == .call { return mutations.contains(self.name) ? expression.path : [] }
    guard self.kind == .assignment, let target = children(.target).first?.expression else { return [] }
    return target.name == "subscript" ? target.path : target.path + [target.name]
  }

  /// True if a view model is made.
  var makesViewModel: Bool { expression.made?.hasSuffix("ViewModel") == true }

  /// Its destination: an argument's label, a variable, or the target of an assignment.
  var destination: String? {
    guard let parent else { return nil }
    switch (parent.kind, self.part) {
    case (.call, .argument): return self.position.flatMap { parent.labels.dropFirst($0).first }
    case (.assignment, .value): return parent.children(.target).first?.name
    case (.variable, _): return parent.name
    default: return nil
    }
  }
}

extension TypeName {
  /// True if it is the type of a view model, or the protocol of one.
  fileprivate var isViewModel: Bool {
    names.contains { $0.hasSuffix("ViewModel") || $0.hasSuffix("ViewModelType") }
  }
}

private let mutations: Set<String> = [
  "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
  "sort",
  "reverse", "shuffle", "swapAt", "toggle",
]
