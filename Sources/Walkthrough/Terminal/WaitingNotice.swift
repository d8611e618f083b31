import Foundation
import Synchronization
import TextLayout

/// A line on standard error that says what a wait is for. At a terminal it appears after half a second, and disappears
/// when the wait ends or is interrupted. Elsewhere, for instance in CI, it is printed only for a wait of minutes, and
/// stays.
nonisolated final class WaitingNotice: Sendable {
  private struct State {
    var text: String
    var isShown = false
    var hasEnded = false
  }

  private let state: Mutex<State>
  private let width: Int?
  private let write: @Sendable (String) -> Void

  /// True if a terminal is treated as if there were none, for a screen reader: no line is redrawn.
  static let isSilent = Atomic(false)

  /// Starts a wait, during which Ctrl-C ends the program at once.
  ///
  /// - Parameter isLong: True if the wait can take minutes, as when something is compiled.
  static func standard(_ text: String, isLong: Bool = false) -> WaitingNotice {
    let width = isSilent.load(ordering: .relaxed) ? nil : Terminal.size(of: STDERR_FILENO)?.columns
    let notice = WaitingNotice(text, width: width, isLong: isLong) { text in
      Interruption.isLineShown.store(text != erasure, ordering: .relaxed)
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
    guard notice.width != nil else { return notice }
    signal(SIGINT) { _ in Interruption.end() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(500)) { notice.show() }
    return notice
  }

  /// Creates a notice that is not shown yet; where there is no terminal, one for a long wait is printed at once.
  ///
  /// - Parameter width: The columns of the terminal, or nil if there is none.
  init(_ text: String, width: Int?, isLong: Bool = false, write: @escaping @Sendable (String) -> Void) {
    state = Mutex(State(text: text))
    self.width = width
    self.write = write
    if width == nil, isLong { write("\(text)…\n") }
  }

  /// Shows the line from now on, unless the wait has ended.
  func show() {
    state.withLock { state in
      guard width != nil, !state.hasEnded else { return }
      state.isShown = true
      draw(state.text)
    }
  }

  /// Says what the wait is for now.
  func update(_ text: String) {
    state.withLock { state in
      state.text = text
      if state.isShown, !state.hasEnded { draw(text) }
    }
  }

  /// Ends the wait and erases the line.
  func end() {
    state.withLock { state in
      guard !state.hasEnded else { return }
      state.hasEnded = true
      if state.isShown { write(Self.erasure) }
    }
    if width != nil { signal(SIGINT, SIG_DFL) }
  }

  /// The characters that erase a line.
  static let erasure = "\r\u{1B}[K"

  private func draw(_ text: String) {
    guard let width else { return }
    // Room for '^C', which the terminal may add.
    write(Self.erasure + "\(text)…".visible.truncated(to: max(1, width - 3)))
  }
}

/// The end of a wait by Ctrl-C.
nonisolated private enum Interruption {
  static let isLineShown = Atomic(false)

  /// Erases the line and ends the program; a signal's handler may call it.
  static func end() -> Never {
    let erasure: StaticString = "\r\u{1B}[K"
    if isLineShown.load(ordering: .relaxed) {
      _ = write(STDERR_FILENO, erasure.utf8Start, erasure.utf8CodeUnitCount)
    }
    _exit(Walkthrough.interruptedStatus)
  }
}
