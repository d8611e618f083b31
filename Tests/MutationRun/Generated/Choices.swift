import Foundation

/// The sources of a pattern with many mutants in them, of which at most one is chosen at run time.
///
/// One build serves all of them; the environment variable `MUTANT` has the number of the one that is chosen.
struct Choices {
  /// The mutants by their number.
  private(set) var mutants: [Int: Mutant]
  private let originals: [String: String]

  /// Creates choices from those mutants that can be chosen at run time, and the text of each file.
  init(_ mutants: [Int: Mutant], in texts: [String: String]) {
    self.mutants = mutants.filter { !$0.value.choice.isEmpty }
    originals = texts
  }

  /// The name of the file that chooses.
  static let file = "Mutant.swift"

  /// The texts of all files, with the mutants in them, and of the file that chooses.
  var texts: [String: String] {
    var texts = originals
    for (file, text) in originals { texts[file] = insertions(in: file).map(\.edit).applied(to: text) }
    texts[Self.file] = """
      import Foundation

      nonisolated private let chosen = ProcessInfo.processInfo.environment["MUTANT"].flatMap { Int($0) }

      nonisolated func mutant(_ number: Int) -> Bool { number == chosen }

      """
    return texts
  }

  /// Leaves out the mutants that may be the reason why the compiler refuses a line of a file: those in the line or, if
  /// there are none, all those in the file.
  mutating func leaveOut(file: String, line: Int) {
    var lines: [Int: Set<Int>] = [:]
    var added = 0
    let original = Array((originals[file] ?? "").utf8)
    for insertion in insertions(in: file) {
      let before = original[..<insertion.edit.start].count { $0 == UInt8(ascii: "\n") } + added + 1
      let height = insertion.edit.text.count { $0 == "\n" }
      lines[insertion.number, default: []].formUnion(before...before + height)
      added += height
    }
    let there = lines.filter { $0.value.contains(line) }.map(\.key)
    let left = there.isEmpty ? mutants.filter { $0.value.file == file }.map(\.key) : there
    for number in left { mutants[number] = nil }
  }

  /// A piece of text that one of the mutants needs.
  private struct Insertion {
    let number: Int
    let mutant: Mutant
    let edit: Mutant.Edit

    /// At one place, first the ends of choices, inner ones before outer ones; then the starts, outer ones before inner.
    var order: [Int] {
      edit.start == mutant.start
        ? [edit.start, 1, -mutant.end, number] : [edit.start, 0, -mutant.start, -number]
    }
  }

  private func insertions(in file: String) -> [Insertion] {
    mutants.filter { $0.value.file == file }.flatMap { number, mutant in
      mutant.choice.map { edit in
        let text = edit.text.replacing("%", with: "mutant(\(number))")
        return Insertion(
          number: number, mutant: mutant, edit: Mutant.Edit(start: edit.start, end: edit.end, text: text))
      }
    }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }
}
