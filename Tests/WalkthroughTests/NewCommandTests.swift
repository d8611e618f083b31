import Foundation
import ProcessTesting
import Templates
import Testing

@testable import Walkthrough

/// `new`, which writes a scene: what it writes, and what it refuses.
@Suite struct NewCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "new-\(UUID().uuidString)")

  @Test(arguments: [
    ("swift-io", "Orders/Actions/FetchOrders.swift", "In Interface Builder:"),
    ("clean-swift", "Orders/OrdersModels.swift", "In the router of the scene before it:"),
    ("viper", "Orders/Interactor/FetchOrdersInteractor.swift", "In the wireframe of the module before it:"),
    ("mvvm-fc", "Orders/OrdersFlowController.swift", "In the dependency manager;"),
  ])
  func `it writes what it lists, the same as without --dry-run, and says what to add`(
    pattern: String, file: String, place: String
  ) async throws {
    defer { remove() }
    let words = ["new", pattern, "Orders", "--use-case", "FetchOrders", "--output", folder.path]
    let dry = try await walkthrough(words + ["--dry-run"])
    #expect(dry.status == 0)
    #expect(entries() == nil)
    let run = try await walkthrough(words)
    #expect(run.status == 0)
    #expect(run.output.contains(place))
    let listed = run.output.split(separator: "\n").filter { $0.hasSuffix(".swift") }.map {
      String($0.dropFirst(2))
    }
    #expect(listed.contains(file))
    #expect(try written() == listed.sorted())
    #expect(dry.output.contains(listed.map { "  \($0)\n" }.joined()))
    #expect(entries() == ["Orders", "OrdersTests"])
  }

  @Test func `it replaces nothing, and writes nothing if a part of the scene is there`() async throws {
    defer { remove() }
    let taken = folder.appendingPathComponent("OrdersTests")
    try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
    for option in [[], ["--dry-run"]] {
      let run = try await walkthrough(
        ["new", "viper", "Orders", "--use-case", "FetchOrders", "--output", folder.path] + option)
      #expect(run.status == 1)
      #expect(run.errors.contains("already."))
      #expect(entries() == ["OrdersTests"])
    }
  }

  @Test func `a folder that cannot be made is an error of output, and leaves nothing`() async throws {
    defer { remove() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("file")
    try Data().write(to: file)
    let words = ["new", "viper", "Orders", "--use-case", "FetchOrders", "--output"]
    #expect(try await walkthrough(words + [file.path]).status == 64)
    #expect(try await walkthrough(words + ["\(file.path)/App"]).status == 74)
    #expect(entries() == ["file"])
  }

  @Test func `a failure half-way takes back what was written`() throws {
    defer { remove() }
    // The folder of the second file cannot be made, since the first file is where it should be.
    let draft = FileDraft(
      folder: folder.appendingPathComponent("App/Shop"),
      files: [.init(path: "One/A.swift", text: ""), .init(path: "One/A.swift/B.swift", text: "")])
    #expect(throws: OutputError.self) { try draft.write() }
    #expect(entries() == nil)
  }

  @Test(arguments: [
    (["new", "viper", "Orders"], "A scene needs a use case"),
    (["new", "viper", "Orders", "--use-case", "A", "--kit", "--uikit"], "give one of them"),
    (["new", "mvc", "Orders", "--use-case", "A"], "MVC has no rules"),
    (["new", "Orders", "viper", "--use-case", "A"], "takes a pattern first"),
    (["new", "viper", "orders", "--use-case", "A"], "'orders' cannot be the name of a scene"),
    (["new", "viper", "Orders", "--use-case", "Import"], "'import' is a word of Swift"),
    (["new", "swift-io", "Orders", "--use-case", "Main"], "a program begins in a file"),
    (["new", "viper", "Orders", "--use-case", "A", "--use-case", "A"], "The use case 'A' is given twice."),
    (["new", "viper", "Orders", "--use-case", "A", "--module", "My App"], "cannot be the name of a module"),
    (["new", "viper", "Orders", "--use-case"], "--use-case takes the name of a use case"),
  ])
  func `what would not compile is refused with a reason`(words: [String], reason: String) {
    let error = #expect(throws: UsageError.self) { try Request(arguments: words) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func `each --use-case adds one`() throws {
    let new: NewCommand = try command([
      "new", "vip", "Orders", "--use-case", "FetchOrders", "--kit", "--use-case=SelectOrder",
    ])
    #expect(new.scene.useCases.map(\.method) == ["fetchOrders", "selectOrder"])
    #expect(new.scene.framework == .headlessUI)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What is in the folder; nil if there is none.
  private func entries() -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func written() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
  }
}
