import Specification
import TextLayout
import Tracing

/// The cycle of a pattern as a row of roles, each with the numbers of the steps that it takes.
struct TourCycle {
  /// A step, by the role that sends and the role that receives.
  struct Step: Equatable {
    let sender: Role
    let receiver: Role
  }

  /// A role, with the consecutive steps that it takes.
  private struct Stop {
    let role: Role
    var numbers: [Int]

    /// The most columns that it takes: with all of its numbers.
    var columns: Int { role.rawValue.columns + inBrackets(numbers.map(String.init)).columns }

    /// The first and the last of its numbers.
    var span: String {
      let ends = numbers.count > 1 ? [numbers[0], numbers[numbers.count - 1]] : numbers
      return inBrackets([ends.map(String.init).joined(separator: "–")])
    }

    /// Returns numbers in brackets; nothing if it takes no step.
    func inBrackets(_ numbers: [String]) -> String {
      self.numbers.isEmpty ? "" : " (\(numbers.joined(separator: " ")))"
    }
  }

  /// The meaning of the numbers, above the list of the steps.
  static let legend = "The numbers after a role are the steps that it takes:"

  private let stops: [Stop]

  /// Creates the row of a pattern's cycle.
  init(of pattern: Pattern) {
    var stops: [Stop] = []
    for (index, step) in pattern.cycle.enumerated() {
      if stops.last?.role == step.sender {
        stops[stops.count - 1].numbers.append(index + 1)
      } else {
        stops.append(Stop(role: step.sender, numbers: [index + 1]))
      }
    }
    if let last = pattern.cycle.last { stops.append(Stop(role: last.receiver, numbers: [])) }
    self.stops = stops
  }

  /// Draws the row in one line: `View (1) → Interactor (2 [3] 4) → …`. If there is no room for all of it, the roles
  /// around one step stay, and `…` stands for the others.
  ///
  /// - Parameters:
  ///   - step: The step to mark, or nil.
  ///   - near: The step that stays visible if none is marked.
  func line(marking step: Int?, near: Int? = nil, width: Int, style: TextStyle) -> String {
    guard !stops.isEmpty else { return Self.none.truncated(to: width) }
    let middle = stops.firstIndex { stop in (step ?? near).map(stop.numbers.contains) ?? false } ?? 0
    var range = middle..<middle + 1
    // Two columns are kept for the brackets of a mark.
    func fits(_ range: Range<Int>) -> Bool {
      let cuts = (range.lowerBound > 0 ? 4 : 0) + (range.upperBound < stops.count ? 4 : 0)
      return stops[range].reduce(cuts - 1) { $0 + $1.columns + 3 } <= width
    }
    while true {
      let longer = [
        range.lowerBound..<min(stops.count, range.upperBound + 1),
        max(0, range.lowerBound - 1)..<range.upperBound,
      ].first { $0 != range && fits($0) }
      guard let longer else { break }
      range = longer
    }
    let shown = stops[range].map { text(of: $0, marking: step, style) }
    let line = ((range.lowerBound > 0 ? ["…"] : []) + shown + (range.upperBound < stops.count ? ["…"] : []))
      .joined(separator: " → ")
    return style.truncated(line, to: width)
  }

  /// Draws the row in as many lines as it needs.
  func lines(width: Int, style: TextStyle) -> [String] {
    guard !stops.isEmpty else { return Self.none.wrapped(to: width) }
    var lines: [String] = []
    var room = 0
    for (index, stop) in stops.enumerated() {
      let end = index + 1 < stops.count ? " →" : ""
      let text = text(of: stop, marking: nil, style) + end
      let columns = text.withoutStyle.columns
      if !lines.isEmpty, columns + 1 <= room {
        lines[lines.count - 1] += " " + text
        room -= columns + 1
      } else {
        lines.append(text)
        room = width - columns
      }
    }
    return lines
  }

  private static let none = "It prescribes no steps."

  private func text(of stop: Stop, marking step: Int?, _ style: TextStyle) -> String {
    guard let step, stop.numbers.contains(step) else {
      return style.hue(stop.role.hue, stop.role.rawValue) + stop.span
    }
    let marks = stop.numbers.map { $0 == step ? "[\($0)]" : "\($0)" }
    return style.strong(style.accent(stop.role.rawValue + stop.inBrackets(marks)))
  }
}
