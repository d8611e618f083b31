import Foundation
import Playing
import Specification
import TextLayout

extension TourState {
  /// Does what a key asks for; a key without a meaning here only clears the notice.
  ///
  /// - Parameter extent: The visible part of the screen.
  /// - Returns: The request that the caller has to carry out, or nil.
  mutating func press(_ key: Key, seeing extent: Extent) -> TourRequest? {
    scroll = min(scroll, extent.furthest)
    // This remark stands for a box, which Esc closes.
    let hadNoRule = notice == Self.noRule
    notice = nil
    if hadNoRule, key == .escape { return nil }
    if key == .interrupt {
      go(to: .left)
      wasInterrupted = true
      return .cancel
    }
    if let prompt {
      type(key, into: prompt)
      return nil
    }
    if case .list(let row, let filter, true) = place {
      typeFilter(key, row, filter)
      return nil
    }
    if choose(key) { return nil }
    switch key {
    case .character("q"):
      go(to: .left)
      return .cancel
    case .character("?") where hasHelp: open(.help)
    case .up: scroll = max(0, scroll - 1)
    case .down: scroll = min(extent.furthest, scroll + 1)
    case .pageUp: scroll = max(0, scroll - max(1, extent.height - 1))
    case .pageDown: scroll = min(extent.furthest, scroll + max(1, extent.height - 1))
    // No hidden line is passed over.
    case _ where [.right, .enter, .character(" ")].contains(key) && isInTour && scroll < extent.furthest:
      scroll = min(extent.furthest, scroll + max(1, extent.height - 1))
    default: return pressHere(key)
    }
    return nil
  }

  /// True on a card or a message, from which the tour goes on.
  private var isInTour: Bool {
    switch place {
    case .card, .message, .end: true
    default: false
    }
  }

  /// True if help can be opened. A story that is ready replaces the loading screen, so help must not cover that.
  private var hasHelp: Bool {
    switch place {
    case .help, .loading: false
    default: true
    }
  }

  private mutating func pressHere(_ key: Key) -> TourRequest? {
    switch place {
    case .left: return nil
    case .patterns(let row): return pressInPatterns(key, row)
    case .stories(let pattern, let row): return pressInStories(key, pattern, row)
    case .loading:
      guard key == .escape else { return nil }
      nextAct = nil
      back()
      return .cancel
    case .card, .message, .end: return pressInTour(key)
    case .question(let next): return pressAtQuestion(key, before: next)
    case .list(let row, let filter, _): pressInList(key, row, filter)
    case .elsewhere(let row): return pressElsewhere(key, row)
    case .help, .rule, .ownership, .exercise, .failed: back()
    }
    return nil
  }

  /// Moves the chosen row of a list.
  ///
  /// - Returns: True if the key did that.
  private mutating func choose(_ key: Key) -> Bool {
    switch place {
    case .patterns(let row):
      return choose(key, from: row, of: TourChooser.patterns.count) { .patterns(row: $0) }
    case .stories(let pattern, let row):
      return choose(key, from: row, of: Story.all.count) { .stories(pattern, row: $0) }
    case .elsewhere(let row):
      return choose(key, from: row, of: otherPatterns.count) { .elsewhere(row: $0) }
    case .list(let row, let filter, let isTyping):
      return choose(key, from: row, of: rows(matching: filter).count) {
        .list(row: $0, filter: filter, isTyping: isTyping)
      }
    default: return false
    }
  }

  private mutating func choose(
    _ key: Key, from row: Int, of count: Int, _ list: (Int) -> TourPlace
  ) -> Bool {
    let target: Int
    switch key {
    case .up, .character("k"): target = row - 1
    case .down, .character("j"): target = row + 1
    case .pageUp: target = row - 10
    case .pageDown: target = row + 10
    case .home, .character("g"): target = 0
    case .end, .character("G"): target = count - 1
    default: return false
    }
    place = list(max(0, min(count - 1, target)))
    return true
  }

  private mutating func pressInPatterns(_ key: Key, _ row: Int) -> TourRequest? {
    let chosen = TourChooser.patterns[row].pattern
    switch key {
    case .enter, .right, .character(" "): go(to: .stories(chosen, row: 0))
    case .character("c"):
      return leave(for: ["compare", Story.sortCountries.id, "--with", Pattern.mvc.rawValue])
    case .character("p"): return leave(for: ["app", chosen.rawValue])
    case .character("e"): return leave(for: ["exercises"])
    case .character(let digit):
      guard let number = digit.wholeNumberValue,
        let choice = TourChooser.patterns.first(where: { $0.number == number })
      else { return nil }
      return load(.sortCountries, choice.pattern)
    case .escape: go(to: .left)
    default: break
    }
    return nil
  }

  private mutating func leave(for words: [String]) -> TourRequest {
    go(to: .left)
    return .leave(for: words)
  }

  private mutating func pressInStories(_ key: Key, _ pattern: Pattern, _ row: Int) -> TourRequest? {
    switch key {
    case .enter, .right, .character(" "): return load(Story.all[row], pattern)
    case .left, .escape, .backspace:
      go(to: .patterns(row: TourChooser.patterns.firstIndex { $0.pattern == pattern } ?? 0))
    default: break
    }
    return nil
  }

  private mutating func pressElsewhere(_ key: Key, _ row: Int) -> TourRequest? {
    switch key {
    case .enter, .right, .character(" "):
      guard let tour else { return nil }
      let pattern = otherPatterns[row]
      nextAct = stop?.step.act
      back()
      return load(tour.story, pattern)
    case .left, .escape, .backspace: back()
    default: break
    }
    return nil
  }

  private mutating func pressInList(_ key: Key, _ row: Int, _ filter: String) {
    switch key {
    case .character("/"): place = .list(row: 0, filter: filter, isTyping: true)
    case .enter, .right, .character(" "):
      let rows = rows(matching: filter)
      guard rows.indices.contains(row) else { return }
      behind.removeLast()
      go(to: .message(rows[row]))
    case .left, .escape, .backspace, .character("m"): back()
    default: break
    }
  }

  private mutating func typeFilter(_ key: Key, _ row: Int, _ filter: String) {
    switch key {
    case .enter: place = .list(row: row, filter: filter, isTyping: false)
    case .escape: place = .list(row: 0, filter: "", isTyping: false)
    case .backspace: place = .list(row: 0, filter: String(filter.dropLast()), isTyping: true)
    case .character(let character):
      place = .list(row: 0, filter: filter + String(character), isTyping: true)
    case .up, .down, .pageUp, .pageDown, .home, .end: _ = choose(key)
    default: break
    }
  }

  /// Appends pasted text to the search or the filter that is being typed; elsewhere it means nothing.
  mutating func paste(_ pasted: String) {
    let text = pasted.trimmingCharacters(in: .newlines).visible.onOneLine
    switch (prompt, place) {
    case (.search(let old), _): prompt = .search(old + text)
    case (nil, .list(_, let filter, true)): place = .list(row: 0, filter: filter + text, isTyping: true)
    default: break
    }
  }

  private mutating func type(_ key: Key, into old: TourPrompt) {
    switch (old, key) {
    case (_, .escape): prompt = nil
    case (.number(let text), .character(let digit)):
      if digit.isWholeNumber { prompt = .number(text + String(digit)) }
    case (.search(let text), .character(let character)): prompt = .search(text + String(character))
    case (.number(let text), .backspace):
      prompt = text.count > 1 ? .number(String(text.dropLast())) : nil
    case (.search(let text), .backspace): prompt = text.isEmpty ? nil : .search(String(text.dropLast()))
    case (.number(let text), .enter):
      prompt = nil
      jump(to: Int(text))
    case (.search(let text), .enter):
      prompt = nil
      searched = text
      find(text, isForward: true)
    default: break
    }
  }

  /// The patterns other than the tour's.
  var otherPatterns: [Pattern] { Pattern.allCases.filter { $0 != tour?.pattern } }
}
