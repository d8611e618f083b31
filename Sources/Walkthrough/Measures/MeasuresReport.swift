import Specification
import TextLayout
import Tracing

/// A table of the sizes of patterns, with the collaborations of each.
struct MeasuresReport {
  private let measures: [Measures]
  private let page: Page

  /// Creates a report from the counts of each pattern.
  init(_ measures: [Measures], page: Page) {
    self.measures = measures
    self.page = page
  }

  func text() -> String {
    var text = page.heading("The size of each pattern, for the same app") + "\n\n"
    text += FiguresTable(measures.map { ($0.pattern.title, $0.named) }, page: page).text() + "\n"
    text += page.paragraph(Self.explanation) + "\n"
    text +=
      "The most that a test of one part has to build or fake".wrapped(to: page.width)
      .map { page.style.strong($0) + "\n" }.joined() + "\n"
    for measure in measures {
      let parts = measure.collaborations.map { "\($0.role.rawValue) \($0.parts)" }.joined(separator: ", ")
      text += page.definition(measure.pattern.title, parts, column: 22).joined(separator: "\n") + "\n"
    }
    return text
  }

  /// Returns the figures as one document.
  func json() throws -> String {
    try Document(patterns: measures.map(Document.Entry.init)).prettyJSON()
  }

  private static let explanation =
    "Files, lines, types and protocols are those of the app, without its observers, without MVVM-FC's library for "
    + "requests and VIPER's console; a line counts if it has code. The messages are those "
    + "of a trace without the wiring, from user events to reads of a property. A boundary lies between a role that sends and "
    + "another that receives, in any story. A link is a pair of roles, one of which refers to the other by a stored "
    + "property; two views or two view controllers count as well. Fewer is not better: Docs/Comparison.md says what "
    + "each pattern costs and what you get for it."

  private struct Document: Encodable {
    struct Entry: Encodable {
      let pattern: Pattern
      let figures: [String: Int]
      let collaborators: [String: Int]

      init(_ measures: Measures) {
        pattern = measures.pattern
        figures = Dictionary(uniqueKeysWithValues: measures.named.map { ($0.name, $0.count) })
        collaborators = Dictionary(
          uniqueKeysWithValues: measures.collaborations.map { ($0.role.rawValue, $0.parts) })
      }
    }

    let schema = 1
    let patterns: [Entry]
  }
}

extension Measures {
  /// The figures under their names, in the order in which they are shown.
  var named: [(name: String, count: Int)] {
    let source = source.map {
      [("files", $0.files), ("lines of code", $0.lines), ("types", $0.types), ("protocols", $0.protocols)]
    }
    return (source ?? []) + messages.map { ("messages: \($0.story)", $0.count) } + [
      ("reads among all of these", reads),
      ("boundaries crossed", boundaries), ("types that cross them", payloadTypes),
      ("strong links", strongLinks),
      ("weak links", weakLinks),
    ]
  }
}
