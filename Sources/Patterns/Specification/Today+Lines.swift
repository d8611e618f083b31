extension Today {
  /// One of the two things that a rule is held against: its title, and where its verdict is.
  public typealias Part = (title: String, path: any KeyPath<Today, Standing> & Sendable)

  /// The two things that a rule is held against.
  public static let parts: [Part] = [("async/await", \.concurrency), ("SwiftUI", \.swiftUI)]

  /// A verdict and what it is about.
  public struct Line: Sendable {
    /// What the rule is held against: `async/await`, `SwiftUI`, or `both` if one sentence speaks of both.
    public let part: String
    /// The verdict.
    public let standing: Standing

    /// The heading above the verdict alone: `Today, async/await`.
    public var title: String { part == "both" ? "Today, async/await and SwiftUI" : "Today, \(part)" }
    /// The verdict as a sentence: `holds: …`.
    public var text: String { "\(standing.verdict.rawValue): \(standing.text)" }
  }

  /// The verdicts, as one if they are the same.
  public var lines: [Line] {
    guard concurrency != swiftUI else { return [Line(part: "both", standing: concurrency)] }
    return Self.parts.map { Line(part: $0.title, standing: self[keyPath: $0.path]) }
  }
}

extension Standing {
  /// The sentence, and the names of its sources in brackets.
  public var text: String {
    sources.isEmpty ? sentence : "\(sentence) (\(sources.map(\.name).joined(separator: ", ")))"
  }
}
