import TextLayout
import Tracing

/// The messages that a tour stops at, in order.
struct TourPath {
  /// A message, with the screen after it and the lines that have changed since the message before.
  struct Stop {
    let step: TourStep
    /// The screen, line by line, with whether the line has changed.
    let screen: [(text: String, isChanged: Bool)]
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
      // Changes to the screen by messages that are left out count for the one before them.
      let next = index + 1 < places.count ? places[index + 1] : steps.count
      let new = Self.lines(of: steps[next - 1].screen)
      stops.append(
        Stop(
          step: steps[place],
          screen: new.enumerated().map { row, text in
            (text, !screen.indices.contains(row) || screen[row] != text)
          },
          screenColumns: new.map(\.columns).max() ?? 0,
          group: groups.first { $0.range.contains(index) }, hidden: place - first))
      screen = new
      first = place + 1
    }
    self.stops = stops
  }

  private static func lines(of screen: String?) -> [String] {
    screen.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) } ?? []
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
