/// A small mistake in a source file that a program makes on purpose, such as a call that is left out.
///
/// The program that finds mutants shares this file, and writes mutants as JSON.
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
    case makeUnowned = "a weak property is unowned"
    case registerTwice = "a target is registered twice"
    case announceTwice = "an announcement is repeated"
    case swapArguments = "two arguments of one type change places"
    case otherCase = "a case has the result of another"
    case keepFirst = "an assignment keeps the first value"
  }

  /// A text that replaces the bytes of the file from `start` up to `end`, in UTF-8.
  struct Edit: Codable, Hashable, Sendable {
    let start: Int
    let end: Int
    let text: String
  }

  /// The file, from the pattern's folder on.
  let file: String
  let kind: Operator
  /// The number of the changed line, from 1, and the text of this line.
  let line: Int
  let text: String
  /// The range of the file's bytes that a choice encloses.
  let start: Int
  let end: Int
  /// The edits that make the mistake, as a programmer would make it.
  let edits: [Edit]
  /// The insertions that choose between the mistake and the original at run time; `%` stands for the condition. Empty
  /// if no choice can be made at run time.
  let choice: [Edit]

  /// The name, which stays the same if line numbers change. Several mutants of a pattern may share it.
  var name: String { "\(file): \(kind.rawValue): \(text)" }
}

extension [Mutant.Edit] {
  /// Returns a text with all edits applied; edits at the same place keep their order.
  func applied(to text: String) -> String {
    var bytes = Array<UInt8>(text.utf8)
    for (_, edit) in enumerated().sorted(by: { ($0.1.start, $0.0) > ($1.1.start, $1.0) }) {
      bytes.replaceSubrange(edit.start..<edit.end, with: Array<UInt8>(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
