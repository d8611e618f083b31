import Foundation

// Judges an app by its sources.
//
//   judge ORDER
//
// The order is a `JudgeRequest` as JSON. The answer goes to standard output. The exit status is 65 if
// the folder cannot be judged, 74 if the answer cannot be written, 1 for errors, warnings and what a strict order counts
// as failures, and otherwise 0.

signal(SIGPIPE, SIG_DFL)
var width = 80
do {
  let order = try JSONDecoder().decode(
    JudgeRequest.self, from: Data(CommandLine.arguments.dropFirst().joined().utf8))
  width = order.width
  exit(try Judge(order: order).run().rawValue)
} catch {
  let lines = "walkthrough: \(error)".printable.wrapped(to: width)
  FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  let status: Judge.Status = if case JudgeError.unwritable = error { .noOutput } else { .badInput }
  exit(status.rawValue)
}
