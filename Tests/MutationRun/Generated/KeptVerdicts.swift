import Foundation

/// Verdicts of earlier runs on the same sources with the same checks, so that a stopped run can be resumed.
struct KeptVerdicts {
  private struct Document: Codable {
    let state: String
    var verdicts: [MutantVerdict] = []
    var refused: Set<Mutant> = []
  }

  private let file: URL
  private var document: Document
  private var verdicts: [Mutant: MutantVerdict]

  /// Reads the verdicts that are kept in a file, if they were reached in the same state.
  init(in file: URL, state: String) {
    self.file = file
    let kept = try? JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
    document = kept.flatMap { $0.state == state ? $0 : nil } ?? Document(state: state)
    verdicts = Dictionary(document.verdicts.map { ($0.mutant, $0) }) { $1 }
  }

  /// The verdict on a mutant; nil if it was not tried.
  subscript(mutant: Mutant) -> MutantVerdict? { verdicts[mutant] }

  /// Returns true if the compiler refused a mutant.
  func isRefused(_ mutant: Mutant) -> Bool { document.refused.contains(mutant) }

  /// Keeps a verdict.
  ///
  /// - Throws: An error of Foundation if the file cannot be written.
  mutating func keep(_ verdict: MutantVerdict) throws {
    document.verdicts.append(verdict)
    verdicts[verdict.mutant] = verdict
    try write()
  }

  /// Records that the compiler refused some mutants.
  ///
  /// - Throws: An error of Foundation if the file cannot be written.
  mutating func keep(refused mutants: some Sequence<Mutant>) throws {
    document.refused.formUnion(mutants)
    try write()
  }

  private func write() throws {
    try JSONEncoder().encode(document).write(to: file, options: .atomic)
  }
}
