import Checks
import Facts
import Tracing

extension Check {
  static let flowControllerComesFirst: Check = Check(
    "FC-36",
    asking: { MVVMFCApp($0).questions(assigning: "the flow controllers of view models", \.isFlowController) }
  ) { evidence in
    let viewModels = evidence.types(endingIn: "ViewModel").filter { $0.kind == "class" }
    guard !viewModels.isEmpty else { return [Violation.unshown("FC-36", "No class …ViewModel is declared.")] }
    let declared = viewModels.flatMap { viewModel -> [String] in
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
      return none + without + open + later
    }.uniqued
    return declared.map { Violation("FC-36", "View Model → Flow Controller: \($0).") }
      + evidence.settable("FC-36", \.isFlowController) {
        "View Model → Flow Controller: \($0) can be exchanged later."
      }
  }

  static let closuresReplaceDelegate: Check = Check("FC-40") { evidence in
    let exposing = evidence.viewModels.map { viewModel in
      (viewModel: viewModel, members: evidence.visibleMembers(of: viewModel))
    }.filter { $0.members.contains(where: \.isClosure) }
    guard !exposing.isEmpty else { return [Violation.unshown("FC-40", "No …ViewModel exposes a closure.")] }
    return exposing.flatMap { viewModel, members -> [String] in
      let closures = members.filter(\.isClosure)
      let delegates = members.filter(\.isDelegate)
      let both = delegates.map { delegate in
        "\(delegate.place) is declared beside closures (\(closures.map(\.name).joined(separator: ", ")))"
      }
      let unfit = closures.filter { !$0.isSettable || !$0.propertyType.hasSuffix("?") }.map {
        "\($0.place) cannot be left unset and set later, as a delegate can"
      }
      let asking = closures.filter { $0.propertyType.closureAnswers }.map {
        "\($0.place) asks for an answer (\($0.propertyType)); it should only announce a change"
      }
      return both + unfit + asking
    }.uniqued.map { Violation("FC-40", "View Model → View Controller: \($0).") }
  }

  static let outputIsReadOnly: Check = Check(
    "FC-41", asking: { MVVMFCApp($0).questions(assigning: "the properties of view models", \.isOutput) }
  ) { evidence in
    evidence.settable("FC-41", \.isOutput) {
      "View Model → View Controller: \($0) can be set by every reader."
    }
  }

  static let propertiesAreNamedForMeaning: Check = Check("FC-42") { evidence in
    let properties = evidence.viewModels.flatMap { evidence.visibleMembers(of: $0) }.filter {
      $0.kind == "property"
    }
    guard !properties.isEmpty else { return [Violation.unshown("FC-42", "No …ViewModel shows a property.")] }
    return properties.compactMap { property in
      let words = property.name.wordsOfName
      let isCommand = ["show", "hide", "display"].contains(words.first) && property.propertyType == "Bool"
      let widget = words.first { $0.isWidget } ?? (isCommand ? words.first : nil)
      return widget.map { word in
        Violation(
          "FC-42",
          "View Model → View Controller: \(property.place) is named for how it is shown "
            + "('\(word)'), not for what it means.")
      }
    }.uniqued
  }

  static let actionsAreFunctions: Check = Check("FC-43") { evidence in
    let viewModels = evidence.viewModels
    guard !viewModels.isEmpty else { return [Violation.unshown("FC-43", "No …ViewModel is declared.")] }
    let declared = viewModels.flatMap { viewModel -> [String] in
      let functions = evidence.visibleMembers(of: viewModel).filter { $0.kind == "method" }
      if functions.isEmpty { return ["\(viewModel.name) exposes no function for what a user does"] }
      let answering = functions.filter { $0.answer != nil }.map {
        "\($0.place) returns \($0.answer ?? ""); an action returns nothing"
      }
      let completing = functions.filter { $0.parameters.contains { $0.type.contains("->") } }.map {
        "\($0.place) returns a result through a closure; an action returns nothing"
      }
      return answering + completing
    }.uniqued
    let closures = evidence.closuresOfViewModels
    let set = evidence.sources.filter(\.concernsViewControllers).flatMap { file in
      let names = file.viewModelNames
      return file.changes.filter { change in
        // FC-36 covers a flow controller that is set.
        let isConnection = ["elegate", "lowController"].contains(where: change.property.hasSuffix)
        return names.contains(change.holder) && !closures.contains(change.property) && !isConnection
          && change.value?.kind != .closure
      }.map { "\($0.place), sets a property instead of calling a function (\($0.text))" }
    }
    return (declared + set).map { Violation("FC-43", "View Controller → View Model: \($0).") }
  }

  static let actionsAreNamedForIntent: Check = Check("FC-44") { evidence in
    let functions = evidence.viewModels.flatMap { evidence.visibleMembers(of: $0) }.filter {
      $0.kind == "method"
    }
    guard !functions.isEmpty else { return [Violation.unshown("FC-44", "No …ViewModel exposes a function.")] }
    return functions.compactMap { function in
      // To view something is an intent.
      let words = function.name.wordsOfName.trimmingPrefix(["view"])
      let callback = function.callName.wordsOfName.callback
      let word = words.first { $0.isWidget || $0.isGesture } ?? callback
      return word.map { word in
        Violation(
          "FC-44",
          "View Controller → View Model: \(function.place) is named for a control "
            + "('\(word)'), not for what the user wants.")
      }
    }.uniqued
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
