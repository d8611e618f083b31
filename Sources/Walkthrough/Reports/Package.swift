import Foundation
import Processes
import Specification

/// The folder of the kit that the program works on.
nonisolated enum Package {
  /// The kit that the program is in, even if the kit was moved or copied after the build; else the one around the
  /// current folder; else the place where the program's sources were compiled.
  static let folder =
    folder(around: BuiltProducts.image)
    ?? folder(around: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    ?? URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Finds the nearest folder that has the kit's manifest and patterns: the one given, or one above it.
  static func folder(around place: URL) -> URL? {
    var folder = place.standardizedFileURL
    while folder.path != "/" {
      let parts = ["Package.swift", "Sources/Patterns"].map { folder.appendingPathComponent($0).path }
      if parts.allSatisfy(FileManager.default.fileExists) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The program that runs, to start it again as a child.
  static var program: URL { BuiltProducts.runningProgram(orInTests: "walkthrough") }

  /// Returns the folder with the source of a pattern's app.
  static func sources(of pattern: Pattern) -> URL {
    folder.appendingPathComponent("Sources/Patterns/\(pattern.module)/App")
  }

  /// Returns the places of every Swift file below a folder, sorted.
  ///
  /// - Throws: An error of Foundation if there is no such folder.
  static func swiftFiles(below folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Reads the tests, mutations and exercises of each rule; returns nil if the kit has no tests.
  ///
  /// - Throws: An error if a file cannot be read.
  @MainActor static func traceability() throws -> Traceability? {
    let tests = folder.appendingPathComponent("Tests")
    return FileManager.default.fileExists(atPath: tests.path) ? try Traceability(package: folder) : nil
  }
}

/// The reason why a command that needs the whole package cannot run.
nonisolated enum PackageError: Error, CustomStringConvertible {
  /// The kit has no manifest, no tests or no pages.
  case noPackage

  var description: String {
    "This command needs the whole kit, and a part of it is missing in \(Package.folder.path). Get the whole kit, and "
      + "build the program there."
  }
}
