/// A small mistake that was made in a source file by a rule of thumb, such as a call that is left out.
///
/// The program that finds mutants shares this file; it writes them as JSON.
struct Mutant: Codable, Hashable, Sendable {
  /// The kind of edit.
  enum Operator: String, Codable, CaseIterable, Sendable {
    case dropCall = "a call is left out"
    case dropCancel = "a cancel is left out"
    case dropAssignment = "an assignment is left out"
    case swap = "two statements change places"
    case returnEarly = "a function returns early"
    case flipCondition = "a condition is flipped"
    case dropStep = "a step of a chain is left out"
    case changeLiteral = "a literal is replaced by another"
    case keepSelf = "a closure keeps self alive"
    case dropWeak = "a weak property is strong"
  }

  /// A text that takes the place of a part of the file, given in bytes of UTF-8.
  struct Edit: Codable, Hashable, Sendable {
    let start: Int
    let end: Int
    let text: String
  }

  /// The file, from the pattern's folder on.
  let file: String
  let kind: Operator
  /// The line that is changed, from 1, and what stands there.
  let line: Int
  let text: String
  /// The bytes of the file that a choice is about.
  let start: Int
  let end: Int
  /// The mistake, as somebody would make it.
  let edits: [Edit]
  /// The same, as insertions that choose between the mistake and the original at run time: `%` stands for the choice.
  /// Empty where no choice can be made at run time.
  let choice: [Edit]

  /// Identifies a mutant of its pattern, even if line numbers change.
  var name: String { "\(file): \(kind.rawValue): \(text)" }
}

extension [Mutant.Edit] {
  /// A text with all edits made; edits at the same place in their order.
  func applied(to text: String) -> String {
    var bytes = Array<UInt8>(text.utf8)
    for (_, edit) in enumerated().sorted(by: { ($0.1.start, $0.0) > ($1.1.start, $1.0) }) {
      bytes.replaceSubrange(edit.start..<edit.end, with: Array<UInt8>(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
