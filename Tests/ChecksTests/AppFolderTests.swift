import Foundation
import SourceModel
import Specification
import Testing
import Toolchain

/// An app's folder contains only the app.
@Suite struct AppFolderTests {
  private func files(of pattern: Pattern) throws -> [SourceFile] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try SourceFile.files(below: package.appending(path: "Sources/Patterns/\(pattern.module)/App"))
      .filter { !$0.stands(in: "Library") }
  }

  @Test(arguments: Pattern.allCases)
  func `an app imports only the catalogue, the user interface, Foundation and, in MVVM-FC, its library`(
    pattern: Pattern
  ) throws {
    var allowed: Set = ["Catalogue", "Foundation", "HeadlessUI"]
    if pattern == .mvvmFC { allowed.formUnion(["Library", "LibraryUI"]) }
    let files = try files(of: pattern)
    #expect(files.count > 20)
    for file in files {
      let others = Set(file.imports.map(\.module)).subtracting(allowed)
      #expect(others.isEmpty, "\(file.path) imports \(others).")
    }
  }

  @Test(arguments: Pattern.allCases)
  func `an app does not mention its observers`(pattern: Pattern) throws {
    for file in try files(of: pattern) {
      let word = file.text.firstMatch(of: /(?i)\b(?:trac(?:e|es|ed|ing)|observ\w*|decorat\w*|watch\w*)\b/)
      #expect(word == nil, "\(file.path) says '\(word.map { String($0.0) } ?? "")'.")
    }
  }
}
