/// A mistake in an app of the kit, and the same lines without it.
public struct RuleExample: Codable, Hashable, Sendable {
  /// The mistake, as a sentence without its full stop.
  public let mistake: String
  /// The lines with the mistake. A comment names their file, and `…` stands for what is between them.
  public let bad: String
  /// The same lines as they are in the app.
  public let good: String
}

extension RuleExample {
  /// Chooses the shortest of the mistakes that break a rule; nil if there is none in the app itself.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - mutations: The mistakes, with files by their paths in the app's folder.
  public init?(of rule: String, in mutations: [Mutation]) {
    let fitting = mutations.filter { $0.rule == rule && !$0.ownEdits.isEmpty }
    guard let mutation = fitting.min(by: { $0.size < $1.size }) else { return nil }
    let edits = mutation.ownEdits
    let lines = edits.flatMap { "\($0.old)\n\($0.new)".split(separator: "\n") }.filter { $0 != "⋮" }
    let margin = lines.map { line in line.prefix { $0 == " " }.count }.min() ?? 0
    mistake = mutation.title
    bad = Self.text(of: edits, margin: margin, \.new)
    good = Self.text(of: edits, margin: margin, \.old)
  }

  private static func text(
    of edits: [Mutation.Edit], margin: Int, _ side: (Mutation.Edit) -> String
  ) -> String {
    var file: String?
    var lines: [String] = []
    for edit in edits {
      lines.append(edit.file == file ? "…" : "// \(edit.file)")
      file = edit.file
      let side = side(edit)
      // Where lines are missing, or any lines are meant, an ellipsis stands for them.
      lines += (side.isEmpty ? "⋮" : side).split(separator: "\n", omittingEmptySubsequences: false).map {
        $0 == "⋮" ? "…" : String($0.dropFirst(margin))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Mutation {
  /// The edits of the app's own files, without those of its launch and its observers.
  fileprivate var ownEdits: [Edit] { edits.filter { !$0.file.hasPrefix("../") } }

  /// The number of files, and of lines.
  fileprivate var size: (Int, Int) {
    (Set(edits.map(\.file)).count, edits.reduce(0) { $0 + $1.old.lineCount + $1.new.lineCount })
  }
}

extension String {
  fileprivate var lineCount: Int { split(separator: "\n", omittingEmptySubsequences: false).count }
}
