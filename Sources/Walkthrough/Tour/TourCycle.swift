import Specification
import TextLayout
import Tracing

/// The cycle of a pattern as a row of roles, each after the numbers of the steps that it takes.
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

    /// The numbers, of which one can be marked.
    func marks(_ step: Int?) -> [String] { numbers.map { $0 == step ? "[\($0)]" : "\($0)" } }

    /// The numbers as one range.
    var range: [String] {
      guard let first = numbers.first, let last = numbers.last else { return [] }
      return [first == last ? "\(first)" : "\(first)–\(last)"]
    }
  }

  /// The meaning of the numbers, above the list of the steps.
  static let legend = "The numbers before a role are the steps that it takes:"

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

  /// Draws the row in one line: `1 View → 2 [3] 4 Interactor → …`, or `1 View → 2–4 Interactor → …` if no step is marked
  /// or near. If there is no room for all of it, the roles around one step stay, and `…` stands for the others.
  ///
  /// - Parameters:
  ///   - step: The step to mark, or nil.
  ///   - near: The step that stays visible if none is marked.
  func line(marking step: Int?, near: Int? = nil, width: Int, style: TextStyle) -> String {
    guard !stops.isEmpty else { return Self.none.truncated(to: width) }
    let isOverview = step == nil && near == nil
    let texts = stops.map { text(of: $0, marking: step, isOverview: isOverview, style) }
    let columns = stops.map { text(of: $0, marking: nil, isOverview: isOverview, .plain).columns }
    let middle = stops.firstIndex { stop in (step ?? near).map(stop.numbers.contains) ?? false } ?? 0
    var range = middle..<middle + 1
    // Two columns are kept for the brackets of a mark.
    func fits(_ range: Range<Int>) -> Bool {
      let cuts = (range.lowerBound > 0 ? 4 : 0) + (range.upperBound < stops.count ? 4 : 0)
      return columns[range].reduce(cuts - 1) { $0 + $1 + 3 } <= width
    }
    while true {
      let longer = [
        range.lowerBound..<min(stops.count, range.upperBound + 1),
        max(0, range.lowerBound - 1)..<range.upperBound,
      ].first { $0 != range && fits($0) }
      guard let longer else { break }
      range = longer
    }
    let (before, after) = (range.lowerBound > 0 ? ["…"] : [], range.upperBound < stops.count ? ["…"] : [])
    let line = (before + texts[range] + after).joined(separator: " → ")
    return style.truncated(line, to: width)
  }

  /// Draws the row in as many lines as it needs, with no step marked.
  func lines(width: Int, style: TextStyle) -> [String] {
    guard !stops.isEmpty else { return Self.none.wrapped(to: width) }
    var lines: [String] = []
    var room = 0
    for (index, stop) in stops.enumerated() {
      let end = index + 1 < stops.count ? " →" : ""
      let text = text(of: stop, marking: nil, isOverview: true, style) + end
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

  private func text(of stop: Stop, marking step: Int?, isOverview: Bool, _ style: TextStyle) -> String {
    let numbers = isOverview ? stop.range : stop.marks(step)
    let isMarked = step.map(stop.numbers.contains) ?? false
    guard !isMarked else {
      return style.strong(style.accent((numbers + [stop.role.rawValue]).joined(separator: " ")))
    }
    return (numbers + [style.hue(stop.role.hue, stop.role.rawValue)]).joined(separator: " ")
  }
}
