import Foundation

/// The lesson on the page of a solution: the mistake, the reason for the rule, and how the other patterns do it.
struct ExerciseLesson: Equatable {
  /// The mistake, in one sentence.
  let mistake: String
  /// The reason for the rule, in one or two sentences.
  let reason: String
  /// How the other patterns do it, as a paragraph.
  let elsewhere: String

  /// Reads the page of an exercise's solution; nil if a section is missing.
  init?(on exercise: Exercise) {
    let page = exercise.solutionFolder.appendingPathComponent("README.md")
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return nil }
    self.init(page: text)
  }

  /// Reads a page: the first paragraph, and those that begin with a heading in bold.
  init?(page: String) {
    let paragraphs = page.split(separator: "\n\n").map(Self.plain)
    func paragraph(under heading: String) -> String? {
      paragraphs.first { $0.hasPrefix("**\(heading)") }.map { paragraph in
        String(paragraph.drop { $0 == "*" }.drop { $0 != "*" }.drop { $0 == "*" || $0 == " " })
      }
    }
    guard paragraphs.count > 1, let reason = paragraph(under: "Why the rule exists"),
      let elsewhere = paragraph(under: "Elsewhere")
    else { return nil }
    mistake = paragraphs[1].sentences(1)
    self.reason = reason.sentences(2)
    self.elsewhere = elsewhere
  }

  /// Returns a paragraph on one line, without the addresses of its links and the marks around its code.
  private static func plain(_ paragraph: Substring) -> String {
    paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(#/\[([^\]]+)\]\([^)]+\)/#) { String($0.1) }.replacing("`", with: "")
      .replacing(#/([^*])\*([^* ][^*]*)\*([^*])/#) { "\($0.1)\($0.2)\($0.3)" }
  }
}

extension String {
  /// Returns the first sentences; the whole text if there are no more than that.
  fileprivate func sentences(_ count: Int) -> String {
    let ends = matches(of: #/[.?!] (?=[A-Z*“])/#).map { $0.range.lowerBound }
    guard ends.count >= count else { return self }
    return String(self[...ends[count - 1]])
  }
}
