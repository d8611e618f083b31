/// The keys of a session at a terminal.
enum LiveKeys {
  /// Returns the keys to show at the moment, those that matter most first.
  static func summary(on state: LiveState) -> [KeyHint] {
    switch state.place {
    case .app where state.isTyping:
      [KeyHint("type", "to search"), "⌫ deletes", "tab next", "esc leaves the field"]
    case .app where state.isSwiping: [.next("→ finish the swipe"), "← take it back", "? keys", "q quit"]
    case .app where state.isInTransition: [.next("⏎ wait for the end of the transition"), "? keys", "q quit"]
    case .app:
      ["tab next", "⏎ use", "? keys", "q quit", "u undo"]
        + (state.session.pending.isEmpty ? [] : ["r requests"])
        + [state.session.holdsReplies ? "h release replies" : "h hold replies"]
        + ["l link", "s save", "0–4 pattern", "m messages", "page up scrolls them"]
    case .requests: [.next("⏎ deliver"), "f fail", "? keys", "q quit", "↑↓ choose", "esc app"]
    case .messages: ["↑↓ scroll", "? keys", "q quit", "esc app"]
    case .help: TourKeys.summaryOfHelp
    case .left: []
    }
  }

  /// The meaning of each key.
  static let meanings = [
    ("tab  ↓  →", "the next element that can be used"),
    ("↑  ←", "the element before"),
    ("⏎  space", "use it: tap, select, go back, scroll"),
    ("letters  ⌫", "in the search field: type, delete"),
    ("paste", "in the search field: add the pasted text, which is never read as keys"),
    ("u", "undo the last event, with the replies that were delivered at once"),
    ("esc  b", "go back to the screen below; in the search field, leave it"),
    ("w", "swipe a sheet away, or begin to swipe back: → or ⏎ finishes that, ← or esc takes it back"),
    ("t", "in an app with tabs: the next tab"),
    ("l", "open a link to a film, wherever the app is: type or paste the rest of it"),
    ("h", "hold replies, or deliver them at once again"),
    ("r", "the requests that wait: ⏎ delivers, f fails, in any order"),
    ("o", "close the app and open it again"),
    ("0  1  2  3  4", "the same session in another pattern, 0 for MVC"),
    ("s", "save the session as a script"),
    ("page up, down", "scroll the messages"),
    ("home  end", "the first messages, the newest"),
    ("m", "the messages alone"),
    ("?", "this list"),
    ("q  Ctrl-C", "quit"),
    ("Ctrl-Z", "to the shell; 'fg' returns"),
  ]
}
