import TextLayout
import Tracing

/// The messages that a tour stops at, in order.
struct TourPath {
  /// A line of a screen, and who changed it since the message before.
  struct Line: Equatable {
    enum Change {
      /// The message itself, or the framework while it delivers the user's event.
      case own
      /// Messages that are left out.
      case hidden
      /// The framework, between two messages.
      case framework
    }

    let text: String
    /// Nil if the line has not changed.
    let change: Change?
  }

  /// A message, with the screen that it leaves; at the end of an event, with the screen after that.
  struct Stop {
    let step: TourStep
    /// The screen, line by line.
    let screen: [Line]
    /// True if it is another than at the stop before, by lines that are new or by lines that are gone.
    let isScreenChanged: Bool
    /// The columns of its widest line.
    let screenColumns: Int
    /// The group that the message is part of, or nil.
    let group: TourGroup?
    /// The number of messages of wiring before it that are not shown.
    let hidden: Int
  }

  let stops: [Stop]

  /// Creates the path through all steps from an event on.
  ///
  /// - Parameters:
  ///   - act: The place of the event.
  ///   - hidingWiring: True if messages of wiring are left out.
  init(of steps: [TourStep], from act: Int, hidingWiring: Bool) {
    let places = steps.indices.filter { steps[$0].act >= act && !(hidingWiring && steps[$0].isWiring) }
    let groups = Self.groups(of: places.map { steps[$0] })
    var stops: [Stop] = []
    var first = steps.firstIndex { $0.act >= act } ?? 0
    var screen = first > 0 ? Self.lines(of: steps[first - 1].screen) : []
    for (index, place) in places.enumerated() {
      let step = steps[place]
      let next = index + 1 < places.count ? places[index + 1] : steps.count
      // What messages that are left out change is seen at the next stop or, at the end of an event, at this one.
      let isLast = next == steps.count || steps[next].act != step.act
      let hidden = steps[first..<place] + (isLast ? steps[(place + 1)..<next] : [])
      let old = screen.isEmpty ? Self.lines(of: step.message.screenBefore) : screen
      screen = Self.lines(of: isLast ? steps[next - 1].screen : step.screen)
      let lines = Self.lines(of: screen, since: old, changedBy: step, leavingOut: hidden)
      stops.append(
        Stop(
          step: step, screen: lines, isScreenChanged: screen != old,
          screenColumns: screen.map(\.columns).max() ?? 0,
          group: groups.first { $0.range.contains(index) }, hidden: place - first))
      first = place + 1
    }
    self.stops = stops
  }

  private static func lines(of screen: String?) -> [String] {
    screen.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) } ?? []
  }

  /// Divides a screen into lines, each with who changed it since the screen of the stop before.
  private static func lines(
    of screen: [String], since old: [String], changedBy step: TourStep,
    leavingOut hidden: ArraySlice<TourStep>
  ) -> [Line] {
    let new = newLines(in: screen, since: old)
    let own = linesBrought(by: step)
    let others = Set(hidden.flatMap(linesBrought))
    return screen.enumerated().map { row, text in
      guard new.contains(row) else { return Line(text: text, change: nil) }
      return Line(
        text: text, change: own.contains(text) ? .own : others.contains(text) ? .hidden : .framework)
    }
  }

  /// Returns the lines that a message brought to the screen.
  private static func linesBrought(by step: TourStep) -> Set<String> {
    let screen = lines(of: step.screen)
    return Set(newLines(in: screen, since: lines(of: step.message.screenBefore)).map { screen[$0] })
  }

  /// Returns the places of the lines of a screen that an older one did not have. A line that only moved up or down, to
  /// make room for another or to take its room, is not new, and neither is an empty one.
  private static func newLines(in screen: [String], since old: [String]) -> Set<Int> {
    guard screen != old else { return [] }
    return Set(
      screen.difference(from: old).insertions.compactMap {
        guard case .insert(let place, let text, _) = $0 else { return nil }
        return text.contains { $0 != " " } ? place : nil
      })
  }

  /// Finds the groups within each event.
  private static func groups(of steps: [TourStep]) -> [TourGroup] {
    var groups: [TourGroup] = []
    var start = 0
    while start < steps.count {
      let part = steps[start...].prefix { $0.act == steps[start].act }
      groups += TourGroup.groups(in: part.map(\.message.step)).map {
        TourGroup(range: $0.range.lowerBound + start..<$0.range.upperBound + start, steps: $0.steps)
      }
      start += part.count
    }
    return groups
  }

  /// Returns the place of the message with a number, or of the first after it; or the last if none follows.
  func index(ofMessage number: Int) -> Int {
    stops.firstIndex { $0.step.message.number >= number } ?? max(0, stops.count - 1)
  }

  /// Returns the place of an event's first message, or of the first after it.
  func index(ofAct act: Int) -> Int {
    stops.firstIndex { $0.step.act >= act } ?? max(0, stops.count - 1)
  }
}
