import Foundation
import Specification

@testable import SwiftIO

/// Everything that is known of the pattern as it ships, gathered once.
enum PatternEvidence {
  static let all: Evidence = {
    var evidence = Evidence.observed(in: SwiftIOArchitecture(), telling: Story.all + Story.failures)
    evidence.add(
      .observed(in: SwiftIOArchitecture(), telling: [.storeFailures], favourites: { MoodyFavourites() }))
    do {
      evidence.sources = try SourceFile.files(below: folder)
      evidence.declarations = try Declaration.all(in: "SwiftIO", using: toolchain)
      let actions = try SourceFile.swiftFiles(below: folder).filter { file in
        try String(contentsOf: file, encoding: .utf8).contains(": Action {")
          || file.path.hasPrefix(actionsFolder.path)
      }
      evidence.compilations = [try typecheckAlone("the app's actions", files: actions)]
    } catch {
      fatalError("The evidence could not be gathered: \(error)")
    }
    return evidence
  }()

  static let toolchain = Toolchain.ofThisBuild()

  /// Asks the compiler whether actions make sense with the catalogue and nothing else of this package.
  static func typecheckAlone(
    _ subject: String, files: [URL] = [], snippet: String? = nil
  ) throws -> Compilation {
    try toolchain.typecheck(subject, for: "SIO-24", files: files, snippet: snippet, seeing: ["Catalogue"])
  }

  /// What this test module declares, counterexamples included.
  static let testDeclarations: [Declaration] = {
    do {
      return try Declaration.all(in: "SwiftIOTests", using: toolchain)
    } catch {
      fatalError("The test module's symbols could not be read: \(error)")
    }
  }()

  static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let folder = packageFolder.appendingPathComponent("Sources/Patterns/SwiftIO")

  static let actionsFolder = folder.appendingPathComponent("Actions")
}
