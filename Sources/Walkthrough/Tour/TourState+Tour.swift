import Foundation
import Playing
import Specification
import TextLayout
import Tracing

extension TourState {
  /// The remark instead of a rule.
  static let noRule = "No rule applies here."

  /// Does what a key asks for on a card or a message of a tour.
  mutating func pressInTour(_ key: Key) -> TourRequest? {
    let last = stops.count - 1
    switch key {
    case .right, .enter, .character(" "), .character("j"): return forward()
    case .left, .backspace, .character("k"): goBack()
    case .home, .character("g"): go(to: .message(0))
    case .end, .character("G"): go(to: .message(last))
    case .tab: go(to: stop?.group.map { place(at: $0.range.upperBound) } ?? place(at: (index ?? -1) + 1))
    case .character("]"): go(to: event(after: index))
    case .character("["), .character("p"): go(to: event(before: index))
    case .character("n") where searched.isEmpty: go(to: event(after: index))
    case .character("n"): find(searched, isForward: true)
    case .character("N"): find(searched, isForward: false)
    case .character("/"): prompt = .search("")
    case .character(let digit) where digit.isWholeNumber: prompt = .number(String(digit))
    case .escape where !searched.isEmpty: searched = ""
    case .escape: leave(choosing: tour?.story)
    case .character("w"): toggleWiring()
    case .character("m"): open(.list(row: index ?? 0, filter: "", isTyping: false))
    case .character("t"): open(.elsewhere(row: 0))
    case .character("x") where exercise != nil: open(.exercise)
    case .character("s"): showsSource.toggle()
    case .character("r"):
      if let rule = stop?.step.rule { open(.rule(rule.id)) } else { notice = Self.noRule }
    case .character("a"): togglePrediction()
    case .character("o") where stop != nil:
      open(.ownership)
      return references == nil ? .ownership : nil
    case .character("e"):
      guard let message = stop?.step.message, let file = message.file, let line = message.line else {
        return nil
      }
      return .edit(file: file, line: line)
    default: break
    }
    return nil
  }

  /// Goes to the next message, from the last message to the last card, and from that to the next story.
  private mutating func forward() -> TourRequest? {
    switch place {
    case .card: go(to: next(after: -1))
    case .message(let index): go(to: next(after: index))
    case .end:
      guard let tour else { return nil }
      guard let next = Story.all.first(after: tour.story) else {
        leave(choosing: tour.story)
        return nil
      }
      return load(next, tour.pattern)
    default: break
    }
    return nil
  }

  /// Returns the message after another, or the question that is asked before it.
  private func next(after index: Int) -> TourPlace {
    let next = place(at: index + 1)
    guard case .message(let place) = next, prediction?.question(before: stops[place].step.message) != nil
    else { return next }
    return .question(place)
  }

  private mutating func goBack() {
    switch place {
    case .end: go(to: .message(max(0, stops.count - 1)))
    case .message(let index): go(to: place(at: index - 1))
    default: break
    }
  }

  /// Returns the message at an index, or the card before the first or after the last.
  func place(at index: Int) -> TourPlace {
    index < 0 ? .card : index < stops.count ? .message(index) : .end
  }

  /// Leaves for the list of stories.
  private mutating func leave(choosing story: Story?) {
    bookmark()
    behind = []
    guard let tour else { return }
    go(to: .stories(tour.pattern, row: Story.all.firstIndex { $0.id == story?.id } ?? 0))
  }

  /// Returns the place where the next event begins; after the last event, the last card.
  private func event(after index: Int?) -> TourPlace {
    guard place != .end else { return .end }
    guard let index else { return .message(0) }
    return stops.indices.first { $0 > index && stops[$0].step.act > stops[index].step.act }
      .map(TourPlace.message) ?? .end
  }

  /// Returns the place where the event of the message before began.
  private func event(before index: Int?) -> TourPlace {
    guard place != .card else { return .card }
    let before = (place == .end ? stops.count : index ?? 0) - 1
    guard stops.indices.contains(before) else { return .card }
    return .message(stops.indices.first { stops[$0].step.act == stops[before].step.act } ?? 0)
  }

  /// Goes to the next or the previous message with a text, and continues at the other end.
  mutating func find(_ text: String, isForward: Bool) {
    guard !text.isEmpty else { return }
    let hits = rows(matching: text)
    let here = index ?? (place == .end ? stops.count : -1)
    let hit = isForward ? hits.first { $0 > here } ?? hits.first : hits.last { $0 < here } ?? hits.last
    if let hit { go(to: .message(hit)) } else { notice = "No message has “\(text)”." }
  }

  /// Goes to the message with a number in the whole story, if it is shown.
  mutating func jump(to number: Int?) {
    guard let tour else { return }
    if let index = stops.firstIndex(where: { $0.step.message.number == number }) {
      go(to: .message(index))
    } else if let number, tour.steps.indices.contains(number - 1) {
      notice = "Message \(number) is left out; w shows it."
    } else {
      let count = tour.steps.count
      notice = "There \(count == 1 ? "is" : "are") \(count.of("message"))."
    }
  }

  /// Returns the places of the messages with a text, whatever its case and accents.
  func rows(matching text: String) -> [Int] {
    guard !text.isEmpty else { return Array(stops.indices) }
    return stops.indices.filter {
      stops[$0].step.searchText.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}

extension TourStep {
  /// The text in which a search finds the step.
  fileprivate var searchText: String {
    "\(message.parties) \(message.sender.object) \(message.receiver.object) \(message.phrase) "
      + "\(message.payloadText) \(rule?.id ?? "") \(event)"
  }
}
