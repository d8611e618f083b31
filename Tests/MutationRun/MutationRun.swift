import Foundation
import SourceModel
import Specification

/// Judges mutations, as many patterns at once as there are cores.
struct MutationRun {
  let request: MutationRequest
  let package: URL
  /// The page with the score, as it is before the run.
  let page: String

  /// Judges the mutations, and returns the judgements of each pattern in the order of its list.
  ///
  /// - Throws: The first error of any pattern; `MutationRunError` if no mutation has the wanted text.
  func judgements() throws -> [Pattern: [Judgement]] {
    let lists = try request.patterns.map { pattern in
      (pattern, try mutations(of: pattern).filter { isWanted($0, of: pattern) })
    }.filter { !$0.1.isEmpty }.sorted { $0.1.count > $1.1.count }
    guard !lists.isEmpty || request.isMissing else { throw MutationRunError.nothing(request.only ?? "") }
    let wanted = Dictionary(uniqueKeysWithValues: lists)
    return try lists.map(\.0).inScratchPackages(of: package) { scratch in
      try judgements(on: wanted[scratch.pattern] ?? [], in: scratch)
    }
  }

  /// Returns the mutations in a pattern's list.
  func mutations(of pattern: Pattern) throws -> [Mutation] {
    try Mutation.all(of: pattern, in: folder)
  }

  /// Returns the fingerprints of the lists that were asked for.
  func fingerprints() throws -> [Pattern: String] {
    var fingerprints: [Pattern: String] = [:]
    for pattern in request.patterns {
      fingerprints[pattern] = try Mutation.fingerprint(of: pattern, in: folder)
    }
    return fingerprints
  }

  private var folder: URL { package.appendingPathComponent("Tests/Mutations") }

  private func isWanted(_ mutation: Mutation, of pattern: Pattern) -> Bool {
    if request.isMissing, MutationScore.page(page, hasCaught: mutation, of: pattern) { return false }
    return request.only.map { "\(mutation.rule) \(mutation.title)".contains($0) } ?? true
  }

  private func judgements(on mutations: [Mutation], in scratch: ScratchPackage) throws -> [Judgement] {
    let pattern = scratch.pattern
    say("\(pattern.title): building the scratch copy.")
    let build = try scratch.build(patience: .seconds(3600))
    guard build.isSuccess else { throw MutationRunError.red(pattern, build.output) }
    let test = try scratch.test()
    guard test.isSuccess else { throw MutationRunError.red(pattern, test.output) }
    return try mutations.enumerated().map { index, mutation in
      let judgement = try Judgement(on: mutation, in: scratch)
      say("\(pattern.title) \(index + 1)/\(mutations.count): \(judgement.line)")
      return judgement
    }
  }
}

/// The reason why mutations cannot be judged.
enum MutationRunError: Error, CustomStringConvertible {
  /// The pattern is not green to begin with.
  case red(Pattern, String)
  /// No mutation contains the requested text.
  case nothing(String)
  /// No generated mutant that was tried contains the requested text.
  case noMutant(String)

  var description: String {
    switch self {
    case .red(let pattern, let output):
      "\(pattern.title) is not green even before anything is broken:\n\(output.suffix(2000))"
    case .nothing(let text):
      "No edit has '\(text)' in its rule or its title. The lists are in Tests/Mutations."
    case .noMutant(let text):
      "No mutant that was tried has '\(text)' in its name. A larger --generated tries more."
    }
  }
}

/// Prints a line at once, also into a pipe or a file.
func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
}
