import HeadlessUI
import Specification
import TextLayout

/// The terminal's screen of a session: a title, the app with its messages, the result of the last key, and the keys.
struct LiveScreen {
  let state: LiveState
  let size: RawTerminal.Size
  let style: TextStyle

  private var session: LiveSession { state.session }
  private var page: Page { Page(width: size.columns, style: style) }

  /// The lines between the title and the two lines at the bottom.
  private var height: Int { max(1, size.rows - 3) }

  /// True if the messages are beside the app, not below it.
  private var isWide: Bool { size.columns >= 100 }

  private var appWidth: Int { min(Page.widestScreen, isWide ? size.columns / 2 : size.columns) }

  private static let gutter = "   "

  /// Returns as many lines as the terminal has, none of them wider.
  func lines() -> [String] {
    func shown(_ line: String) -> String { line.visible(in: style).replacing("\n", with: " ") }
    return ScreenFrame(
      title: shown(title), content: body.prefix(height).map(shown), scroll: 0,
      bottom: [shown(status), shown(footer)], size: size, style: style
    ).lines()
  }

  /// The number of lines that the messages can scroll back, or the help forward.
  var furthestScroll: Int {
    if case .help = state.place { return max(0, help.count - height) }
    return max(0, messageList.count - messageArea.height)
  }

  private var help: [String] { LiveKeys.meanings.flatMap { page.definition($0, $1, column: 20) } }

  private var body: [String] {
    switch state.place {
    case .left: return []
    case .help(let first): return Array(help.dropFirst(first))
    case .messages: return messages
    case .app, .requests: break
    }
    guard isWide else { return stacked }
    let app = app(height: height)
    let left = app + requests(room: height - app.count)
    let messages = messages
    return (0..<height).map { row in
      let cell = style.padded(row < left.count ? left[row] : "", to: appWidth)
      return cell + Self.gutter + (row < messages.count ? messages[row] : "")
    }
  }

  /// The app, and below it the messages or the requests that wait, as far as there is room.
  private var stacked: [String] {
    guard case .requests = state.place else {
      return app(height: height - messageArea.height) + (messageArea.height > 0 ? messages : [])
    }
    let list = requests(room: height)
    let app = app(height: max(0, height - list.count))
    return app + requests(room: height - app.count)
  }

  /// The place where messages are shown, and how many lines.
  private var messageArea: (page: Page, height: Int) {
    if state.place == .messages { return (page, height) }
    guard isWide else { return (page, max(0, height - picture.count)) }
    return (Page(width: size.columns - appWidth - Self.gutter.columns, style: style), height)
  }

  private var messages: [String] { messageList.tail(messageArea.height, scroll: state.scroll) }

  private var messageList: LiveMessageList {
    let page = messageArea.page
    return LiveMessageList(
      session: session, page: page,
      isCompact: !isWide && state.place != .messages && page.width < MessageColumn.minimumWidth)
  }

  // MARK: The app

  /// The app's screen, the focused element marked.
  private var picture: [String] {
    let screen = session.screen(width: appWidth)
    guard state.place == .app, state.prompt == nil, let element = focused(in: screen) else {
      return screen.lines
    }
    var lines = screen.lines
    lines[element.line] = lines[element.line].marked(at: element.columns, style: style)
    return lines
  }

  /// Draws the app's screen in no more lines than there is room for, the focused element among them.
  private func app(height: Int) -> [String] {
    let lines = picture
    guard lines.count > height else { return lines }
    let focused = focused(in: session.screen(width: appWidth))?.line ?? 0
    let first = min(max(0, focused - height / 2), lines.count - height)
    return Array(lines[first..<(first + height)])
  }

  /// Returns the focused element on a screen that may be narrower than the session's, and then shows fewer rows; for a
  /// row that it does not show, the line that counts the rows below.
  private func focused(in screen: Screen) -> Screen.Element? {
    let own = session.screen().elements
    guard own.indices.contains(state.focus.index) else { return nil }
    let wanted = own[state.focus.index]
    let isWanted = { (element: Screen.Element) in
      element.kind == wanted.kind && (element.label == wanted.label || wanted.kind == .scrollDown)
    }
    return screen.elements.filter(isWanted).dropFirst(own[..<state.focus.index].count(where: isWanted)).first
      ?? screen.elements.first { $0.kind == .scrollDown }
  }

  /// Lists the requests that wait, the chosen one marked.
  private func requests(room: Int) -> [String] {
    guard !session.pending.isEmpty, room > 1 else { return [] }
    let chosen: Int? = if case .requests(let row) = state.place { row } else { nil }
    let rows = session.pending.enumerated().map { index, request in
      let text = "\(index == chosen ? "▶" : " ") \(index + 1)  \(request)".truncated(to: appWidth)
      return index == chosen ? style.strong(style.accent(text)) : text
    }
    let first = min(max(0, (chosen ?? 0) - (room - 2)), max(0, rows.count - (room - 1)))
    return [style.faint("Requests that wait:".truncated(to: appWidth))]
      + rows.dropFirst(first).prefix(room - 1)
  }

  // MARK: Title, status, keys

  private var title: String {
    let count = session.entries.count.of("event")
    return "\(session.pattern.title) · \(count)"
  }

  /// The result of the last key, or the state of the catalogue.
  private var status: String {
    if let notice = state.notice { return style.strong(notice) }
    guard !session.pending.isEmpty else {
      return style.faint(session.holdsReplies ? "Replies are held." : "Replies are delivered at once.")
    }
    return session.waiting
  }

  /// The text that is being typed, or the keys that matter here as far as there is room.
  private var footer: String {
    switch state.prompt {
    case .save(let path): return "Save as: \(path.ending(in: size.columns / 2))▏  ⏎ save   esc cancel"
    case .link(let link): return "Open the link: \(link.ending(in: size.columns / 2))▏  ⏎ open   esc cancel"
    case .replace(let path): return "Replace '\(path.ending(in: size.columns / 2))'?  y replace   n keep"
    case nil: return LiveKeys.summary(on: state).row(width: size.columns, style: style)
    }
  }
}

extension String {
  /// Returns the end of the text as far as there is room for it.
  fileprivate func ending(in width: Int) -> String {
    columns <= width ? self : "…" + suffix(max(0, width - 1))
  }

  /// Returns the line with a marker before a range of columns, and the range highlighted.
  fileprivate func marked(at columns: Range<Int>, style: TextStyle) -> String {
    var parts = ["", "", ""]
    var column = 0
    for character in self {
      let part = column < columns.lowerBound ? 0 : column < columns.upperBound ? 1 : 2
      parts[part].append(character)
      column += character.columns
    }
    if parts[0].hasSuffix(" ") { parts[0] = parts[0].dropLast() + "▶" }
    return parts[0] + style.strong(style.accent(parts[1])) + parts[2]
  }
}
