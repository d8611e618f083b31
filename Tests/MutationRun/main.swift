import Foundation
import SourceModel
import Specification

// Breaks the patterns on purpose, one edit at a time, and shows whether the specification notices.
//
//   swift run --package-path Tests mutate [PATTERN ...] [--only TEXT] [--missing]
//   swift run --package-path Tests mutate [PATTERN ...] --generated N [--seed N] [--only TEXT]
//
// The first tries the edits of the lists in Tests/Mutations, of all four patterns unless some are named. Without --only
// the scores are written to Docs/Mutations.md, where patterns that were not tried keep their scores. With --missing only
// edits are tried that are not on that page as caught; the others keep their results. It takes a while:
// each edit is built and tested in a scratch copy below .build, as many patterns at once as there are cores.
//
// The second tries N mutants that operators make anywhere in the sources, such as a call that is left out. The seed
// selects the sample. One build serves nearly all mutants of a pattern. Verdicts are kept below .build while apps and
// checks stay as they are, so that a stopped run can be resumed. For all four patterns and without --only, the score is
// written to Docs/Mutants.md.

let package = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

do {
  let request = try MutationRequest(Array(CommandLine.arguments.dropFirst()))
  if let count = request.generated {
    let state = try GeneratedScore.State(of: package)
    let run = GeneratedRun(
      patterns: request.patterns, count: count, seed: request.seed, only: request.only, package: package,
      state: state)
    let lists = package.appendingPathComponent("Tests/Mutations")
    let explanations = try request.patterns.map { ($0, try [Explanation].all(of: $0, in: lists)) }
    let score = GeneratedScore(
      try run.results(), seed: request.seed, explanations: Dictionary(uniqueKeysWithValues: explanations),
      state: state)
    say(score.summary)
    if request.isWhole {
      try score.page.write(
        to: package.appendingPathComponent("Docs/Mutants.md"), atomically: true, encoding: .utf8)
      say("Written to Docs/Mutants.md.")
    }
    exit(score.unexplained.isEmpty ? 0 : 1)
  }
  let page = package.appendingPathComponent("Docs/Mutations.md")
  let old = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
  let run = MutationRun(request: request, package: package, page: old)
  let fingerprints = try run.fingerprints()
  var lists: [Pattern: [Mutation]] = [:]
  for pattern in request.patterns where request.isMissing { lists[pattern] = try run.mutations(of: pattern) }
  let score = MutationScore(try run.judgements(), fingerprints: fingerprints, lists: lists)
  say(score.summary)
  if request.only == nil {
    try score.page(after: old).write(to: page, atomically: true, encoding: .utf8)
    say("Written to Docs/Mutations.md.")
  }
  exit(score.isPerfect ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("mutate: \(error)\n".utf8))
  exit(error is MutationRequest.Problem ? 64 : 1)
}
