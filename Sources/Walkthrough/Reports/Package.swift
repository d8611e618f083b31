import Foundation
import Stories

/// The folder that the program was built from.
nonisolated enum Package {
  /// Where it was.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The program that runs, to start it again as a child.
  static var program: URL { Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]) }

  /// Where the source of a pattern's app is, and of its observers.
  static func sources(of pattern: Pattern) -> URL {
    folder.appendingPathComponent("Sources/Patterns/\(pattern.module)")
  }

  /// The places of every Swift file below a folder, sorted.
  ///
  /// - Throws: An error of Foundation where there is no such folder.
  static func swiftFiles(below folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// What its tests, mutations and exercises say of rules; nil where the folder is gone.
  ///
  /// - Throws: An error where a file cannot be read.
  @MainActor static func traceability() throws -> Traceability? {
    let tests = folder.appendingPathComponent("Tests")
    return FileManager.default.fileExists(atPath: tests.path) ? try Traceability(package: folder) : nil
  }
}

/// Why something of the package cannot be told.
nonisolated enum PackageError: Error, CustomStringConvertible {
  /// The folder that the program was built from is not there any more.
  case gone

  var description: String {
    "The page is made from the package's tests, and there are none in \(Package.folder.path) any more. Build the program "
      + "again where the package is now."
  }
}
