import Architectures
import Foundation
import HeadlessUI
import Playing
import Specification
import Tracing

/// Everything that the page shows, as one document.
struct SiteDocument: Encodable {
  struct PatternEntry: Encodable {
    /// A step of the cycle: the role that sends, the role that receives, and what is done.
    struct Step: Encodable {
      let sender: Role
      let receiver: Role
      let text: String
    }

    struct Link: Encodable {
      let owner: String
      let target: String
      let isStrong: Bool
      let fields: [String]
    }

    let id: Pattern
    let title: String
    let summary: String
    /// Empty for plain MVC, which has no cycle and no rules.
    let steps: [Step]
    /// The steps that are no message.
    let note: String
    /// For each question, why the pattern sends no message that answers it.
    let silences: [String]
    let links: [Link]
  }

  struct StoryEntry: Encodable {
    let id: Story.ID
    let wish: String
  }

  struct RuleEntry: Encodable {
    let id: Rule.ID
    let pattern: Pattern
    let level: Rule.Level
    let sentence: String
    let reason: String
    let hint: String
    let sources: [String]
    /// The basis of a verdict on the rule; nil if nothing decides it.
    let decision: String?
    /// The reason why nothing decides the rule, or nil.
    let undecidable: String?
    /// What has become of the rule: what it is about, the verdict, the reason with the names of its sources.
    let today: [[String]]
  }

  let schema = 2
  let version = Kit.version
  let patterns: [PatternEntry]
  let stories: [StoryEntry]
  let rules: [RuleEntry]
  let questions: [String]
  let texts: [String]
  let lines: [String]
  /// What each line shows: the part of the screen, then for each part of the line its kind and its text.
  let rows: [[String]]
  let screens: [SiteTables.Screen]
  let excerpts: [SiteTables.Excerpt]
  /// What messages have in common.
  let shapes: [[Int]]
  let tours: [SiteTour]

  /// Creates the document of some tours.
  ///
  /// - Parameter ownership: Who holds whom in the patterns of the tours.
  init(of tours: [Tour], ownership: [OwnershipMap]) {
    var tables = SiteTables()
    self.tours = tours.map { SiteTour($0, adding: &tables) }
    patterns = ownership.map(PatternEntry.init)
    stories = Story.all.map { StoryEntry(id: $0.id, wish: $0.wish) }
    rules = Rule.all.map(RuleEntry.init)
    questions = CycleQuestion.allCases.map(\.title)
    texts = tables.texts.values
    lines = tables.lines.values.map(\.text)
    rows = tables.lines.values.map { line in
      [line.row.place.rawValue] + line.row.parts.flatMap { [$0.kind.rawValue, $0.text.visible] }
    }
    shapes = tables.shapes.values
    screens = tables.screens.values
    excerpts = tables.excerpts.values
  }

  /// Returns the document on one line.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Returns the place of a rule among all rules, from 1, or 0 if there is none of that name.
  static func place(of rule: Rule.ID) -> Int { places[rule] ?? 0 }

  private static let places = Dictionary(
    uniqueKeysWithValues: Rule.all.enumerated().map { ($1.id, $0 + 1) })
}

extension SiteDocument.PatternEntry {
  init(_ map: OwnershipMap) {
    let pattern = map.pattern
    id = pattern
    title = pattern.title
    summary = pattern.summary
    steps = zip(pattern.cycle, Architectures.of(pattern).steps).map {
      Step(sender: $0.sender, receiver: $0.receiver, text: $1)
    }
    note = Architectures.of(pattern).note
    silences = CycleQuestion.allCases.map(pattern.silence)
    links = map.links.map {
      Link(owner: $0.owner.title, target: $0.target.title, isStrong: $0.isStrong, fields: $0.fields)
    }
  }
}

extension SiteDocument.RuleEntry {
  init(_ rule: Rule) {
    id = rule.id
    pattern = rule.pattern
    level = rule.level
    sentence = rule.sentence
    reason = rule.reason
    hint = rule.hint
    sources = rule.documents.map(\.title)
    undecidable = rule.undecidableReason
    decision = undecidable == nil ? rule.decision : nil
    today = rule.today.lines.map { [$0.part, $0.standing.verdict.rawValue, $0.standing.text] }
  }
}

extension SiteTables.Excerpt: Encodable {
  /// Writes a row: the file, the first line's number, the place of the marked line, then the lines.
  func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    for number in [file, first, marked] + lines { try row.encode(number) }
  }
}
