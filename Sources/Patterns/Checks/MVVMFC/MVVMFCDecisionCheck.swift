import Checks
import Tracing

// A view controller that decides about what the user does.

extension Check {
  static let viewControllerDecidesNothing: Check = Check("FC-28") { evidence in
    let app = MVVMFCSource(evidence)
    let controllers = app.files.flatMap { file in
      file.typeTexts.filter { app.part(of: $0) == .viewController && $0.keyword != "protocol" }
        .map { ControllerText(type: $0, file: file) }
    }
    let viewModels = Set(controllers.flatMap(\.viewModels)).union(["viewModel"])
    var actions: Set<String> = []
    while true {
      let found = Set(controllers.flatMap { $0.actions(telling: viewModels, through: actions) })
      if found == actions { break }
      actions = found
    }
    guard !actions.isEmpty else {
      return [
        Violation.unshown(
          "FC-28", "No source file has a View Controller that tells a View Model of an action.")
      ]
    }
    return controllers.flatMap { controller in
      controller.decisions(about: viewModels, through: actions).map { place in
        Violation(
          "FC-28",
          "View Controller: \(place) decides about an action before it is passed on to the View Model.")
      }
    }
  }
}

/// A view controller, or an extension of one.
private struct ControllerText {
  let type: TypeText
  let file: SourceFile

  /// The names of the properties that hold a view model.
  var viewModels: [String] {
    members.filter { ["var", "let"].contains($0.keyword) }.filter { member in
      let declared = member.range.dropFirst(2).prefix { !["=", "{"].contains(file.text($0)) }
      return declared.contains { file.text($0).contains("ViewModel") }
    }.map(\.name)
  }

  /// The names of the methods that pass an action on, themselves or through each other.
  func actions(telling viewModels: Set<String>, through actions: Set<String>) -> [String] {
    members.filter { member in
      member.keyword == "func" && !member.isLifeCycle
        && member.range.contains { tells($0, viewModels, actions, in: member) }
    }.map(\.name)
  }

  /// Where a condition stands on which it depends whether an action is passed on, or which.
  func decisions(about viewModels: Set<String>, through actions: Set<String>) -> [String] {
    var places: [String] = []
    for member in members {
      let calls = member.range.filter { tells($0, viewModels, actions, in: member) }
      let decisions = member.range.filter { index in
        calls.contains { decides(index, about: $0, in: member) }
      }
      places += decisions.map(file.place)
    }
    return places
  }

  private var members: [MemberText] { MemberText.all(in: type.body, of: file) }

  /// Whether a token begins a statement that calls a view model, or a method that passes an action on.
  private func tells(
    _ index: Int, _ viewModels: Set<String>, _ actions: Set<String>, in member: MemberText
  ) -> Bool {
    guard index > member.range.lowerBound + 1 else { return false }
    let name = file.text(index)
    var next = index + 1
    if viewModels.contains(name) {
      while ["?", "!"].contains(file.text(next)) { next += 1 }
      guard file.text(next) == ".", ["(", "{"].contains(file.text(next + 2)) else { return false }
    } else {
      guard actions.contains(name), file.text(next) == "(" else { return false }
    }
    return isStatement(index, in: member)
  }

  /// Whether a token begins a statement, and not a part of an expression whose value is used.
  private func isStatement(_ index: Int, in member: MemberText) -> Bool {
    var first = index
    while file.text(first - 1) == "." {
      first -= 2
      while ["?", "!"].contains(file.text(first)) { first -= 1 }
      guard file.text(first) == "self" else { return false }
    }
    if ["try", "await"].contains(file.text(first - 1)) { first -= 1 }
    if file.text(first - 1) == "=", file.text(first - 2) == "_" { first -= 2 }
    guard opening(of: first, in: member).last.map({ file.text($0) }) == "{" else { return false }
    let previous = file.text(first - 1)
    if ["{", "}", ";", "in", "else", ":", "?"].contains(previous) { return true }
    let isContinued = ["=", "return", ",", "(", "&", "|", "+", "."].contains(previous)
    return file.tokens[first - 1].line < file.tokens[first].line && !isContinued
  }

  /// The brackets that are open at a token, the outermost first.
  private func opening(of index: Int, in member: MemberText) -> [Int] {
    member.range.prefix { $0 < index }.filter { position in
      ["(", "[", "{"].contains(file.text(position)) && file.tokens.closing(position) > index
    }
  }

  /// Whether it depends on the condition at `index` that a call is made, or with what.
  private func decides(_ index: Int, about call: Int, in member: MemberText) -> Bool {
    // What happens as the screen comes and goes is no action, unless a control has a closure for it.
    if member.isLifeCycle || member.keyword != "func" {
      guard let closure = opening(of: call, in: member).first(where: { isClosure($0) }), closure < index
      else {
        return false
      }
    }
    switch file.text(index) {
    case "guard": return index < call && !isAboutSelf(index)
    case "if", "switch", "while", "where":
      guard index < call, file.text(index - 1) != "#", !isAboutSelf(index) else { return false }
      let range = branches(of: index)
      return range.contains(call) || range.contains { ["return", "throw"].contains(file.text($0)) }
        || sets(argumentOf: call, in: range) || isAssigned(index, toArgumentOf: call)
    case "?":
      guard file.tokens[index].isSpaced, file.text(index + 1) != "?" else { return false }
      return arguments(of: call).contains(index) || index < call && file.text(call - 1) == "?"
        || isBefore(index, call) || index < call && isAssigned(index, toArgumentOf: call)
    default: return false
    }
  }

  /// The tokens between the brackets of a call.
  private func arguments(of call: Int) -> Range<Int> {
    let open = (call..<file.tokens.count).first { file.text($0) == "(" } ?? call
    return open..<max(open, min(file.tokens.closing(open), file.tokens.count))
  }

  /// Whether something is assigned, among some tokens, to what a call passes on.
  private func sets(argumentOf call: Int, in range: Range<Int>) -> Bool {
    range.contains { index in
      file.text(index + 1) == "=" && file.text(index + 2) != "=" && isPassedOn(index, by: call)
    }
  }

  /// Whether a condition stands on a line after the name of what a call passes on, and a sign of equality.
  private func isAssigned(_ index: Int, toArgumentOf call: Int) -> Bool {
    let line = (0..<index).reversed().prefix { file.tokens[$0].line == file.tokens[index].line }
    guard let equals = line.last(where: { file.text($0) == "=" }) else { return false }
    return line.contains { $0 < equals && isPassedOn($0, by: call) }
  }

  /// Whether a token is a name that stands among the arguments of a call as well, and not as a label.
  private func isPassedOn(_ index: Int, by call: Int) -> Bool {
    file.text(index).first?.isLetter == true
      && arguments(of: call).contains { file.text($0) == file.text(index) && file.text($0 + 1) != ":" }
  }

  /// Whether a question mark and a call stand on one line, as in `a ? b() : call()`.
  private func isBefore(_ index: Int, _ call: Int) -> Bool {
    index < call && file.tokens[index].line == file.tokens[call].line
  }

  /// Whether what is asked is whether the view controller is still there.
  private func isAboutSelf(_ index: Int) -> Bool {
    ["let", "var"].contains(file.text(index + 1)) && file.text(index + 2) == "self"
  }

  /// Whether a brace opens a closure.
  private func isClosure(_ index: Int) -> Bool {
    guard file.text(index) == "{" else { return false }
    if ["(", ",", "=", ":"].contains(file.text(index - 1)) { return true }
    let end = file.tokens.closing(index)
    let line = file.tokens[index].line
    return (index..<end).dropFirst().prefix { file.tokens[$0].line == line && file.text($0) != "{" }
      .contains { file.text($0) == "in" }
  }

  /// The tokens from a condition to the end of its last branch.
  private func branches(of index: Int) -> Range<Int> {
    var end = index
    while let open = (end..<file.tokens.count).first(where: { file.text($0) == "{" }) {
      end = file.tokens.closing(open) + 1
      if file.text(end) != "else" { break }
    }
    return index..<min(max(end, index), file.tokens.count)
  }
}

extension MemberText {
  /// Whether the framework calls the method as the screen is made, comes and goes.
  fileprivate var isLifeCycle: Bool {
    if keyword == "init" { return true }
    guard modifiers.contains("override") else { return false }
    return name.hasPrefix("view") || name.hasPrefix("willMove") || name.hasPrefix("didMove")
      || ["loadView", "awakeFromNib", "prepare", "updateViewConstraints"].contains(name)
  }
}
