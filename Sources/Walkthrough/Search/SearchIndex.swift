import Architectures
import Foundation
import Playing
import Specification
import Tracing

/// Everything that a search looks through: rules, stories, messages, terms and pages.
struct SearchIndex {
  /// The kinds of entries, in the order in which they are listed.
  enum Kind: String, CaseIterable {
    case term, rule, story, message, page

    /// The heading of a list of them.
    var title: String {
      switch self {
      case .rule: "Rules"
      case .story: "Stories"
      case .message: "Messages"
      case .term: "Glossary"
      case .page: "Pages"
      }
    }
  }

  /// Something that can be found.
  struct Entry: Equatable {
    let kind: Kind
    /// The name: a rule's identifier, a story's name, a message's parties and phrase, a term, a page's heading.
    let title: String
    /// The text: a rule's sentence, a story's wish, a term's meaning, a page's paragraph.
    let text: String
    /// The command or the file that shows more.
    let place: String
    /// More words by which the entry is found.
    var words = ""
  }

  let entries: [Entry]

  /// Collects the entries.
  @MainActor init() {
    entries = Self.rules + Self.stories + Self.messages + Self.terms + Self.pages
  }

  /// Finds the entries that hold all words, in upper or lower case, or what the kit says for them. Those that hold them
  /// as whole words come first, and among these, as among the others, those that hold them in their title.
  func matches(_ words: [String]) -> [Entry] {
    let wanted = words.map { $0.lowercased() }.map { [$0] + Self.synonyms[$0, default: []] }
    let found = entries.compactMap { entry in
      Self.rank(of: entry, for: wanted).map { (rank: $0, entry: entry) }
    }
    return (0...3).flatMap { rank in found.filter { $0.rank == rank }.map(\.entry) }
  }

  /// Finds the entries that hold most of the words, those with the most first; for words that no entry holds all of.
  func partialMatches(_ words: [String]) -> [Entry] {
    let found = entries.compactMap { entry -> (count: Int, entry: Entry)? in
      let count = words.count { Self.rank(of: entry, for: [[$0.lowercased()]]) != nil }
      return count * 2 > words.count ? (count, entry) : nil
    }
    return found.enumerated().sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }
      .map(\.element.entry)
  }

  /// Words that an iOS developer may type, with those that the kit uses.
  static let synonyms = [
    "retain": ["alive", "strong"], "leak": ["outlive", "alive", "weak"], "massive": ["mvc"],
    "coordinator": ["flow controller", "router", "wireframe"], "mock": ["stand-in", "test double"],
    "async": ["completion", "asynchronous"], "concurrency": ["queue", "main actor", "asynchronous"],
    "sendable": ["main actor"], "swiftui": ["uikit"],
  ]

  /// Returns 0 or 1 for an entry that holds all words as whole words, 2 or 3 for one that holds them as parts of words,
  /// the smaller number if they are in its title; nil if it lacks one.
  private static func rank(of entry: Entry, for wanted: [[String]]) -> Int? {
    /// Returns true for whole words, false for parts of words.
    func holds(_ text: String) -> Bool? {
      let text = text.lowercased()
      guard wanted.allSatisfy({ $0.contains(where: text.contains) }) else { return nil }
      let tokens = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
      return wanted.allSatisfy { tokens.contains($0[0]) }
    }
    let title = holds(entry.title)
    guard let anywhere = holds("\(entry.title) \(entry.text) \(entry.words)") else { return nil }
    if title == true { return 0 }
    if anywhere { return 1 }
    return title == nil ? 3 : 2
  }

  private static var rules: [Entry] {
    Rule.all.map { rule in
      Entry(
        kind: .rule, title: rule.id, text: rule.sentence, place: "rules \(rule.id)",
        words: "\(rule.pattern.title) \(rule.reason) \(rule.hint) "
          + rule.today.lines.map(\.standing.text).joined(separator: " "))
    }
  }

  private static var stories: [Entry] {
    Story.all.map { Entry(kind: .story, title: $0.id, text: $0.wish, place: "compare \($0.id)") }
  }

  /// Returns each message of a pattern once, with the first story that sends it.
  @MainActor private static var messages: [Entry] {
    Pattern.allCases.flatMap { pattern in
      var seen: Set<String> = []
      return Story.all.flatMap { story in
        // In an app that was edited a story may fail; what was sent before can be found.
        let performance = Performance.upToFailure(of: story, by: Architectures.of(pattern))
        return performance.document.messages.compactMap { message -> Entry? in
          let title = "\(message.parties): \(message.phrase)"
          guard seen.insert(title).inserted else { return nil }
          return Entry(
            kind: .message, title: title, text: "\(pattern.title), in \(story.id)",
            place: "trace \(pattern.rawValue) \(story.id)")
        }
      }
    }
  }

  /// The rows of the glossary's tables: the terms, the words that mean something else in each architecture, and the names
  /// that the apps have for one thing.
  private static var terms: [Entry] {
    text(of: "Docs/Glossary.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let word = cells.first, !["term", "thing", "word"].contains(word), !word.hasPrefix("---") else {
        return nil
      }
      switch cells.count {
      case 2: return Entry(kind: .term, title: word, text: cells[1], place: "Docs/Glossary.md")
      case Pattern.allCases.count + 1:
        let meanings = zip(Pattern.allCases, cells.dropFirst()).filter { $1 != "–" }
          .map { "in \($0.title), \($1)" }
        let section = cells[1].contains("`") ? "one-thing-four-names" : "same-word-different-job"
        return Entry(
          kind: .term, title: word, text: "\(meanings.joined(separator: "; ")).",
          place: "Docs/Glossary.md#\(section)")
      default: return nil
      }
    }
  }

  /// The paragraphs of the pages in `Docs`, each under its heading.
  private static var pages: [Entry] {
    let folder = Package.folder.appendingPathComponent("Docs")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    // Terms, rules and stories have entries of their own.
    let names = paths.filter { name in
      name.hasSuffix(".md") && !["Glossary.md", "Rules.md"].contains(name) && !name.hasPrefix("Stories/")
    }.sorted()
    return names.flatMap { name in
      var heading = name
      return paragraphs(of: text(of: "Docs/\(name)")).compactMap { paragraph -> Entry? in
        guard !paragraph.hasPrefix("#") else {
          heading = String(paragraph.drop { "# ".contains($0) }.prefix { $0 != "\n" })
          return nil
        }
        // Tables and comments are not prose.
        guard let first = paragraph.first, !"|<".contains(first) else { return nil }
        let line = paragraph.split(separator: "\n").joined(separator: " ")
          .replacing(link) { $0.1 }.replacing("**", with: "").replacing("`", with: "")
        return Entry(kind: .page, title: heading, text: line, place: "Docs/\(name)")
      }
    }
  }

  /// Returns the paragraphs of a page without its fenced code, which can have empty lines.
  static func paragraphs(of page: String) -> [String] {
    var isCode = false
    let lines = page.components(separatedBy: "\n").map { line -> String in
      let isFence = line.trimmingCharacters(in: .whitespaces).hasPrefix("```")
      if isFence { isCode.toggle() }
      return isCode || isFence ? "" : line
    }
    return lines.split(whereSeparator: \.isEmpty).map { $0.joined(separator: "\n") }
  }

  /// A link, whose text is what a reader sees; its title may have parentheses.
  private static let link = /\[([^\]]*)\]\((?:[^)"]|"[^"]*")*\)/

  private static func text(of path: String) -> String {
    (try? String(contentsOf: Package.folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }
}
