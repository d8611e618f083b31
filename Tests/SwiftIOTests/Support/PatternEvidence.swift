import Foundation
import Specification

@testable import SwiftIO

/// Everything that is known of the pattern as it ships, gathered once.
enum PatternEvidence {
  static let all: Evidence = {
    var evidence = Evidence.observed(in: SwiftIOArchitecture(), telling: Story.all)
    do {
      evidence.sources = try SourceFile.files(below: folder)
      evidence.declarations = try Declaration.all(in: "SwiftIO", using: toolchain)
      evidence.compilations = [
        try toolchain.typecheck("the folder Actions", files: SourceFile.swiftFiles(below: actionsFolder))
      ]
    } catch {
      fatalError("The evidence could not be gathered: \(error)")
    }
    return evidence
  }()

  static let toolchain = Toolchain.ofThisBuild()

  /// What this test module declares, counterexamples included.
  static let testDeclarations: [Declaration] = {
    do {
      return try Declaration.all(in: "SwiftIOTests", using: toolchain)
    } catch {
      fatalError("The test module's symbols could not be read: \(error)")
    }
  }()

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Patterns/SwiftIO")

  static let actionsFolder = folder.appendingPathComponent("Actions")
}
