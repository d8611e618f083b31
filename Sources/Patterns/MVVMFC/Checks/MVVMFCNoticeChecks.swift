import Checks
import SourceModel

extension Check {
  static let controllerImplementsNotices: Check = Check("FC-26") { evidence, report in
    let delegates = evidence.declarations.filter {
      $0.kind == "protocol" && $0.name.hasSuffix("ViewModelDelegate")
    }
    let closures = evidence.noticeClosures
    let isShown = report.examine(
      !delegates.isEmpty || !closures.isEmpty,
      else: "No ViewModelDelegate is declared, and no …ViewModel exposes a closure.")
    guard isShown, report.examine(!evidence.sources.isEmpty, else: "There are no source files.") else {
      return
    }
    let faults =
      delegates.flatMap { evidence.faults(ofImplementing: $0) }
      + closures.sorted { $0.key < $1.key }.flatMap { evidence.faults(ofSetting: $0.value, on: $0.key) }
    report(each: faults.map { "View Model → View Controller: \($0)." })
  }
}

extension Evidence {
  /// The closures that each view model exposes, by its name without `ViewModel`.
  fileprivate var noticeClosures: [String: Set<String>] {
    var closures: [String: Set<String>] = [:]
    for viewModel in viewModels {
      let names = visibleMembers(of: viewModel).filter { $0.isClosure && $0.isSettable }.map(\.name)
      guard !names.isEmpty else { continue }
      closures[viewModel.name.viewModelStem, default: []].formUnion(names)
    }
    return closures
  }

  /// Returns the faults of the types that implement a delegate's protocol: none is a view controller, or a view
  /// controller never becomes the delegate.
  fileprivate func faults(ofImplementing delegate: Declaration) -> [String] {
    let implementers = declarations.filter { $0.kind == "class" && $0.conformances.contains(delegate.name) }
    let controllers = implementers.filter { isController($0.superclass ?? "") }
    guard !controllers.isEmpty else {
      let names = implementers.map(\.name).joined(separator: ", ")
      return [
        "\(delegate.name) is implemented by \(names.isEmpty ? "no type" : "\(names), and by no View Controller")"
      ]
    }
    let properties = Set(
      viewModels.flatMap { members(of: $0) }.filter { $0.propertyType.namedTypes.contains(delegate.name) }
        .map(\.name))
    return controllers.filter { controller in
      let files = sources.filter { $0.declaresOrExtends(controller.name) || $0.makes(controller.name) }
      let isSet = files.contains { file in
        let names = file.viewModelNames
        return file.assignments.contains { properties.contains($0.property) && names.contains($0.holder) }
      }
      return !files.isEmpty && !isSet
    }.map { "\($0.name) implements \(delegate.name), and never becomes the delegate" }
  }

  /// Returns the closures of a view model that its view controllers leave unset, and those that another part sets.
  fileprivate func faults(ofSetting closures: Set<String>, on viewModel: String) -> [String] {
    let controllers = sources.filter { $0.knows(viewModel) }.flatMap { file in
      file.classes.filter { $0.hasSuffix("Controller") && !$0.hasSuffix("FlowController") }
    }
    if controllers.isEmpty {
      return ["no View Controller has a property of type \(viewModel)ViewModel, so none sets its closures"]
    }
    let unset = controllers.flatMap { controller -> [String] in
      let own = sources.filter { $0.declaresOrExtends(controller) }
      let set = own.flatMap(\.assignments).filter { $0.value?.type?.core != "nil" }.map(\.property)
      return closures.subtracting(set).sorted().map { "\(controller) leaves '\($0)' unset" }
    }
    let foreign = sources.filter {
      !$0.concernsViewControllers && !$0.classes.contains("\(viewModel)ViewModel")
    }.flatMap { file in
      let names = file.viewModelNames
      return file.assignments.filter {
        closures.contains($0.property) && names.contains($0.holder) && $0.value?.kind == .closure
      }.map { "\($0.place): \($0.text) is set outside a View Controller" }
    }
    return unset + foreign
  }
}

extension SourceFile {
  /// The places where a view controller keeps what it has read from its view model, or reads back what it has set in its
  /// view, each with what it does there.
  var copiesOfViewModels: [(text: String, line: Int)] {
    let viewModels = viewModelNames
    let members = passages.filter { $0.name.hasSuffix("ViewController") }.flatMap(\.members)
    let own = Set(members.filter { $0.kind == .property && !$0.isComputed }.map(\.name))
    let kept = members.copies(from: viewModels.contains).map { ("keeps a copy in '\($0)'", $1) }
    let views = own.subtracting(viewModels)
    let readBacks = members.readBacks(from: views.contains).map { ("reads back \($0)", $1) }
    return kept + readBacks
  }

  /// Returns true if the file declares a class, or extends it.
  fileprivate func declaresOrExtends(_ type: String) -> Bool {
    types.contains { [.class, .extension].contains($0.kind) && $0.name == type }
  }

  /// Returns true if the file makes an object of a class.
  fileprivate func makes(_ type: String) -> Bool {
    allMembers.flatMap(\.code.calls).contains { $0.expression.made == type }
  }

  /// Returns true if the file declares or extends a view controller, and a type in it has a property for a view model.
  ///
  /// - Parameter viewModel: The view model's name without `ViewModel`.
  fileprivate func knows(_ viewModel: String) -> Bool {
    concernsViewControllers
      && types.flatMap(\.properties).flatMap { $0.type?.names ?? [] }
        .contains { ["\(viewModel)ViewModel", "\(viewModel)ViewModelType"].contains($0) }
  }
}

extension String {
  /// A view model's name without `ViewModel` or `ViewModelType`.
  fileprivate var viewModelStem: String {
    for ending in ["ViewModelType", "ViewModel"] where hasSuffix(ending) {
      return String(dropLast(ending.count))
    }
    return self
  }
}
