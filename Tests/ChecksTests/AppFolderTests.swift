import Checks
import Foundation
import Stories
import Testing

/// An app's folder holds the app and nothing else.
@Suite struct AppFolderTests {
  private struct File {
    let path: String
    let text: String

    /// The modules that the file imports.
    var imports: Set<String> {
      Set(SourceFile(name: path, text: text).imports.map { String($0.prefix { $0 != "." }) })
    }
  }

  private func files(of pattern: Pattern) throws -> [File] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appending(path: "Sources/Patterns/\(pattern.module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Library/ApiSession/") }.sorted().map {
      File(path: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  @Test(arguments: Pattern.allCases)
  func `an app imports the catalogue, the user interface and Foundation only`(pattern: Pattern) throws {
    var allowed: Set = ["Catalogue", "Foundation", "HeadlessUI"]
    if pattern == .mvvmFC { allowed.insert("ApiSession") }
    let files = try files(of: pattern)
    #expect(files.count > 20)
    for file in files {
      #expect(
        file.imports.isSubset(of: allowed), "\(file.path) imports \(file.imports.subtracting(allowed)).")
    }
  }

  @Test(arguments: Pattern.allCases)
  func `an app does not mention what observes it`(pattern: Pattern) throws {
    for file in try files(of: pattern) {
      let word = file.text.firstMatch(of: /(?i)\b(?:trac(?:e|es|ed|ing)|observ\w*|decorat\w*|watch\w*)\b/)
      #expect(word == nil, "\(file.path) says '\(word.map { String($0.0) } ?? "")'.")
    }
  }
}
