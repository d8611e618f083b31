import Checks

extension Check {
  static let flowControllerComesFirst: Check = Check("FC-36") { evidence in
    let viewModels = evidence.types(endingIn: "ViewModel").filter { $0.kind == "class" }
    guard !viewModels.isEmpty else { return [Violation.unshown("FC-36", "No class …ViewModel is declared.")] }
    let declared = viewModels.flatMap { viewModel -> [String] in
      let members = evidence.members(of: viewModel)
      let initializers = members.filter { $0.kind == "init" && !$0.spelling.contains("convenience ") }
      let without = initializers.filter { !$0.demandsFlowController }.map {
        "\($0.place) can be called without its Flow Controller"
      }
      let open = members.filter { $0.isFlowController && $0.propertyType.contains(#/[?!]$/#) }.map {
        "\($0.place) can be missing"
      }
      let later = members.filter { member in
        member.kind == "method" && member.parameters.contains { $0.type.namesFlowController }
      }.map { "\($0.place) hands it over later" }
      let none = initializers.isEmpty ? ["\(viewModel.name) has no initializer that takes one"] : []
      return none + without + open + later
    }.uniqued
    let properties = Set(
      viewModels.flatMap { evidence.members(of: $0) }.filter(\.isFlowController).map(\.name))
    let assigned = evidence.sources.flatMap { file in
      file.assignments.filter { properties.contains($0.property) && $0.holder != "self" }.map { assignment in
        "\(file.name), line \(assignment.line), hands it over later (\(assignment.text))"
      }
    }
    return (declared + assigned).map { Violation("FC-36", "View Model → Flow Controller: \($0).") }
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
        "\(delegate.place) is there beside closures (\(closures.map(\.name).joined(separator: ", ")))"
      }
      let unfit = closures.filter { !$0.isSettable || !$0.propertyType.hasSuffix("?") }.map {
        "\($0.place) cannot be left unset and set later, as a delegate can"
      }
      let asking = closures.filter { $0.propertyType.closureAnswers }.map {
        "\($0.place) asks for an answer (\($0.propertyType)); it is to tell of a change"
      }
      return both + unfit + asking
    }.uniqued.map { Violation("FC-40", "View Model → View Controller: \($0).") }
  }

  static let outputIsReadOnly: Check = Check("FC-41") { evidence in
    let shown = evidence.viewModels.flatMap { evidence.visibleMembers(of: $0) }.filter {
      // Who sets the flow controller is the matter of FC-36.
      $0.kind == "property" && !$0.isDelegate && !$0.isClosure && !$0.isFlowController
    }
    guard !shown.isEmpty else { return [Violation.unshown("FC-41", "No …ViewModel shows a property.")] }
    // Declarations do not tell who can set a property that is lazy, or stored with an observer.
    guard !evidence.sources.isEmpty else {
      return [Violation.unshown("FC-41", "No source file tells who can set a property.")]
    }
    let guarded = evidence.propertiesWithPrivateSetters
    let open = shown.filter { $0.isSettable && !guarded.contains($0.place) }.map(\.place)
    let openInside = shown.flatMap { property in
      evidence.settableProperties(ofObjectsIn: property).filter { !guarded.contains($0.place) }.map {
        "\(property.place) shows objects of which \($0.place)"
      }
    }
    return (open + openInside).uniqued.map {
      Violation("FC-41", "View Model → View Controller: \($0) can be set by whoever reads it.")
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
        "\($0.place) answers \($0.answer ?? ""); an action answers nothing"
      }
      let completing = functions.filter { $0.parameters.contains { $0.type.contains("->") } }.map {
        "\($0.place) answers through a closure; an action answers nothing"
      }
      return answering + completing
    }.uniqued
    let closures = evidence.closuresOfViewModels
    let set = evidence.sources.filter(\.concernsViewControllers).flatMap { file in
      file.changes.filter { change in
        // A flow controller that is set is the matter of FC-36.
        file.viewModelNames.contains(change.holder) && !closures.contains(change.property)
          && !change.property.contains(#/([dD]elegate|[fF]lowController)$/#) && !change.value.hasPrefix("{")
      }.map { "\(file.name), line \($0.line), sets a property in place of calling a function (\($0.text))" }
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
      let lifeCycle = function.name.firstMatch(of: #/(did|will)(Load|Appear|Disappear)/#).map { String($0.0) }
      let callback = function.name.firstMatch(
        of: #/^(text|value|selection|editing|search)(Did|Will)?(Change|Begin|End)/#
      ).map { String($0.0) }
      let word = words.first { $0.isWidget || $0.isGesture } ?? lifeCycle ?? callback
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
  /// The names of the closures that view models show, as their declarations and files tell.
  var closuresOfViewModels: Set<String> {
    let declared = viewModels.flatMap { visibleMembers(of: $0) }.filter(\.isClosure).map(\.name)
    let written = sources.filter { $0.contains(viewModelDeclaration) }
      .flatMap { $0.matches(of: closureProperty).map { String($0.1) } }
    return Set(declared + written)
  }
}

extension Evidence {
  /// What can be set of the objects that a property has in it; view models among them are looked at themselves.
  fileprivate func settableProperties(ofObjectsIn property: Declaration) -> [Declaration] {
    let names = property.propertyType.namedTypes.filter { !$0.contains("ViewModel") }
    return declarations.filter { $0.kind == "class" && names.contains($0.name) }
      .flatMap { visibleMembers(of: $0) }.filter(\.isSettable)
  }

  /// The properties that only their own file or type can set, as `GreetingsViewModel.items`.
  fileprivate var propertiesWithPrivateSetters: Set<String> {
    Set(
      sources.flatMap { file in
        file.matches(of: privateSetter).flatMap { match in file.classes.map { "\($0).\(match.1)" } }
      })
  }
}

extension Declaration {
  /// Whether an initializer cannot be called without a flow controller.
  fileprivate var demandsFlowController: Bool {
    parameters.contains { $0.type.namesFlowController && !$0.type.contains(#/[?!]$/#) }
      && !spelling.contains(#/FlowController(Type)?\)?\?? *=/#)
  }
}

extension String {
  /// Whether a closure of this type is to answer something.
  fileprivate var closureAnswers: Bool {
    guard let arrow = ranges(of: "->").last else { return false }
    let answer = self[arrow.upperBound...].filter { !"()? ".contains($0) }
    return !["", "Void"].contains(answer)
  }

  /// Whether a word is a view's or a control's, or says what of it is to be seen.
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

  /// Whether a word says what a finger does.
  fileprivate var isGesture: Bool {
    contains(#/^(click|touch|press|pinch|tapp?|swipe?|dragg?|scroll)(ed|ing)?$/#)
  }
}

private let viewModelDeclaration = SourcePattern(#/\b(class|protocol) \w*ViewModel(Type)?\b/#)
private let closureProperty = SourcePattern(#/\bvar (\w+): *[^\n{=]*->/#)
private let privateSetter = SourcePattern(#/\b(?:private|fileprivate)\(set\)[\w@\s]*?\bvar (\w+)/#)
