import Foundation
import Stories

/// A tour in plain lines at a terminal: it prints a message and waits for Enter.
struct PlainTourSession {
  let terminal: Terminal
  let page: Page

  /// Whether a person sits at both ends.
  static var isAvailable: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Asks for what is not chosen yet, then goes through the story until the person leaves.
  ///
  /// - Throws: `OutputError` where something could not be written; `StoryError` where the app does not do what the story
  ///   tells.
  func run(
    _ story: Story?, of pattern: Pattern?, showing selection: SceneSelection = SceneSelection()
  ) async throws {
    guard let pattern = try pattern ?? choose("pattern", from: Pattern.allCases, title: \.title) else {
      return
    }
    let wish: (Story) -> String = { "\($0.id). \($0.wish)" }
    guard let story = try story ?? choose("story", from: Story.all, title: wish) else { return }
    let parts = try await PlainTour(of: story, by: pattern, showing: selection, page: page).parts()
    for part in parts.dropLast() {
      try terminal.write(part.linear + "Press Enter for the next message, or type q to leave.\n")
      guard readAnswer() != nil else { return }
    }
    try terminal.write((parts.last?.linear ?? "") + "That was the last message.\n")
  }

  /// Reads a line; returns nil at the end of the input and for `q`.
  private func readAnswer() -> String? {
    guard let line = readLine()?.trimmingCharacters(in: .whitespaces) else { return nil }
    return ["q", "quit"].contains(line.lowercased()) ? nil : line
  }

  /// Lists values by number and reads a number; returns nil where the person leaves.
  private func choose<Value>(
    _ noun: String, from values: [Value], title: (Value) -> String
  ) throws -> Value? {
    let lines = values.enumerated().map { "\($0.offset + 1): \(title($0.element))\n" }
    try terminal.write("Choose a \(noun).\n" + lines.joined())
    while true {
      try terminal.write("Type a number from 1 to \(values.count), or q to leave.\n")
      guard let line = readAnswer() else { return nil }
      if let number = Int(line), values.indices.contains(number - 1) { return values[number - 1] }
    }
  }
}
