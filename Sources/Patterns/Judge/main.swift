import Foundation

// Judges an app by its sources.
//
//   judge ORDER
//
// The order is a `JudgeOrder` as JSON. The answer goes to standard output; the exit status is 0, or 1 for findings, or 65
// if the folder cannot be judged.

signal(SIGPIPE, SIG_DFL)
do {
  let order = try JSONDecoder().decode(
    JudgeOrder.self, from: Data(CommandLine.arguments.dropFirst().joined().utf8))
  exit(try Judge(order: order).run().rawValue)
} catch {
  FileHandle.standardError.write(Data("walkthrough: \("\(error)".printable)\n".utf8))
  exit(Judge.Status.badInput.rawValue)
}
