import Stories

extension TourState {
  /// Does what a key asks for; a key that means nothing here changes nothing.
  ///
  /// - Parameter extent: The visible part of the screen.
  /// - Returns: The request to the surroundings, or nil.
  mutating func press(_ key: Key, seeing extent: Extent) -> TourRequest? {
    scroll = min(scroll, extent.furthest)
    notice = nil
    if key == .interrupt {
      go(to: .left)
      wasInterrupted = true
      return .cancel
    }
    if let prompt { return type(key, into: prompt) }
    if case .list(_, let filter, true) = place { return typeFilter(key, filter) }
    switch key {
    case .character("q"):
      go(to: .left)
      return .cancel
    case .character("?") where place != .help: open(.help)
    case .up: if !choose(key) { scroll = max(0, scroll - 1) }
    case .down: if !choose(key) { scroll = min(extent.furthest, scroll + 1) }
    case .pageUp: if !choose(key) { scroll = max(0, scroll - max(1, extent.height - 1)) }
    case .pageDown: if !choose(key) { scroll = min(extent.furthest, scroll + max(1, extent.height - 1)) }
    default: return choose(key) ? nil : pressHere(key)
    }
    return nil
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
    let (row, count): (Int, Int)
    switch place {
    case .patterns(let chosen): (row, count) = (chosen, Pattern.allCases.count)
    case .stories(_, let chosen): (row, count) = (chosen, Story.all.count)
    case .elsewhere(let chosen): (row, count) = (chosen, otherPatterns.count)
    case .list(let chosen, let filter, _): (row, count) = (chosen, rows(matching: filter).count)
    default: return false
    }
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
    let new = max(0, min(count - 1, target))
    switch place {
    case .patterns: place = .patterns(row: new)
    case .stories(let pattern, _): place = .stories(pattern, row: new)
    case .elsewhere: place = .elsewhere(row: new)
    case .list(_, let filter, let isTyping): place = .list(row: new, filter: filter, isTyping: isTyping)
    default: return false
    }
    return true
  }

  private mutating func pressInPatterns(_ key: Key, _ row: Int) -> TourRequest? {
    let patterns = Pattern.allCases
    switch key {
    case .enter, .right, .character(" "): go(to: .stories(patterns[row], row: 0))
    case .character(let digit):
      guard let number = digit.wholeNumberValue, patterns.indices.contains(number - 1) else { return nil }
      go(to: .stories(patterns[number - 1], row: 0))
    case .escape: go(to: .left)
    default: break
    }
    return nil
  }

  private mutating func pressInStories(_ key: Key, _ pattern: Pattern, _ row: Int) -> TourRequest? {
    switch key {
    case .enter, .right, .character(" "): return load(Story.all[row], pattern)
    case .left, .escape, .backspace: go(to: .patterns(row: Pattern.allCases.firstIndex(of: pattern) ?? 0))
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

  private mutating func typeFilter(_ key: Key, _ filter: String) -> TourRequest? {
    switch key {
    case .enter: place = .list(row: 0, filter: filter, isTyping: false)
    case .escape: place = .list(row: 0, filter: "", isTyping: false)
    case .backspace: place = .list(row: 0, filter: String(filter.dropLast()), isTyping: true)
    case .character(let character):
      place = .list(row: 0, filter: filter + String(character), isTyping: true)
    case .up, .down, .pageUp, .pageDown, .home, .end: _ = choose(key)
    default: break
    }
    return nil
  }

  private mutating func type(_ key: Key, into old: TourPrompt) -> TourRequest? {
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
    return nil
  }

  /// The patterns that the tour is not in.
  var otherPatterns: [Pattern] { Pattern.allCases.filter { $0 != tour?.pattern } }
}
