import Foundation
import Playing
import Specification
import TextLayout

/// A tour in plain lines at a terminal: it prints a message and waits for Enter.
struct PlainTourSession {
  /// A line that the user types during a tour.
  private enum Command {
    case next, back, source, help, quit
    case message(Int)
    case unknown

    init(_ line: String?) {
      switch line?.lowercased() {
      case "": self = .next
      case "b", "back": self = .back
      case "s", "source": self = .source
      case "?", "h", "help": self = .help
      case nil, "q", "quit": self = .quit
      case let word?: self = Int(word).map(Self.message) ?? .unknown
      }
    }
  }

  let terminal: Terminal
  let page: Page

  /// True if input and output are a terminal.
  static var isAvailable: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Asks for the pattern and the story that are not chosen yet, then goes through the story until the user leaves.
  ///
  /// - Throws: `OutputError` if something could not be written; `StoryError` if the story fails; `UsageError` if
  ///   the story does not have the selected event.
  func run(
    _ story: Story?, of pattern: Pattern?, showing selection: SceneSelection = SceneSelection()
  ) async throws {
    guard
      let pattern = try pattern
        ?? choose("pattern", from: Pattern.allCases + [.mvc], title: { "\($0.title). \($0.summary)" })
    else {
      return
    }
    let wish: (Story) -> String = { "\($0.id). \($0.wish)" }
    guard let story = try story ?? choose("story", from: Story.all, title: wish) else { return }
    let tour = try PlainTour(
      await Tour(of: story, by: pattern, screenWidth: page.screenWidth), showing: selection,
      page: page)
    try walk(tour)
  }

  private func walk(_ tour: PlainTour) throws(OutputError) {
    let parts = tour.parts().map(\.linear)
    let last = parts.count - 1
    var index = 0
    try terminal.write(parts[index])
    while true {
      let advice =
        index < last ? "Press Enter for the next message" : "That was the end. Press Enter to leave"
      try terminal.write("\(advice), or type ? for help.\n")
      switch Command(readWord()) {
      case .next where index == last: return
      case .next: index += 1
      case .back: index = max(0, index - 1)
      case .message(let number):
        guard let part = tour.part(ofMessage: number) else {
          let count = tour.storyCount
          try terminal.write(
            1 <= number && number <= count
              ? "Message \(number) is left out.\n"
              : "There \(count == 1 ? "is" : "are") \(count.of("message")).\n")
          continue
        }
        index = part
      case .source:
        try terminal.write(tour.source(ofPart: index))
        continue
      case .help, .unknown:
        try terminal.write(page.paragraph(Self.help))
        continue
      case .quit: return
      }
      try terminal.write(parts[index])
    }
  }

  private static let help =
    "Enter: the next message. b: the message before. A number: the message with that number. "
    + "s: the source around the message. q: leave."

  /// Reads a line; returns nil at the end of the input.
  private func readWord() -> String? { readLine()?.trimmingCharacters(in: .whitespaces) }

  /// Lists values by number and reads a number; returns nil if the user leaves.
  private func choose<Value>(
    _ noun: String, from values: [Value], title: (Value) -> String
  ) throws -> Value? {
    let lines = values.enumerated().map { "\($0.offset + 1): \(title($0.element))\n" }
    try terminal.write("Choose a \(noun).\n" + lines.joined())
    while true {
      try terminal.write("Type a number from 1 to \(values.count), or q to leave.\n")
      guard let line = readWord(), !["q", "quit"].contains(line.lowercased()) else { return nil }
      if let number = Int(line), values.indices.contains(number - 1) { return values[number - 1] }
    }
  }
}
