import Checks

extension Check {
  static let controllerImplementsNotices: Check = Check("FC-26") { evidence in
    let delegates = evidence.declarations.filter {
      $0.kind == "protocol" && $0.name.hasSuffix("ViewModelDelegate")
    }
    let closures = evidence.noticeClosures
    guard !delegates.isEmpty || !closures.isEmpty else {
      return [
        Violation.unshown("FC-26", "No ViewModelDelegate is declared, and no …ViewModel exposes a closure.")
      ]
    }
    guard !evidence.sources.isEmpty else {
      return [Violation.unshown("FC-26", "No source file tells who listens.")]
    }
    let faults =
      delegates.flatMap { evidence.faults(ofImplementing: $0) }
      + closures.sorted { $0.key < $1.key }.flatMap { evidence.faults(ofSetting: $0.value, on: $0.key) }
    return faults.map { Violation("FC-26", "View Model → View Controller: \($0).") }
  }
}

extension Evidence {
  /// The closures that each view model shows, by the name that it has without `ViewModel`.
  fileprivate var noticeClosures: [String: Set<String>] {
    var closures: [String: Set<String>] = [:]
    for viewModel in viewModels {
      let names = visibleMembers(of: viewModel).filter { $0.isClosure && $0.isSettable }.map(\.name)
      guard !names.isEmpty else { continue }
      closures[viewModel.name.viewModelStem, default: []].formUnion(names)
    }
    return closures
  }

  /// What is wrong with who implements a delegate's protocol, and with who becomes the delegate.
  fileprivate func faults(ofImplementing delegate: Declaration) -> [String] {
    let implementers = declarations.filter { $0.kind == "class" && $0.conformances.contains(delegate.name) }
    let controllers = implementers.filter { isController($0.superclass ?? "") }
    guard !controllers.isEmpty else {
      let names = implementers.map(\.name).joined(separator: ", ")
      return [
        "\(delegate.name) is implemented by \(names.isEmpty ? "nobody" : names), and by no View Controller"
      ]
    }
    let properties = Set(
      viewModels.flatMap { members(of: $0) }.filter { $0.propertyType.namedTypes.contains(delegate.name) }
        .map(\.name))
    return controllers.filter { controller in
      let files = sources.filter { $0.declaresOrExtends(controller.name) || $0.makes(controller.name) }
      return !files.isEmpty
        && !files.contains { file in
          file.assignments.contains {
            properties.contains($0.property) && file.viewModelNames.contains($0.holder)
          }
        }
    }.map { "\($0.name) implements \(delegate.name), and never becomes the delegate" }
  }

  /// Which closures of a view model its view controllers leave unset, and which somebody else sets.
  fileprivate func faults(ofSetting closures: Set<String>, on viewModel: String) -> [String] {
    let files = sources.filter { $0.knows(viewModel) }
    let controllers = files.flatMap { file in
      file.classes.filter { $0.hasSuffix("Controller") && !$0.hasSuffix("FlowController") }
    }
    if controllers.isEmpty {
      return ["no View Controller has a \(viewModel)ViewModel, whose closures nobody sets"]
    }
    let unset = controllers.flatMap { controller -> [String] in
      let own = sources.filter { $0.declaresOrExtends(controller) }
      let set = Set(own.flatMap(\.assignments).filter { !$0.setsNothing }.map(\.property))
      return closures.subtracting(set).sorted().map { "\(controller) leaves '\($0)' unset" }
    }
    let foreign = sources.filter {
      !$0.concernsViewControllers && !$0.code.contains("class \(viewModel)ViewModel")
    }
    .flatMap { file in
      file.assignments.filter {
        closures.contains($0.property) && file.viewModelNames.contains($0.holder) && $0.value.hasPrefix("{")
      }.map { "\(file.name), line \($0.line), implements \($0.text), and is no View Controller" }
    }
    return unset + foreign
  }
}

extension SourceFile {
  /// Whether the file declares a class, or extends it.
  fileprivate func declaresOrExtends(_ type: String) -> Bool {
    code.contains(type) && matches(of: classOrExtension).contains { $0.1 == type }
  }

  /// Whether the file makes an object of a class.
  fileprivate func makes(_ type: String) -> Bool {
    code.contains("\(type)(") && matches(of: call).contains { $0.1 == type }
  }

  /// Whether the file declares a view controller, and has a property that is a view model, by the name that it
  /// has without `ViewModel`.
  fileprivate func knows(_ viewModel: String) -> Bool {
    guard code.contains(viewModel) else { return false }
    let known = matches(of: viewModelProperty)
    return concernsViewControllers && known.contains { String($0.1).viewModelStem == viewModel }
  }
}

extension String {
  /// A view model's name without `ViewModel` or `ViewModelType`.
  fileprivate var viewModelStem: String {
    replacing(#/ViewModel(Type)?$/#, with: "")
  }
}

private let classOrExtension = SourcePattern(#/\b(?:class|extension) (\w+)/#)
private let call = SourcePattern(#/\b(\w+)\(/#)
private let viewModelProperty = SourcePattern(
  #/\b(?:var|let) \w+: *\(?(?:any |some )?(\w+ViewModel(?:Type)?)\b/#)
