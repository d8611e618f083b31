public import Foundation
import Stories

extension PatternSuite {
  nonisolated static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the pattern's own source files are.
  nonisolated public var sourceFolder: URL {
    Self.packageFolder.appendingPathComponent("Sources/Patterns/\(pattern.module)")
  }

  /// Where the source files of its tests are.
  public var testFolder: URL {
    Self.packageFolder.appendingPathComponent("Tests/\(testModule)")
  }
}
