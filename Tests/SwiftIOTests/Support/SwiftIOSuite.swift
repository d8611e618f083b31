import Foundation
import PatternTesting
import Specification

@testable import SwiftIO

/// Swift-IO, as its tests see it.
let swiftIO = PatternSuite(
  SwiftIOArchitecture(),
  compilations: { suite in
    let actions = suite.sourceFolder.appendingPathComponent("Actions").path
    let files = try SourceFile.swiftFiles(below: suite.sourceFolder).filter { file in
      try file.path.hasPrefix(actions) || String(contentsOf: file, encoding: .utf8).contains(": Action {")
    }
    return [try suite.typecheckAlone("the app's actions", files: files)]
  })

extension PatternSuite {
  /// Asks the compiler whether actions make sense with the catalogue and nothing else of this package.
  func typecheckAlone(_ subject: String, files: [URL] = [], snippet: String? = nil) throws -> Compilation {
    try toolchain.typecheck(subject, for: "SIO-24", files: files, snippet: snippet, seeing: ["Catalogue"])
  }
}
