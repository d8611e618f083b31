import SourceModel
import Testing
import Toolchain

@Suite(.enabled(if: unavailable == nil, "\(unavailable.map { "\($0)" } ?? "")"))
struct DeclarationTests {
  @Test func `imports are read with their module, kind and line`() throws {
    let file = try SourceFile(name: "A.swift", text: "import UIKit\n\nimport struct HeadlessUI.Outlet")
    #expect(
      file.imports == [
        Import(module: "UIKit", line: 1),
        Import(module: "HeadlessUI", kind: "struct", declaration: "Outlet", line: 3),
      ])
  }

  @Test func `nested types and extensions are read with the types around them`() throws {
    let file = try SourceFile(
      name: "A.swift",
      text: "enum Films { struct Request {} }\nextension Films.Request: Sendable { enum Kind {} }")
    #expect(file.types.map(\.path) == ["Films", "Films.Request", "Films.Request", "Films.Request.Kind"])
    #expect(file.types.map(\.kind) == [.enum, .struct, .extension, .enum])
    #expect(file.types[2].inheritedNames == ["Sendable"])
  }

  @Test func `properties are read with their modifiers, accessors and types`() throws {
    let file = try SourceFile(
      name: "A.swift",
      text: """
        final class A {
          @Outlet weak var label: UILabel!
          unowned let owner: Owner
          private(set) lazy var items: [any Item]? = nil
          var count: Int { items?.count ?? 0 }
        }
        """)
    let properties = file.types[0].properties
    #expect(properties.map(\.name) == ["label", "owner", "items", "count"])
    #expect(properties.map(\.isWeak) == [true, false, false, false])
    #expect(properties.map(\.isUnowned) == [false, true, false, false])
    #expect(properties.map(\.isComputed) == [false, false, false, true])
    #expect(properties.map(\.hasPrivateSetter) == [false, false, true, false])
    #expect(properties.map { $0.type?.core } == ["UILabel", "Owner", "[any Item]", "Int"])
    #expect(properties.map(\.line) == [2, 3, 4, 5])
    #expect(properties[0].attributes == ["@Outlet"])
    #expect(properties[0].type?.isForced == true)
    #expect(properties[2].type?.names == ["Item"])
  }

  @Test func `functions are read with their parameters and their result`() throws {
    let file = try SourceFile(
      name: "A.swift",
      text: """
        protocol Service: AnyObject {
          func films(of code: Code, _ completion: @escaping (Result<[Film], any Error>) -> Void) throws -> any Cancellable
          static func make() async
        }
        """)
    let functions = file.types[0].functions
    #expect(functions[0].parameters.map(\.label) == ["of", nil])
    #expect(functions[0].parameters[1].type.isEscaping)
    #expect(functions[0].parameters[1].type.function?.result == "Void")
    #expect(functions[0].thrown == "")
    #expect(functions[0].type?.isAny == true)
    #expect(functions[1].isStatic)
    #expect(functions[1].isAsync)
  }

  @Test func `cases are read with their values`() throws {
    let file = try SourceFile(
      name: "A.swift", text: "enum R { case success([Film]), failure(reason: String) }")
    #expect(file.types[0].members.map(\.name) == ["success", "failure"])
    #expect(file.types[0].members.flatMap(\.parameters).map(\.type.text) == ["[Film]", "String"])
  }

  @Test func `only lines with code on them are counted`() throws {
    let file = try SourceFile(
      name: "A.swift", text: "// A comment.\nclass A {\n\n  /* Another. */\n  let a = 1  // And one.\n}\n")
    #expect(file.codeLines == 3)
  }

  @Test func `a file without some of its types keeps the lines of the others`() throws {
    let file = try SourceFile(name: "A.swift", text: "class A {\n}\nextension A {}\nclass B {}\n")
    let rest = file.without { $0.name == "A" }
    #expect(rest.text == "\n\n\nclass B {}\n")
    #expect(rest.types.map(\.line) == [4])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a declaration's text has spaces instead of line breaks and comments`(lineBreak: String) throws {
    let text = [
      "struct A {", "  func add(", "    _/* first */one: Int, // the first", "    two: (any B", "      & C)?",
      "  ) {}", "}",
    ]
    let file = try SourceFile(name: "Sample.swift", text: text.joined(separator: lineBreak))
    #expect(file.types[0].members[0].text == "func add(_ one: Int, two: (any B & C)?)")
    #expect(file.types[0].members[0].parameters[1].type.core == "B & C")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `each kind of line break begins a new line`(lineBreak: String) throws {
    let text = ["struct A {", "  var total = 1 + 2", "    * added(3)", "}", "", "class B {}"]
    let file = try SourceFile(name: "Sample.swift", text: text.joined(separator: lineBreak))
    #expect(file.types.map(\.line) == [1, 6])
    #expect(file.types[0].members[0].code.calls.map(\.line) == [3])
  }
}
