import Foundation
import Specification
import Templates
import Testing

/// The scenes for UIKit differ from the tested ones by what the page on UIKit lists, and by nothing else.
struct SpellingTests {
  private let page: String

  init() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = tests.appendingPathComponent("../../Docs/UIKit.md").standardizedFileURL
    page = try String(contentsOf: file, encoding: .utf8)
  }

  /// A row of the page's table begins with the words; the pattern is what a scene has, the template what UIKit has.
  private let spellings: [(row: String, pattern: String, template: String)] = [
    ("| `import HeadlessUI`", "import HeadlessUI", "import UIKit"),
    ("| `@Outlet var list: UITableView`", #"@Outlet var (\w+): (\w+)"#, "@IBOutlet var $1: $2!"),
    (
      "| `super.init()` in a view controller that builds its own view", #"super\.init\(\)"#,
      "super.init(nibName: nil, bundle: nil)"
    ),
    ("| `override init()` in a view controller that builds its own view", #"override init\(\)"#, "init()"),
    ("| `UIButton()`", #"UIButton\(\)"#, "UIButton(type: .system)"),
    ("| `button.addTarget(", #"action: \w+\.(\w+Tapped)"#, "action: #selector($1)"),
    ("| `button.addTarget(", #"  func (\w+Tapped\(_ sender: UIButton\))"#, "  @objc func $1"),
  ]

  /// The spelling of Swift-IO alone, where a storyboard creates the interactor and the view model.
  private let object = (
    row: "| an object that a storyboard creates", pattern: #"final class (\w+Interactor|\w+ViewModel) \{"#,
    template: "final class $1: NSObject {"
  )

  /// What a scene for UIKit has in addition.
  private let added = [
    (
      "required init?(coder: NSCoder) {", #"\n\n  @available\(\*, unavailable\)\n  required init.*\n.*\n  \}"#
    ),
    ("isLayoutMarginsRelativeArrangement = true", #"\n    stack\.isLayoutMarginsRelativeArrangement = true"#),
    ("backgroundColor = .systemBackground", #"\n    stack\.backgroundColor = \.systemBackground"#),
  ]

  @Test(arguments: Pattern.allCases, [false, true])
  func `a scene for UIKit is the scene for HeadlessUI in the page's spellings`(
    pattern: Pattern, isAsync: Bool
  ) throws {
    let spellings = self.spellings + (pattern == .swiftIO ? [object] : [])
    for spelling in spellings { #expect(page.contains(spelling.row), "\(spelling.row)") }
    for (words, _) in added { #expect(page.contains(words), "\(words)") }
    let shops = (
      here: try Shop(of: pattern, isAsync: isAsync),
      there: try Shop(of: pattern, with: .uiKit, isAsync: isAsync)
    )
    for (scene, changed) in zip(shops.here.scenes, shops.there.scenes) {
      // Interface Builder has the storyboard's scene.
      let files = scene.files.filter { !$0.path.hasSuffix("Scene.swift") }
      let tests = scene.tests.filter { !$0.path.hasSuffix("SceneTests.swift") }
      #expect(files.map(\.path) == changed.files.map(\.path))
      for (file, other) in zip(files, changed.files) {
        let here = spellings.reduce(file.text) { $0.replacing(pattern: $1.pattern, with: $1.template) }
        #expect(here == added.reduce(other.text) { $0.replacing(pattern: $1.1, with: "") }, "\(file.path)")
      }
      #expect(tests.map(\.path) == changed.tests.map(\.path))
      for (file, other) in zip(tests, changed.tests) {
        let here = file.text.replacing(
          pattern: "import HeadlessUI\nimport Testing\n", with: "import Testing\nimport UIKit\n")
        #expect(here == other.text, "\(file.path)")
      }
    }
  }
}

extension String {
  fileprivate func replacing(pattern: String, with template: String) -> String {
    replacingOccurrences(of: pattern, with: template, options: .regularExpression)
  }
}
