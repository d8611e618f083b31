public import Foundation
import Specification

extension PatternSuite {
  nonisolated static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the pattern's own source files.
  nonisolated public var sourceFolder: URL {
    Self.packageFolder.appendingPathComponent("Sources/Patterns/\(pattern.module)/App")
  }

  /// The folder of its tests' source files.
  public var testFolder: URL {
    Self.packageFolder.appendingPathComponent("Tests/\(testModule)")
  }
}
