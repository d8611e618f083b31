import Checks
import Foundation
import PatternTesting
import SwiftIOChecks

@testable import SwiftIO

/// Swift-IO, as its tests see it.
let swiftIO = PatternSuite(
  SwiftIOArchitecture(),
  checks: Check.swiftIO,
  compilations: { suite in
    let folder = suite.sourceFolder.appendingPathComponent("Actions").path
    let all = try SourceFile.swiftFiles(below: suite.sourceFolder).map { file in
      (file, try String(contentsOf: file, encoding: .utf8))
    }
    let actions = all.filter { file, text in file.path.hasPrefix(folder) || text.contains(": Action {") }
    let names = Set(actions.flatMap { _, text in text.matches(of: #/class (\w+): Action\b/#).map(\.1) })
    // An action may be extended in any file.
    let extensions = all.filter { file, _ in !actions.contains { $0.0 == file } }.flatMap { _, text in
      text.matches(of: #/(?ms)^extension (\w+).*?^}\n/#).filter { names.contains($0.1) }.map(\.0)
    }
    return [
      try suite.typecheckAlone(
        "the app's actions", files: actions.map(\.0), snippet: "import Catalogue\n" + extensions.joined())
    ]
  })

extension PatternSuite {
  /// Asks the compiler whether actions make sense with the catalogue and nothing else of this package.
  nonisolated func typecheckAlone(
    _ subject: String, files: [URL] = [], snippet: String? = nil
  ) throws -> Compilation {
    try toolchain.typecheck(subject, for: "SIO-24", files: files, snippet: snippet, seeing: ["Catalogue"])
  }
}
