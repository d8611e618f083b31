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

  /// Draws the row in lines of `width` columns: `1 View → 2 [3] 4 Interactor → …`.
  ///
  /// The lines break at the same places whatever is marked.
  ///
  /// - Parameter step: The step to mark, or nil.
  func lines(marking step: Int? = nil, width: Int, style: TextStyle) -> [String] {
    guard !stops.isEmpty else { return "It prescribes no steps.".wrapped(to: width) }
    var lines: [String] = []
    // Two columns are kept for the brackets of a mark.
    var room = 0
    for (index, stop) in stops.enumerated() {
      let end = index + 1 < stops.count ? " →" : ""
      let columns = (stop.numbers.map(String.init) + [stop.role.rawValue]).joined(separator: " ").columns
      let marks = stop.numbers.map { $0 == step ? "[\($0)]" : "\($0)" }
      let text = (marks + [stop.role.rawValue]).joined(separator: " ") + end
      let isMarked = step.map(stop.numbers.contains) ?? false
      let styled = isMarked ? style.strong(style.accent(text)) : text
      if !lines.isEmpty, columns + end.columns + 1 <= room {
        lines[lines.count - 1] += " " + styled
        room -= columns + end.columns + 1
      } else {
        lines.append(styled)
        room = width - 2 - columns - end.columns
      }
    }
    return lines
  }
}
