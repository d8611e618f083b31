/// A command of the line-by-line console.
enum LiveWord: String, CaseIterable {
  case tap, tab, pick, type
  case typeQuickly = "type-quickly"
  case paste, link, back, swipe, stay, leave, wait, up, down, relaunch, reply, fail, hold, release,
    undo, screen, pattern
  case save, replace, help, quit

  /// The command that a word stands for; `q` and `?` are short for `quit` and `help`.
  init?(typed word: String) {
    switch word.lowercased() {
    case "q": self = .quit
    case "?": self = .help
    case let word: self.init(rawValue: word)
    }
  }

  /// The command with what it takes.
  var usage: String {
    switch self {
    case .tap, .tab, .pick: "\(rawValue) LABEL"
    case .type, .typeQuickly, .paste: "\(rawValue) TEXT"
    case .link: "\(rawValue) URL"
    case .reply, .fail: "\(rawValue) [N]"
    case .pattern: "\(rawValue) PATTERN"
    case .save, .replace: "\(rawValue) FILE"
    default: rawValue
    }
  }

  /// True if the command may be followed by a label, a text, a link, a number, a pattern or a file.
  var takesArgument: Bool { usage != rawValue }

  var meaning: String {
    switch self {
    case .tap: "taps a button; a unique beginning of its label is enough"
    case .tab: "selects a tab of the bar at the bottom; a unique beginning is enough"
    case .pick: "selects a row; a unique beginning is enough here too"
    case .type: "replaces the text of the search field by typing, with a pause after each character"
    case .typeQuickly: "the same, with a pause only at the end"
    case .paste: "replaces the text of the search field; without a text, clears it"
    case .link: "opens a link to a film, such as countries://film/tt0042876"
    case .back: "goes back to the screen below"
    case .swipe: "swipes a sheet away, or begins to swipe back; 'stay' or 'leave' ends that"
    case .stay: "takes the swipe back"
    case .leave: "finishes the swipe, on the screen below"
    case .wait: "waits until a transition that a script holds has ended"
    case .up: "scrolls up by one page"
    case .down: "scrolls down by one page"
    case .relaunch: "closes the app and opens it again"
    case .reply: "delivers the reply to the Nth request that waits, the oldest by default"
    case .fail: "fails the Nth request that waits, the oldest by default"
    case .hold: "holds replies; 'reply' and 'fail' settle one request, 'release' all of them"
    case .release: "delivers the replies that wait, and later ones at once"
    case .undo: "undoes the last event: replays the session without it"
    case .screen: "shows the screen again, and what can be done"
    case .pattern: "continues with the same session in another pattern"
    case .save: "saves the session as a script"
    case .replace: "the same, even if the file exists"
    case .help: "lists the commands"
    case .quit: "leaves; so does the end of the input"
    }
  }
}
