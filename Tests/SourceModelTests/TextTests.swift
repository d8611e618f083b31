import SourceModel
import Testing
import Toolchain

/// Strings, comments and regular expressions are not code; interpolations are.
@Suite(.enabled(if: unavailable == nil, "\(unavailable.map { "\($0)" } ?? "")"))
struct TextTests {
  @Test func `strings inside an interpolation are not code`() throws {
    #expect(try names(#"_ = "\(n == 1 ? "label" : "labels")""#) == ["n"])
  }

  @Test func `calls inside an interpolation are code`() throws {
    let calls = try code(#"_ = "\(items.sorted().filter { $0.isGood })""#).calls.map(\.name)
    #expect(calls == ["filter", "sorted"])
  }

  @Test func `a raw string is a literal`() throws {
    let text = try code(##"_ = #"{"a":"b"}"#"##).nodes.first { $0.kind == .literal }
    #expect(text?.name == #"{"a":"b"}"#)
  }

  @Test func `a string of several lines is not code, except its interpolations`() throws {
    let file = try SourceFile(
      name: "Sample.swift", text: "let a = \"\"\"\n  class Hidden {}\n  \\(value)\n  \"\"\"\nclass Shown {}")
    #expect(file.classes == ["Shown"])
    #expect(file.mentions.map(\.name) == ["value"])
  }

  @Test func `the end of a nested comment does not end the outer one`() throws {
    let file = try SourceFile(
      name: "Sample.swift", text: "/* outer /* inner */ class Hidden {} */\nclass Shown {}")
    #expect(file.classes == ["Shown"])
  }

  @Test func `a regular expression is not code`() throws {
    let file = try SourceFile(
      name: "Sample.swift", text: "let quote = /\"/\nimport UIKit\nlet word = #/import (\\w+)/#")
    #expect(file.imports.map(\.module) == ["UIKit"])
    #expect(file.mentions.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `declarations are left out by their lines, whatever ends a line`(end: String) throws {
    let text = ["import UIKit", "class A {}", "class B {}"].joined(separator: end)
    let file = try SourceFile(name: "Sample.swift", text: text)
    #expect(file.withoutImports { $0.module == "UIKit" }.text == "\nclass A {}\nclass B {}")
    #expect(file.without { $0.name == "A" }.text == "import UIKit\n\nclass B {}")
  }

  @Test func `a syntax error is reported with its line`() throws {
    let file = try SourceFile(name: "Sample.swift", text: "class A {\n  func = 1\n}")
    #expect(file.syntaxError?.hasPrefix("line 2: ") == true)
  }
}
