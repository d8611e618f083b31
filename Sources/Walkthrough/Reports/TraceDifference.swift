import Foundation
import TextLayout
import Tracing

/// How the messages of a story differ from those of an earlier run. Objects may have other names and lines other numbers.
struct TraceDifference {
  /// A message of one of the two runs, with what became of it.
  enum Entry: Equatable {
    case same(Message)
    /// The message is sent with another payload.
    case changed(Message, before: Message)
    case added(Message)
    case missing(Message)
    /// The message is sent earlier or later among the others.
    case moved(Message, before: Message)
  }

  /// All messages of the later run in order, each missing one where it was.
  let entries: [Entry]

  /// What a message of one run has in common with its counterpart in the other.
  private struct Key: Hashable {
    let parties: String
    let phrase: String
    let kind: Message.Kind

    init(_ message: Message) {
      parties = message.parties
      phrase = message.phrase
      kind = message.kind
    }
  }

  /// Compares two runs.
  init(from old: [Message], to new: [Message]) {
    let changes = new.map(Key.init).difference(from: old.map(Key.init)).inferringMoves()
    var removals: Set<Int> = []
    var moves: Set<Int> = []
    for case .remove(let place, _, let target) in changes {
      removals.insert(place)
      if target != nil { moves.insert(place) }
    }
    var insertions: [Int: Int?] = [:]
    for case .insert(let place, _, let origin) in changes { insertions[place] = .some(origin) }
    var entries: [Entry] = []
    var rest = 0
    /// Adds the messages of the earlier run that are missing before the next that both have.
    func addMissing() {
      while removals.contains(rest) {
        if !moves.contains(rest) { entries.append(.missing(old[rest])) }
        rest += 1
      }
    }
    for (place, message) in new.enumerated() {
      if let origin = insertions[place] {
        entries.append(origin.map { .moved(message, before: old[$0]) } ?? .added(message))
        continue
      }
      addMissing()
      let before = old[rest]
      entries.append(
        before.payloadText == message.payloadText ? .same(message) : .changed(message, before: before))
      rest += 1
    }
    addMissing()
    self.entries = entries
  }

  /// True if no message differs.
  var isEmpty: Bool {
    entries.allSatisfy { entry in
      if case .same = entry { true } else { false }
    }
  }
}

extension TraceDifference {
  /// Reads a trace that `trace --format json` wrote.
  ///
  /// - Throws: `UsageError` if the file is none, or is the trace of another story or pattern.
  static func messages(in path: String, of document: TraceDocument) throws(UsageError) -> [Message] {
    let name = "'\(path.quotable)'"
    let command = "'\(Kit.command) trace \(document.pattern) \(document.story) --format json > FILE.json'"
    let saved: TraceDocument
    do {
      saved = try TraceDocument(json: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as TraceDocument.UnknownSchema {
      let advice =
        error.found < TraceDocument.currentSchema
        ? "Write it again, with the app as it was then: \(command)." : "A newer version of the kit wrote it."
      throw .invalid("\(name): \(error) \(advice)")
    } catch is DecodingError {
      throw .invalid(
        "\(name) is not a whole trace. Write one with \(command).")
    } catch {
      throw .invalid(
        "\(name) cannot be read. --against takes the path of a trace that was saved with --format json.")
    }
    guard (saved.pattern, saved.story) == (document.pattern, document.story) else {
      throw .invalid(
        "\(name) is the trace of \(saved.pattern.quotable) \(saved.story.quotable), not of \(document.pattern) "
          + "\(document.story).")
    }
    return saved.messages
  }

  /// Lists the messages that differ, and counts the others.
  func text(on page: Page) -> String {
    var lines: [String] = []
    var unchanged = 0
    func fold() {
      if unchanged > 0 { lines.append(page.style.faint("  … \(unchanged) unchanged") + "\n") }
      unchanged = 0
    }
    for entry in entries {
      if case .same = entry {
        unchanged += 1
        continue
      }
      fold()
      lines.append(line(of: entry, on: page))
    }
    fold()
    return page.paragraph(summary) + "\n" + lines.joined()
  }

  /// The numbers of messages, in a sentence.
  private var summary: String {
    var (same, changed, added, missing, moved) = (0, 0, 0, 0, 0)
    for entry in entries {
      switch entry {
      case .same: same += 1
      case .changed: changed += 1
      case .added: added += 1
      case .missing: missing += 1
      case .moved: moved += 1
      }
    }
    guard !isEmpty else { return "The messages are the same: \(same)." }
    let counts = [
      (added, "added"), (missing, "missing"), (moved, "moved"), (changed, "with another payload"),
      (same, "unchanged"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + "."
  }

  private func line(of entry: Entry, on page: Page) -> String {
    let style = page.style
    return switch entry {
    case .same(let message): item("=", message, on: page)
    case .added(let message): style.good(item("+ added:", message, on: page))
    case .missing(let message): style.bad(item("- missing:", message, on: page))
    case .moved(let message, let before):
      style.accent(
        item("> moved, was \(before.number):", message, on: page)
          + payload(of: before, unlike: message, on: page))
    case .changed(let message, let before):
      style.accent(item("~ payload:", message, on: page) + payload(of: before, unlike: message, on: page))
    }
  }

  /// Returns what a message of the earlier run carried, or nothing if it is the same now.
  private func payload(of before: Message, unlike message: Message, on page: Page) -> String {
    let text = before.payloadText
    return text == message.payloadText ? "" : page.paragraph("    before: \(text.isEmpty ? "none" : text)")
  }

  private func item(_ sign: String, _ message: Message, on page: Page) -> String {
    page.paragraph("\(sign) \(message.number) \(message.parties): \(message.phraseWithPayload(limit: 400))")
  }
}
