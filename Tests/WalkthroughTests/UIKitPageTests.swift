import Foundation
import Specification
import Testing

@testable import Walkthrough

/// The page that turns a scene of each pattern into a scene of an Xcode project.
@Suite struct UIKitPageTests {
  @Test func `its changes apply to the current files, and leave none of five HeadlessUI spellings`() throws {
    let diffs = try diffs()
    #expect(diffs.count >= Pattern.allCases.count)
    for diff in diffs {
      var text = try source(diff.path)
      for hunk in diff.hunks {
        let old = hunk.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() + "\n" }.joined()
        let new = hunk.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() + "\n" }.joined()
        #expect(text.ranges(of: old).count == 1, "\(diff.path) has no such lines, or has them twice:\n\(old)")
        text = text.replacing(old, with: new)
      }
      for spelling in ["HeadlessUI", "@Outlet", "UITableViewCell()", "super.init()", "override init()"] {
        #expect(!text.contains(spelling), "\(diff.path): \(spelling)")
      }
    }
  }

  @Test(arguments: Pattern.allCases)
  func `every file of the scene is named in the section of its pattern`(pattern: Pattern) throws {
    let page = try page()
    let start = try #require(page.range(of: "\n## Films in \(pattern.title)\n"))
    let section = page[start.upperBound...].components(separatedBy: "\n## ")[0]
    let folder = packageFolder.appendingPathComponent("Sources/Patterns")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("\(pattern.module)/") && $0.contains("/Films/") && $0.hasSuffix(".swift") }
      .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    #expect(names.count > 4)
    for name in names { #expect(section.contains(name), "\(pattern.title): \(name)") }
  }

  private struct Diff {
    let path: String
    var hunks: [[Substring]] = []
  }

  private func diffs() throws -> [Diff] {
    try page().components(separatedBy: "```diff\n").dropFirst().map { block in
      let lines = block.components(separatedBy: "\n```")[0].split(
        separator: "\n", omittingEmptySubsequences: false)
      var diff = Diff(path: String(lines[0].dropFirst("--- ".count)))
      for line in lines.dropFirst(2) {
        if line == "@@" { diff.hunks.append([]) } else { diff.hunks[diff.hunks.count - 1].append(line) }
      }
      return diff
    }
  }

  private func page() throws -> String {
    try source("Docs/UIKit.md")
  }

  private func source(_ path: String) throws -> String {
    try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
  }
}
