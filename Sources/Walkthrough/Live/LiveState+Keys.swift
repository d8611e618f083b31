import Foundation
import HeadlessUI
import Playing
import Specification
import TextLayout

extension LiveState {
  /// Does what a key asks for; a key without a meaning here only clears the notice.
  ///
  /// - Parameter furthest: The number of lines that the content can be scrolled.
  mutating func press(_ key: Key, scrollingTo furthest: @autoclosure () -> Int) {
    notice = nil
    if key == .interrupt {
      place = .left
      wasInterrupted = true
      return
    }
    if let prompt { return press(key, in: prompt) }
    if isTyping, typeIntoField(key) { return }
    switch (key, place) {
    case (.character("q"), _): place = .left
    case (.down, .help(let first)): place = .help(first: min(furthest(), first + 1))
    case (.up, .help(let first)): place = .help(first: max(0, first - 1))
    case (_, .help): place = .app
    case (.character("?"), _): place = .help(first: 0)
    case (.pageUp, _): scroll = min(furthest(), scroll + 10)
    case (.pageDown, _): scroll = max(0, min(furthest(), scroll) - 10)
    case (.home, _): scroll = furthest()
    case (.end, _): scroll = 0
    case (_, .messages): pressInMessages(key, furthest())
    case (_, .requests(let row)): pressInRequests(key, row)
    default: pressInApp(key)
    }
  }

  /// Adds pasted text to the search field, the file name or the link that is being typed; elsewhere it means nothing.
  mutating func paste(_ pasted: String) {
    let text = pasted.trimmingCharacters(in: .newlines).onOneLine
    if case .save(let path) = prompt {
      prompt = .save(path + text)
    } else if case .link(let link) = prompt {
      prompt = .link(link + text)
    } else if isTyping, !text.isEmpty {
      notice = nil
      perform(.paste((focused?.value ?? "") + text))
    }
  }

  private mutating func pressInMessages(_ key: Key, _ furthest: Int) {
    switch key {
    case .up: scroll = min(furthest, scroll + 1)
    case .down: scroll = max(0, min(furthest, scroll) - 1)
    case .escape, .enter, .left, .backspace, .character("m"): place = .app
    default: pressAnywhere(key)
    }
  }

  private mutating func pressInRequests(_ key: Key, _ row: Int) {
    let count = session.pending.count
    switch key {
    case .up: place = .requests(row: max(0, row - 1))
    case .down, .tab: place = .requests(row: min(count - 1, row + 1))
    case .enter, .character("d"): perform(.reply(row + 1))
    case .character("f"): perform(.fail(row + 1))
    case .escape, .left, .backspace, .character("r"): place = .app
    default: pressAnywhere(key)
    }
    guard case .requests(let row) = place else { return }
    let left = session.pending.count
    place = left == 0 ? .app : .requests(row: min(row, left - 1))
  }

  private mutating func pressInApp(_ key: Key) {
    let elements = session.screen().elements
    switch key {
    case .right where isSwiping, .enter where isSwiping: perform(.finishSwipe)
    case .left where isSwiping, .escape where isSwiping: perform(.cancelSwipe)
    case .enter where isInTransition: perform(.finishTransition)
    case .character("w"): perform(session.swipe)
    case .character("t"):
      if let next = session.nextTab { perform(next) } else { notice = "No tab can be selected." }
    case .tab, .down, .right: focus.move(by: 1, among: elements)
    case .up, .left: focus.move(by: -1, among: elements)
    case .enter, .character(" "): if let focused { use(focused) }
    case .escape, .backspace, .character("b"): perform(.goBack)
    case .character("r"):
      if session.pending.isEmpty {
        notice = session.obstacle(to: .reply(1))
      } else {
        place = .requests(row: 0)
      }
    default: pressAnywhere(key)
    }
  }

  private mutating func pressAnywhere(_ key: Key) {
    switch key {
    case .character("h"):
      attempt { try $0.setHoldsReplies(!$0.holdsReplies) }
    case .character("u"): undo()
    case .character("o"): perform(.relaunch)
    case .character("l"): prompt = .link("countries://film/")
    case .character("m"): place = .messages
    case .character("s"): prompt = .save("session.json")
    case .character(let digit):
      let patterns = Pattern.apps
      guard let number = digit.wholeNumberValue, patterns.indices.contains(number) else { return }
      change(to: patterns[number])
    default: break
    }
  }

  /// Types a key into the search field.
  ///
  /// - Returns: True if the key belongs there.
  private mutating func typeIntoField(_ key: Key) -> Bool {
    let text = focused?.value ?? ""
    switch key {
    case .character(let character): perform(.edit(text + String(character)))
    case .backspace: if !text.isEmpty { perform(.edit(String(text.dropLast()))) }
    case .escape: focus.move(by: 1, among: session.screen().elements)
    default: return false
    }
    return true
  }

  private mutating func press(_ key: Key, in old: Prompt) {
    switch (old, key) {
    case (_, .escape): prompt = nil
    case (.save(let path), .character(let character)): prompt = .save(path + String(character))
    case (.save(let path), .backspace): prompt = .save(String(path.dropLast()))
    case (.save(let path), .enter) where !path.isEmpty: save(to: path, replacing: false)
    case (.link(let link), .character(let character)): prompt = .link(link + String(character))
    case (.link(let link), .backspace): prompt = .link(String(link.dropLast()))
    case (.link(let link), .enter) where !link.isEmpty:
      prompt = nil
      perform(.openLink(link))
    case (.replace(let path), .character("y")): save(to: path, replacing: true)
    case (.replace, .character("n")): prompt = nil
    default: break
    }
  }
}
