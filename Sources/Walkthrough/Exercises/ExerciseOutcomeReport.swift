import Foundation
import Processes
import TextLayout

/// The outcome of an exercise for its learner: one fault in full, and the others by name. What is long can be shortened
/// to what a learner needs first.
struct ExerciseOutcomeReport {
  let exercise: Exercise
  let outcome: ExerciseOutcome
  let page: Page
  /// The files that judge the exercise and are not as shipped.
  var changedChecks: [String] = []
  /// True if the report begins with the exercise's name.
  var showsTitle = true

  /// Returns the width available to a check's output, which is indented.
  static func checkWidth(on page: Page) -> Int { min(page.width, 160) - indent.count }

  private static let indent = "  "

  /// How much of an outcome is shown.
  private struct Extent {
    /// The number of lines of the first fault.
    var fault = Int.max
    /// The number of lines of the compiler's warnings.
    var warnings = Int.max
    /// The number of lines of the part's output.
    var printed = 10
    /// The number of further faults of the certification, of which each has a line.
    var headlines = Int.max
    /// True if each green check is named.
    var namesGreenChecks = true

    /// The smallest extent on a page of at least 80 columns.
    static let least = Extent(fault: 10, warnings: 2, printed: 3, headlines: 3, namesGreenChecks: false)
  }

  /// The whole report.
  func text() -> String { text(Extent()) }

  /// Returns the report in a number of lines, if it can be shortened to that: every red check by its name, and the
  /// beginning of the first fault with its reason.
  func text(within limit: Int) -> String {
    let whole = text()
    guard whole.lineCount > limit else { return whole }
    var extent = Extent.least
    extent.fault = extent.fault * max(80, page.width) / page.width
    extent.fault += max(0, limit - text(extent).lineCount)
    return text(extent)
  }

  private func text(_ extent: Extent) -> String {
    let manifest = exercise.manifest
    let title = showsTitle ? page.heading("\(exercise.number), \(manifest.title)") + "\n\n" : ""
    let subject = page.paragraph("\(manifest.patternTitle), \(manifest.difficulty): \(manifest.topic).")
    return ([title + subject, verdict(extent)] + remarks(extent)).map(\.endingInOneNewline)
      .joined(separator: "\n")
  }

  /// True if the outcome certifies the exercise.
  var isCertified: Bool { outcome.isGreen && changedChecks.isEmpty }

  private func verdict(_ extent: Extent) -> String {
    switch outcome.verdict {
    case .refused(let diagnostics): section("It does not compile.", diagnostics, lines: extent.fault)
    case .crashed(let printed):
      section("The compiler crashed, so nothing was judged. This is no try.", printed, lines: extent.fault)
    case .barred(let refusal): section("It is not judged.", "\(refusal)")
    case .stopped(let stop):
      section(sentence(on: stop), stop.message, lines: extent.fault)
        + (hint(on: stop).map(page.paragraph) ?? "")
    case .judged(let checks, let certification):
      // If the part was not judged, the checks have judged the kit's own type, or nothing.
      if let absence = outcome.absence {
        section(absence.firstLine, absence.withoutFirstLine)
      } else {
        list(of: checks, extent) + finding(checks, certification, extent)
      }
    }
  }

  /// Lists the names of the checks, each marked as green or red.
  private func list(of checks: [ExerciseOutcome.Check], _ extent: Extent) -> String {
    let green = checks.count(where: \.isGreen)
    let isShort = !extent.namesGreenChecks && green > 1
    let named = isShort ? checks.filter { !$0.isGreen } : checks
    let rows = named.map { check in
      let lines = "\(check.isGreen ? "✔" : "✘") \(check.name)".wrapped(to: page.width - 2)
      let text = lines.joined(separator: "\n  ")
      return page.style.verdict(text) + "\n"
    }
    return rows.joined() + (isShort ? page.style.verdict("✔ \(green) checks are green") + "\n" : "") + "\n"
  }

  private func finding(
    _ checks: [ExerciseOutcome.Check], _ certification: ExerciseOutcome.Check?, _ extent: Extent
  ) -> String {
    let red = checks.filter { !$0.isGreen }
    if let first = red.first {
      let count = "\(red.count) of \(checks.count) checks \(red.count == 1 ? "is" : "are") red."
      let others = red.count > 1 ? " The first of them:" : ""
      return page.paragraph(count + others) + "\n"
        + section(first.name, first.faults.joined(separator: "\n"), lines: extent.fault)
    }
    guard let certification else {
      return page.paragraph(
        "Checks.swift lacks the check “\(ExerciseOutcome.Check.certification)”. "
          + "Restore the file, for example with 'git checkout'.")
    }
    guard let first = certification.faults.first else {
      let all = checks.count == 1 ? "The check is" : "All \(checks.count) checks are"
      return switch exercise.kind {
      case .order: page.paragraph("\(all) green: the app sends these messages in this order.")
      case .read: page.paragraph("\(all) green: this version breaks this rule.")
      case .fix: page.paragraph("\(all) green, and nothing else is broken.") + excuses
      }
    }
    let others = certification.faults.dropFirst().map(\.firstLine)
    let left = others.count - extent.headlines
    let headlines = others.prefix(extent.headlines) + (left > 0 ? ["\(left) more"] : [])
    // A broken rule has a pointer of its own.
    let pointer =
      first.hasPrefix("Fixed") && !first.contains("\nLook at: ")
      ? page.paragraph("Look at: everything that you changed, and what it does besides the fix.") : ""
    return section(first.firstLine, first.withoutFirstLine, lines: extent.fault) + pointer
      + (headlines.isEmpty || pointer.isEmpty ? "" : "\n")
      + headlines.map { page.style.verdict(page.paragraph("✘ \($0)")) }.joined()
  }

  /// The rules that were not judged, with the reasons.
  private var excuses: String {
    (exercise.manifest.excused ?? [:]).sorted { $0.key < $1.key }
      .map { "\n" + page.paragraph("\($0.key) was not judged: \($0.value)") }.joined()
  }

  private func sentence(on stop: ExerciseStop) -> String {
    let place = stop.check.map { "while this check was running: \($0)" } ?? "outside of every check"
    return switch stop.end {
    case .signal(SIGXCPU): "It ran for too long and was ended \(place)"
    case .signal(SIGALRM): "It waited for too long and was ended \(place)"
    case .signal: "It crashed \(place)"
    case .exit(let status): "Something ended the program, with status \(status), \(place)"
    }
  }

  /// Returns advice on where to look after a run that took too long; nil after any other.
  private func hint(on stop: ExerciseStop) -> String? {
    switch stop.end {
    case .signal(SIGXCPU): "Look for a loop or a recursion that never ends."
    case .signal(SIGALRM): "Look for something that is waited for and never comes, such as a lock or a reply."
    default: nil
    }
  }

  /// Other facts for the learner: warnings, work that no check has seen, printed lines, checks that are not as shipped.
  private func remarks(_ extent: Extent) -> [String] {
    var remarks: [String] = []
    if !outcome.warnings.isEmpty, outcome.warnings.contains("warning:") {
      remarks.append(section("The compiler warns:", outcome.warnings, lines: extent.warnings))
    }
    if let deferred = outcome.deferred, !outcome.isGreen { remarks.append(page.paragraph("\(deferred)")) }
    if outcome.printed.lineCount > 0 {
      remarks.append(
        section(
          "Your part printed \(outcome.printed.lineCount.of("line")):",
          outcome.printed.beginning(lines: extent.printed)))
    }
    if !changedChecks.isEmpty {
      remarks.append(
        page.paragraph(
          "This run cannot solve the exercise, because these files are not as shipped: "
            + "\(changedChecks.joined(separator: ", ")). Restore them, for example with 'git checkout'."))
    }
    return remarks
  }

  /// Lays out a title, and a text of at most some lines below it.
  private func section(_ title: String, _ text: String, lines limit: Int = .max) -> String {
    title.wrapped(to: page.textWidth).map(page.style.strong).joined(separator: "\n") + "\n\n"
      + (text.isEmpty ? "" : lines(of: text, within: limit).joined(separator: "\n") + "\n\n")
  }

  private func lines(of text: String, within limit: Int) -> [String] {
    text.trimmingCharacters(in: .newlines).visible.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).shortened(to: limit, laidOutBy: indented)
  }

  /// Indents the lines and wraps long ones; tables and most pictures already fit.
  private func indented(_ lines: [String]) -> [String] {
    lines.flatMap { line in
      line.columns <= page.width - Self.indent.count
        ? [line] : line.wrapped(to: page.width - Self.indent.count)
    }.map { $0.isEmpty ? "" : Self.indent + $0 }
  }
}

extension [String] {
  /// Lays out the lines, or as many of them as a limit allows. The last paragraph, which says why, is kept if it is
  /// short. Of what comes before, the beginning is kept; of the picture of a screen, the end too, where its buttons are;
  /// of pictures that are compared, the lines that differ.
  fileprivate func shortened(to limit: Int, laidOutBy layOut: ([String]) -> [String]) -> [String] {
    let all = layOut(self)
    guard all.count > limit else { return all }
    let last = lastIndex(of: "").map { Array(self[$0...]) } ?? []
    let isKept = layOut(last).count <= limit / 2
    let reason = isKept ? layOut(last) : []
    let report = isKept ? Array(dropLast(last.count)) : self
    if let comparison = report.comparison(in: limit - reason.count, laidOutBy: layOut) {
      return comparison + reason
    }
    let room = limit - reason.count - 1
    let lines = layOut(report)
    let end = lines.contains { $0.contains("╰") } ? Swift.min(4, room / 3) : 0
    let left = lines.count - room
    return lines.prefix(room - end) + layOut(["⋮ (\(left.of("more line")))"]) + lines.suffix(end) + reason
  }

  /// Lays out lines with pictures of screens that are compared, but of each picture only the lines in which one differs
  /// from the first, and as many around them as there is room for; returns nil if no pictures are compared, or there is
  /// too little room.
  private func comparison(in room: Int, laidOutBy layOut: ([String]) -> [String]) -> [String]? {
    // The frame of an alert begins inside another.
    let pictures = indices.filter { self[$0].hasPrefix("╭") }.compactMap { start in
      self[start...].firstIndex { $0.hasPrefix("╰") }.map { start...$0 }
    }
    let differing = Set(
      pictures.flatMap { picture in
        picture.filter { self[$0].hasSuffix("← differs") }.map { $0 - picture.lowerBound }
      }
    ).sorted()
    guard !differing.isEmpty else { return nil }
    func lines(_ count: Int, around context: Int) -> [String] {
      var lines: [String] = []
      for index in indices {
        let offset = pictures.first { $0.contains(index) }.map { index - $0.lowerBound }
        let isKept =
          offset.map { offset in differing.prefix(count).contains { abs($0 - offset) <= context } } ?? true
        if isKept || lines.last != "⋮" { lines.append(isKept ? self[index] : "⋮") }
      }
      return layOut(lines)
    }
    let choices =
      (0...5).reversed().map { (differing.count, $0) } + (1..<differing.count).reversed().map { ($0, 0) }
    for (count, context) in choices {
      let chosen = lines(count, around: context)
      if chosen.count <= room { return chosen }
    }
    return nil
  }
}

extension String {
  /// The number of line breaks.
  var lineCount: Int { count(where: \.isNewline) }

  fileprivate var withoutFirstLine: String { String(drop { $0 != "\n" }.dropFirst()) }

  fileprivate var endingInOneNewline: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return text + "\n"
  }
}
