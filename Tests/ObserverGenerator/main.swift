import Foundation
import Toolchain

// Writes the observers of the four apps from the protocols of their boundaries.
//
//   swift run --package-path Tests observers [--check]
//
// With --check nothing is written: each file that is stale, missing, left over or written by hand is named, and the
// exit status is 1 if there is one. Where the toolchain has no SwiftParser, the exit status is 69.

let package = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("observers: \(message)\n".utf8))
  exit(status)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || arguments == ["--check"] else {
  fail("The only option is --check.", status: 64)
}

do {
  let files = try GeneratedFiles(
    package: package, tables: BoundaryTable.all)
  let differences = try files.differences()
  if arguments.isEmpty {
    try files.write()
    print("Files written or removed: \(differences.count).")
  } else if !differences.isEmpty {
    for line in differences { print(line) }
    fail("Run 'swift run --package-path Tests observers' to bring these files up to date.", status: 1)
  }
} catch let error as SyntaxReaderUnavailable {
  fail("\(error)", status: 69)
} catch {
  fail("\(error)", status: 1)
}
