import Checks
import Observing
import SourceModel
import Tracing

extension Check {
  static let viewModelIsOwned: Check = Check("FC-25") { evidence, report in
    let viewModels = Set(
      evidence.ownership.flatMap(\.references).filter { $0.targetRole == .viewModel }.map(\.target))
    let isShown = report.examine(
      !viewModels.isEmpty, else: "No object was seen to refer to a View Model.")
    guard isShown else { return }
    let ways = evidence.strongWays(to: .viewModel)
    let owned = Set(ways.filter { $0.reference.ownerRole == .viewController }.map(\.target))
    for viewModel in viewModels.subtracting(owned).sorted() {
      report("View Controller → View Model: no View Controller owns \(viewModel).")
    }
    for way in ways where way.reference.ownerRole != .viewController {
      report("\(way.roles(to: .viewModel)): \(way); its View Controller alone owns it.")
    }
    guard report.findings.isEmpty else { return }
    // FC-31, FC-39 and FC-49 cover references that keep view controllers alive.
    let controllers = evidence.typeNames(of: .viewController)
    let leaks = evidence.ownership.filter { moment in
      !viewModels.isDisjoint(with: moment.survivors) && controllers.isDisjoint(with: moment.survivors)
    }
    if let summary = Ownership.summary(of: leaks, naming: viewModels) {
      report(
        "View Model: \(summary) their View Controller, and no property shows who owns them; "
          + "it may be a global or a closure.")
    }
  }

  static let closuresCaptureWeakly: Check = Check("FC-31") { evidence, report in
    let names = evidence.closuresOfViewModels
    let closures = evidence.sources.filter(\.concernsViewControllers).flatMap { file in
      let viewModels = file.viewModelNames
      return file.assignments.filter { assignment in
        names.contains(assignment.property)
          || viewModels.contains(assignment.holder) && assignment.value?.kind == .closure
      }
    }
    let isShown = report.examine(
      !closures.isEmpty, else: "No View Controller sets a closure on its View Model.")
    guard isShown else { return }
    for closure in closures where closure.value.map(closure.file.capturesStrongly) == true {
      report(
        "View Controller → View Model: \(closure.place), sets \(closure.text) to a closure that captures the View "
          + "Controller without [weak self].")
    }
    let controllers = evidence.typeNames(of: .viewController)
    let listened = Set(
      evidence.viewModels.filter { evidence.visibleMembers(of: $0).contains(where: \.isClosure) }.map(\.name))
    let leaks = evidence.ownership.filter { moment in
      // The closure keeps the view controller, which keeps the view model, so both survive. FC-39 and FC-49 cover
      // objects that a property keeps alive.
      !listened.isDisjoint(with: moment.survivors)
        && evidence.mayBeKeptByClosures(of: moment.survivors)
        && !controllers.isDisjoint(with: moment.survivors)
        && !moment.strongWays(to: .viewController).contains { $0.reference.ownerRole != .viewController }
    }
    if let summary = Ownership.summary(of: leaks, naming: controllers) {
      report(
        "View Controller → View Model: \(summary) the app, and no property keeps them; a closure may have "
          + "captured them without [weak self].")
    }
  }

  static let delegateIsWeak: Check = Check("FC-39") { evidence, report in
    let references = evidence.ownership.flatMap(\.references)
    let isShown = report.examine(
      references.contains { $0.ownerRole == .viewModel && $0.targetRole == .viewController },
      else: "No View Model was seen to refer to its delegate, a View Controller.")
    guard isShown else { return }
    let faults = evidence.strongHolders(.viewModel, of: .viewController) { $0.hasSuffix("Delegate") }
    for fault in faults + evidence.unownedProperties(of: "ViewModel", to: ["Delegate", "ViewController"]) {
      report("View Model → View Controller: \(fault); its delegate is weak.")
    }
  }

  static let flowControllerIsWeak: Check = Check("FC-49") { evidence, report in
    let references = evidence.ownership.flatMap(\.references)
    let isShown = report.examine(
      references.contains { $0.ownerRole == .flowController && $0.targetRole == .viewController },
      else: "No Flow Controller was seen to refer to a View Controller.")
    guard isShown else { return }
    let faults = evidence.strongHolders(.flowController, of: .viewController) { type in
      type.hasSuffix("ViewController") || type.hasPrefix("UI") && type.hasSuffix("Controller")
    }
    for fault in faults + evidence.unownedProperties(of: "FlowController", to: ["Controller"]) {
      report("Flow Controller → View Controller: \(fault); every such reference is weak.")
    }
  }
}

/// A strong reference that keeps alive an object that plays a part, directly or through objects without one.
private struct StrongWay: CustomStringConvertible {
  let reference: Ownership.Reference
  let target: String

  /// The owner, the object that it keeps alive, and the property.
  var description: String {
    "\(reference.owner) keeps \(target) alive through '\(reference.field)'"
  }

  /// Returns the owner's part and that of the target, with an arrow between them.
  func roles(to target: Role) -> String {
    "\(reference.ownerRole?.rawValue ?? "") → \(target.rawValue)"
  }
}

extension Ownership {
  /// Returns the strong references by which objects that play a part keep objects of a given part alive, directly or
  /// through objects without one.
  fileprivate func strongWays(to role: Role) -> [StrongWay] {
    let strong = references.filter(\.isStrong)
    let plain = Dictionary(grouping: strong.filter { $0.ownerRole == nil }, by: \.owner)
    return strong.filter { $0.ownerRole != nil }.flatMap { reference -> [StrongWay] in
      var found: [StrongWay] = []
      var seen: Set<String> = []
      var next = [reference]
      while let step = next.popLast() {
        if step.targetRole == role {
          found.append(StrongWay(reference: reference, target: step.target))
        } else if step.targetRole == nil, seen.insert(step.target).inserted {
          next += plain[step.target] ?? []
        }
      }
      return found
    }
  }

  /// Returns the beginning of a sentence: the types among `types` that survived at the first of several moments, and
  /// the number of the other moments; nil if there are no moments.
  fileprivate static func summary(of leaks: [Ownership], naming types: Set<String>) -> String? {
    guard let first = leaks.first else { return nil }
    let survivors = first.survivors.filter(types.contains).uniqued.joined(separator: ", ")
    return "\(survivors) (\(first.moment)\(leaks.otherMoments)) outlived"
  }
}

extension Evidence {
  /// Returns the unowned properties of types of a kind. They neither keep their object alive nor become nil when it is
  /// gone.
  ///
  /// - Parameters:
  ///   - suffix: The end of the names of such types.
  ///   - targets: The ends of the names of the types that they refer to.
  fileprivate func unownedProperties(of suffix: String, to targets: [String]) -> [String] {
    sources.flatMap { file in
      file.types.filter { $0.name.hasSuffix(suffix) }.flatMap(\.properties).filter { property in
        let names = property.type?.names ?? property.code.calls.compactMap(\.expression.made)
        return property.isUnowned && names.contains { name in targets.contains(where: name.hasSuffix) }
      }.map { "\(file.place($0.line)), declares '\($0.name)' as unowned" }
    }
  }

  /// Returns the strong references by which objects keep those of a given part alive at any moment.
  fileprivate func strongWays(to role: Role) -> [StrongWay] {
    ownership.flatMap { $0.strongWays(to: role) }
  }

  /// Returns the names of the types that were seen to play a part.
  fileprivate func typeNames(of role: Role) -> Set<String> {
    let references = ownership.flatMap(\.references)
    return Set(
      references.filter { $0.ownerRole == role }.map(\.owner)
        + references.filter { $0.targetRole == role }.map(\.target))
  }

  /// Returns the references by which objects of one part keep those of another alive, the properties that would do so
  /// if they were set, and unowned properties, which crash once their object is gone.
  fileprivate func strongHolders(
    _ owner: Role, of target: Role, through isTarget: (String) -> Bool
  ) -> [String] {
    let ways = strongWays(to: target).filter { $0.reference.ownerRole == owner }
    let seen = Set(ways.map { "\($0.reference.owner).\($0.reference.field)" })
    let declared = types.filter { $0.role == owner }.flatMap { type in
      type.fields.compactMap { field -> String? in
        guard let name = field.typeName, isTarget(name.type) else { return nil }
        guard field.isStrong || !name.isOptional else { return nil }
        guard !seen.contains("\(type.name).\(field.name)") else { return nil }
        return "\(type.name) has '\(field.name)', which is not weak"
      }
    }
    return (ways.map(\.description) + declared).uniqued
  }
}

extension TypeFacts.Field {
  /// The name of the type, or of what an optional or a list contains, without its module; nil for other generic types.
  fileprivate var typeName: (type: String, isOptional: Bool)? {
    var name = Substring(type)
    while let inner = name.wholeMatch(of: #/Swift\.(?:Optional|Array|Set)<(.+)>/#)?.1 { name = inner }
    guard !name.contains("<") else { return nil }
    let last = name.split(separator: " ").last?.split(separator: ".").last ?? name
    return (String(last), type.hasPrefix("Swift.Optional<"))
  }
}
