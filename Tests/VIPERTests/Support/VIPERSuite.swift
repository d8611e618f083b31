import Checks
import Foundation
import PatternTesting
import VIPERChecks

@testable import VIPER

/// VIPER, as its tests see it.
let viper = PatternSuite(
  VIPERArchitecture(),
  checks: Check.viper,
  compilations: { suite in
    let withoutInterface = try SourceFile.swiftFiles(below: suite.sourceFolder).filter { file in
      try !file.lastPathComponent.hasSuffix("Wireframe.swift")
        && !String(contentsOf: file, encoding: .utf8).contains("import HeadlessUI")
    }
    let presenters = try SourceFile.swiftFiles(below: suite.sourceFolder).filter {
      $0.lastPathComponent.hasSuffix("Presenter.swift")
    }
    let interactors = try SourceFile.swiftFiles(below: suite.sourceFolder).filter { file in
      ["Interactor", "Entity", "DataStore"].contains(file.deletingLastPathComponent().lastPathComponent)
    }
    let console = try SourceFile.swiftFiles(below: suite.sourceFolder).filter { file in
      file.deletingLastPathComponent().lastPathComponent == "Console"
        || file.lastPathComponent == "FailureMessage.swift"
    }
    return [
      try suite.typecheckAlone("the app's interactors", for: "VPR-03", files: interactors),
      try suite.typecheckAlone(
        "the console with the app's interactors", for: "VPR-04", files: interactors + console),
      try suite.typecheckAlone(
        "the app's presenters", for: "VPR-24", files: Array(Set(withoutInterface + presenters))),
    ]
  })

extension PatternSuite {
  /// Asks the compiler whether files make sense with the catalogue and nothing else of this package.
  nonisolated func typecheckAlone(
    _ subject: String, for rule: String, files: [URL] = [], snippet: String? = nil
  ) throws -> Compilation {
    try toolchain.typecheck(subject, for: rule, files: files, snippet: snippet, seeing: ["Catalogue"])
  }
}
