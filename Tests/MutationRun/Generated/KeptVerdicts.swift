import Foundation
import Stories

/// What earlier runs found on mutants of the same sources, by the same checks: a run that was stopped goes on where it was.
struct KeptVerdicts {
  private struct Entry: Codable {
    let mutant: Mutant
    /// The verdict; nil where the compiler refused the mutant.
    let verdict: MutantVerdict?
  }

  private struct Document: Codable {
    let state: String
    var entries: [Entry]
  }

  private let file: URL
  private let state: String
  private var entries: [Mutant: MutantVerdict?] = [:]

  /// Reads what was kept in a file, if that was found in the same state.
  init(in file: URL, state: String) {
    self.file = file
    self.state = state
    let document = try? JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
    guard let document, document.state == state else { return }
    for entry in document.entries { entries[entry.mutant] = .some(entry.verdict) }
  }

  /// What is known of a mutant: a verdict, or nil where the compiler refused it; nil where nothing is known.
  subscript(mutant: Mutant) -> MutantVerdict?? { entries[mutant] }

  /// Keeps what was found: nil where the compiler refused the mutant.
  ///
  /// - Throws: An error of Foundation where the file cannot be written.
  mutating func keep(_ verdict: MutantVerdict?, on mutant: Mutant) throws {
    entries[mutant] = .some(verdict)
    let all = entries.map { Entry(mutant: $0.key, verdict: $0.value) }
    try JSONEncoder().encode(Document(state: state, entries: all)).write(to: file, options: .atomic)
  }
}
