import Foundation

// Breaks the patterns on purpose, one edit at a time, and sees whether the specification says so.
//
//   swift run mutate [PATTERN ...] [--only TEXT]
//
// With no pattern all four are tried, and the score is written to Docs/Mutations.md. It takes a while: each edit is
// built and tested in a scratch copy below .build, as many patterns at once as there are cores.

let package = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

do {
  let request = try MutationRequest(Array(CommandLine.arguments.dropFirst()))
  let run = MutationRun(request: request, package: package)
  let fingerprints = try run.fingerprints()
  let score = MutationScore(try run.judgements(), fingerprints: fingerprints)
  say(score.summary)
  if request.isWhole {
    let page = package.appendingPathComponent("Docs/Mutations.md")
    try score.page.write(to: page, atomically: true, encoding: .utf8)
    say("Written to Docs/Mutations.md.")
  }
  exit(score.isPerfect ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("mutate: \(error)\n".utf8))
  exit(error is MutationRequest.Problem ? 64 : 1)
}
