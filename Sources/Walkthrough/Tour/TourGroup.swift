/// Consecutive messages that repeat the same step, or two steps in alternation.
struct TourGroup: Equatable {
  /// The places of the messages.
  let range: Range<Int>
  /// The step, or the two that alternate.
  let steps: ClosedRange<Int>

  /// The steps by number: `7`, or `6–7`.
  var title: String {
    steps.count == 1 ? "\(steps.lowerBound)" : "\(steps.lowerBound)–\(steps.upperBound)"
  }

  /// Returns a message's place in the group: `7 · 1 of 4`.
  func label(at index: Int) -> String {
    "\(title) · \(index - range.lowerBound + 1) of \(range.count)"
  }

  /// Finds the groups in the steps of one event. Nil stands for a message that takes no step.
  ///
  /// Two consecutive steps in alternation are one group if the first is repeated after the second.
  static func groups(in steps: [Int?]) -> [TourGroup] {
    var groups: [TourGroup] = []
    var index = 0
    while index < steps.count {
      guard let first = steps[index] else {
        index += 1
        continue
      }
      let alike = steps[index...].prefix { $0 == first }.count
      let turns = Array(steps[index...].prefix { $0 == first || $0 == first + 1 })
      let isTurning = turns[alike...].contains(first)
      let count = isTurning ? turns.count : alike
      if count > 1 {
        groups.append(
          TourGroup(range: index..<index + count, steps: first...(isTurning ? first + 1 : first)))
      }
      index += count
    }
    return groups
  }
}
