import Checks
import SourceModel
import Tracing

extension Check {
  static let flowControllerComesFirst: Check = Check(
    "FC-36",
    asking: { MVVMFCApp($0).questions(assigning: "the flow controllers of view models", \.isFlowController) }
  ) { evidence, report in
    let viewModels = evidence.types(endingIn: "ViewModel").filter { $0.kind == "class" }
    guard report.examine(!viewModels.isEmpty, else: "No class …ViewModel is declared.") else { return }
    for viewModel in viewModels {
      let members = evidence.members(of: viewModel)
      let initializers = members.filter { $0.kind == "init" && !$0.spelling.contains("convenience ") }
      let without = initializers.filter { !$0.demandsFlowController }.map {
        "\($0.place) can be called without its Flow Controller"
      }
      let open = members.filter { member in
        member.isFlowController && ["?", "!"].contains { member.propertyType.hasSuffix($0) }
      }.map { "\($0.place) can be missing" }
      let later = members.filter { member in
        member.kind == "method" && member.parameters.contains { $0.type.namesFlowController }
      }.map { "\($0.place) hands it over later" }
      let none = initializers.isEmpty ? ["\(viewModel.name) has no initializer that takes one"] : []
      report(each: (none + without + open + later).map { "View Model → Flow Controller: \($0)." })
    }
    report.settable(in: evidence, \.isFlowController) {
      "View Model → Flow Controller: \($0) can be exchanged later."
    }
  }

  static let closuresReplaceDelegate: Check = Check("FC-40") { evidence, report in
    let exposing = evidence.viewModels.map { evidence.visibleMembers(of: $0) }
      .filter { $0.contains(where: \.isClosure) }
    for members in report.examine(exposing, else: "No …ViewModel exposes a closure.") {
      let closures = members.filter(\.isClosure)
      let both = members.filter(\.isDelegate).map { delegate in
        "\(delegate.place) is declared beside closures (\(closures.map(\.name).joined(separator: ", ")))"
      }
      let unfit = closures.filter { !$0.isSettable || !$0.propertyType.hasSuffix("?") }.map {
        "\($0.place) cannot be left unset and set later, as a delegate can"
      }
      let asking = closures.filter { $0.propertyType.closureAnswers }.map {
        "\($0.place) asks for an answer (\($0.propertyType)); it should only announce a change"
      }
      report(each: (both + unfit + asking).map { "View Model → View Controller: \($0)." })
    }
  }

  static let outputIsReadOnly: Check = Check(
    "FC-41", asking: { MVVMFCApp($0).questions(assigning: "the properties of view models", \.isOutput) }
  ) { evidence, report in
    report.settable(in: evidence, \.isOutput) {
      "View Model → View Controller: \($0) can be set by every reader."
    }
  }

  static let propertiesAreNamedForMeaning: Check = Check("FC-42") { evidence, report in
    let properties = evidence.viewModels.flatMap { evidence.visibleMembers(of: $0) }.filter {
      $0.kind == "property"
    }
    for property in report.examine(properties, else: "No …ViewModel shows a property.") {
      let words = property.name.wordsOfName
      let isCommand = ["show", "hide", "display"].contains(words.first) && property.propertyType == "Bool"
      guard let word = words.first(where: \.isWidget) ?? (isCommand ? words.first : nil) else { continue }
      report(
        "View Model → View Controller: \(property.place) is named for how it is shown "
          + "('\(word)'), not for what it means.")
    }
  }

  static let actionsAreFunctions: Check = Check("FC-43") { evidence, report in
    let parties = "View Controller → View Model"
    let viewModels = evidence.viewModels
    guard report.examine(!viewModels.isEmpty, else: "No …ViewModel is declared.") else { return }
    for viewModel in viewModels {
      let functions = evidence.visibleMembers(of: viewModel).filter { $0.kind == "method" }
      if functions.isEmpty {
        report("\(parties): \(viewModel.name) exposes no function for what a user does.")
      }
      for function in functions {
        guard let answer = function.answer else { continue }
        report("\(parties): \(function.place) returns \(answer); an action returns nothing.")
      }
      for function in functions where function.parameters.contains(where: { $0.type.contains("->") }) {
        report(
          "\(parties): \(function.place) returns a result through a closure; an action returns nothing.")
      }
    }
    let closures = evidence.closuresOfViewModels
    for file in evidence.sources where file.concernsViewControllers {
      let names = file.viewModelNames
      for change in file.changes
      where names.contains(change.holder) && !closures.contains(change.property)
        && change.value?.kind != .closure
      {
        // FC-36 covers a flow controller that is set.
        if ["elegate", "lowController"].contains(where: change.property.hasSuffix) { continue }
        report("\(parties): \(change.place), sets a property instead of calling a function (\(change.text)).")
      }
    }
  }

  static let actionsAreNamedForIntent: Check = Check("FC-44") { evidence, report in
    let functions = evidence.viewModels.flatMap { evidence.visibleMembers(of: $0) }.filter {
      $0.kind == "method"
    }
    for function in report.examine(functions, else: "No …ViewModel exposes a function.") {
      // To view something is an intent.
      let words = function.name.wordsOfName.trimmingPrefix(["view"])
      let callback = function.callName.wordsOfName.callback
      guard let word = words.first(where: { $0.isWidget || $0.isGesture }) ?? callback else { continue }
      report(
        "View Controller → View Model: \(function.place) is named for a control "
          + "('\(word)'), not for what the user wants.")
    }
  }
}

extension Evidence {
  /// The names of the closures that view models expose, from their declarations and their files.
  var closuresOfViewModels: Set<String> {
    let declared = viewModels.flatMap { visibleMembers(of: $0) }.filter(\.isClosure).map(\.name)
    let viewModels = MVVMFCApp(sources).code(of: .viewModel).compactMap(\.type)
    let written = viewModels.flatMap(\.properties).filter { $0.type?.function != nil && !$0.isConstant }
    return Set(declared + written.map(\.name))
  }
}

extension Declaration {
  /// True if an initializer cannot be called without a flow controller.
  fileprivate var demandsFlowController: Bool {
    parameters.contains { parameter in
      parameter.type.namesFlowController && !["?", "!"].contains(where: parameter.type.hasSuffix)
    } && !givesDefault { $0.contains("FlowController") }
  }
}

extension String {
  /// True if a closure of this type returns a value.
  fileprivate var closureAnswers: Bool {
    guard let arrow = ranges(of: "->").last else { return false }
    let answer = self[arrow.upperBound...].filter { !"()? ".contains($0) }
    return !["", "Void"].contains(answer)
  }

  /// True if a word is the name of a view or a control, or of a visible property of one.
  fileprivate var isWidget: Bool {
    Self.widgets.contains(self) || hasSuffix("s") && Self.widgets.contains(String(dropLast()))
  }

  private static let widgets: Set<String> = [
    "label", "button", "cell", "row", "table", "field", "footer", "header", "spinner", "indicator", "view",
    "alert",
    "color", "colour", "font", "frame", "constraint", "toolbar", "navbar", "tab", "slider", "stepper",
    "picker", "badge", "popup", "dialog",
    "checkbox", "keyboard", "scroll", "hidden", "visible", "icon", "segment", "textfield", "tableview",
  ]

  /// True if a word is the name of a gesture.
  fileprivate var isGesture: Bool {
    let gestures = [
      "click", "touch", "press", "pinch", "tap", "tapp", "swip", "swipe", "drag", "dragg", "scroll",
    ]
    return gestures.contains { gesture in ["", "ed", "ing"].contains { self == gesture + $0 } }
  }
}

extension [String] {
  /// The words of a name that describe a moment of a view's life cycle or an event of a control: `did appear`.
  fileprivate var callback: String? {
    for (word, next) in zip(self, dropFirst())
    where ["did", "will"].contains(word) && ["load", "appear", "disappear"].contains(next) {
      return "\(word) \(next)"
    }
    let rest = dropFirst().filter { !["did", "will"].contains($0) }
    guard let first, ["text", "value", "selection", "editing", "search"].contains(first),
      let event = rest.first,
      ["change", "begin", "end"].contains(where: event.hasPrefix)
    else { return nil }
    return joined(separator: " ")
  }
}
