import Foundation
import TextLayout

/// How an exercise's part was changed: by the learner, and by the kit's solution.
struct ExerciseDifference {
  let exercise: Exercise
  let page: Page

  /// Returns the learner's changes to the part as it was shipped.
  ///
  /// - Throws: An error if the part cannot be read.
  func own() throws -> String {
    let lines = try change(to: String(decoding: exercise.text(), as: UTF8.self))
    return lines.isEmpty
      ? page.paragraph("\(exercise.path) is as it was shipped.") : text(lines)
  }

  /// Returns the lines that the solution changes; if messages are put in order, all of them, since each may have moved.
  ///
  /// - Throws: An error of Foundation if a file cannot be read.
  func solution() throws -> String {
    let part = (try? exercise.text()) ?? Data()
    let text = try String(contentsOf: exercise.solution(of: part), encoding: .utf8)
    guard exercise.asksForOrder else { return self.text(try change(to: text)) }
    return MessageList(text).entries.map { $0.text + "\n" }.joined()
  }

  /// Lays out the learner's changes beside the kit's if there is room, otherwise above them; only the learner's if they
  /// are the same except for imports and empty lines. If the kit's change is too long to show, the numbers of lines are
  /// compared instead.
  ///
  /// - Throws: An error if a file cannot be read.
  func comparison() throws -> String {
    let part = String(decoding: try exercise.text(), as: UTF8.self)
    let solution = exercise.solution(of: try exercise.text())
    let own = try change(to: part)
    let kit = try change(to: String(contentsOf: solution, encoding: .utf8))
    guard kit.count <= Self.longestComparison else {
      return page.paragraph(
        "Your solution has \(part.lineCount.of("line")), the kit's "
          + "\(try String(contentsOf: solution, encoding: .utf8).lineCount): compare it with "
          + "Solutions/\(exercise.id)/\(solution.lastPathComponent).")
    }
    guard own != kit else {
      return page.style.strong("Your change is the same as the kit's:") + "\n\n" + text(own)
    }
    guard own.withoutImports != kit.withoutImports else {
      return page.style.strong("Your change is the same as the kit's, except for imports and empty lines:")
        + "\n\n" + text(own)
    }
    let width = (page.width - 3) / 2
    let isWide = (own + kit).allSatisfy { $0.columns <= width } && !page.isLinear
    guard isWide else {
      return page.style.strong("Your change:") + "\n\n" + text(own) + "\n" + page.style.strong("The kit's:")
        + "\n\n" + text(kit)
    }
    let titles = page.style.strong("Your change:".padded(to: width) + "   The kit's:") + "\n\n"
    return titles
      + (0..<max(own.count, kit.count)).map { index in
        let left = index < own.count ? own[index] : ""
        let right = index < kit.count ? kit[index] : ""
        return (left.padded(to: width) + " │ " + right).trimmingSuffix + "\n"
      }.joined()
  }

  /// The greatest number of lines of the kit's change that is shown.
  private static let longestComparison = 100

  private func change(to text: String) throws -> [String] {
    let difference = LineDifference(from: try exercise.shipped().wholeLines, to: text.wholeLines)
    guard difference.changedLines > 0 else { return [] }
    return difference.excerpt(context: 1).map { $0?.marked ?? "⋮" }
  }

  /// Joins lines of code, neither cut nor broken, so that they can be copied.
  private func text(_ lines: [String]) -> String {
    lines.map { line in
      let code = line.trimmingSuffix
      let isChanged = line.hasPrefix("+ ") || line.hasPrefix("- ")
      return (isChanged ? line.hasPrefix("+ ") ? page.style.good(code) : page.style.bad(code) : code) + "\n"
    }.joined()
  }
}

extension [String] {
  /// The changed lines, without imports and empty lines.
  fileprivate var withoutImports: [String] {
    filter { $0.hasPrefix("+ ") || $0.hasPrefix("- ") }.filter { line in
      let code = line.dropFirst(2).trimmingPrefix("@testable ")
      return !code.isEmpty && !code.hasPrefix("import ")
    }
  }
}

extension String {
  /// The lines, however they end.
  fileprivate var wholeLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  fileprivate var trimmingSuffix: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension LineDifference.Line {
  /// The line as a diff shows it.
  fileprivate var marked: String {
    switch change {
    case .same: "  \(text)"
    case .removed: "- \(text)"
    case .added: "+ \(text)"
    }
  }
}
