import Foundation
import ProcessTesting
import Specification
import Templates
import Testing
import Toolchain

/// Scenes as `new --kit` writes them: compiled, tested by their own tests, played, and judged.
@Suite(
  .enabled("this toolchain has no SwiftParser") { (try? SyntaxReader.shared()) != nil },
  .timeLimit(.minutes(30)))
struct ShopTests {
  @Test(
    arguments: [
      // The number of rules that can be decided is that of the skeleton's test, or more; what is awaited breaks a rule
      // that asks for a completion or an output.
      (Pattern.swiftIO, 5, "SIO-22"), (.cleanSwift, 25, nil), (.viper, 14, "VPR-16"), (.mvvmFC, 23, nil),
    ] as [(Pattern, Int, String?)], [false, true])
  func `scenes with one, two and five use cases compile, pass their tests and keep the rules`(
    of shop: (pattern: Pattern, decided: Int, brokenIfAwaited: String?), isAsync: Bool
  ) async throws {
    let broken = isAsync ? shop.brokenIfAwaited.map { [$0] } ?? [] : []
    let build = try ShopBuild(try Shop(of: shop.pattern, isAsync: isAsync))
    defer { build.remove() }
    try await build.compile()

    let tests = try await build.run([])
    #expect(tests.status == 0, "\(tests.output)\(tests.errors)")
    #expect((tests.output + tests.errors).contains(/Test run with [1-9]/))

    let verdicts = try await build.run(["--judge", build.sources.path])
    #expect(verdicts.status == 0, "\(verdicts.errors)")
    let lines = verdicts.output.split(separator: "\n")
    #expect(lines.dropLast().compactMap(\.rule) == broken, "\(verdicts.output)")
    let rules = lines.last?.split(separator: " ").dropFirst() ?? []
    #expect(rules.count >= shop.decided, "\(rules)")

    let judge = try JudgeProgram()
    let order = JudgeRequest(pattern: shop.pattern.rawValue, folder: build.sources.path, format: .xcode)
    let findings = try await ProcessOutput(of: judge.executable, [judge.argument(for: order)])
    let found = findings.output.split(separator: "\n").compactMap(\.rule)
    #expect(found.allSatisfy(broken.contains), "\(findings.output)\(findings.errors)")
    #expect(findings.status == (found.isEmpty ? 0 : 1), "\(findings.errors)")
  }
}

extension Substring {
  /// The rule that a line names, or the line itself if it names none and is no part of a longer report.
  fileprivate var rule: String? {
    if let match = firstMatch(of: /[A-Z]+-\d\d/) { return String(match.0) }
    return hasPrefix(" ") ? nil : String(self)
  }
}

/// A temporary folder in which an app of generated scenes is compiled, beside the modules of this build.
private struct ShopBuild {
  let sources: URL
  private let shop: Shop
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "shop-\(UUID().uuidString.lowercased())")
  private let built = BuiltModules()
  private let compiler = Result { try CompilerFolder() }

  init(_ shop: Shop) throws {
    self.shop = shop
    sources = folder.appendingPathComponent("Sources")
    for scene in shop.scenes {
      for file in scene.files { try write(file.text, to: "Sources/\(file.path)") }
      for file in scene.tests { try write(file.text, to: "Tests/\(file.path)") }
    }
    try write(shop.common, to: "Sources/Common.swift")
    try write(shop.runner, to: "Tests/Runner.swift")
    // The checks look for the modules beside the program that runs.
    let modules = folder.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in try built.names {
      let module = "\(name).swiftmodule"
      try FileManager.default.createSymbolicLink(
        at: modules.appendingPathComponent(module),
        withDestinationURL: built.folder.appendingPathComponent(module))
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Compiles the scenes with all warnings as errors, and the program that tests and judges them.
  func compile() async throws {
    let library = path("libShop.a")
    try await swiftc(
      [
        "-warnings-as-errors", "-default-isolation", "MainActor", "-enable-testing", "-module-name", "Shop",
        "-emit-module", "-emit-module-path", path("Modules/Shop.swiftmodule"), "-emit-library", "-static",
        "-o", library,
      ] + files(in: "Sources"))
    try await swiftc(
      ["-module-name", "Runner", "-o", path("runner"), library] + files(in: "Tests") + objects())
  }

  /// Runs the program.
  func run(_ arguments: [String]) async throws -> ProcessOutput {
    try await ProcessOutput(of: folder.appendingPathComponent("runner"), arguments)
  }

  private func swiftc(_ arguments: [String]) async throws {
    let settings = [
      "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
      "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility", "-parse-as-library",
      "-diagnostic-style", "llvm", "-I", path("Modules"),
    ]
    #if os(Linux)
      let linker = ["-use-ld=lld"]
    #else
      let linker = AppleSDK.options
    #endif
    let run = try await ProcessOutput(of: try compiler.get().swiftc, settings + linker + arguments)
    try #require(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// The object files of the kit's modules that the program needs.
  private func objects() throws -> [String] {
    let names =
      [
        "Catalogue", "Checks", "HeadlessUI", "Observing", "Playing", "Processes", "SourceModel",
        "Specification",
        "TextLayout", "Toolchain", "Tracing", "\(shop.pattern.module)Checks",
      ] + (shop.pattern == .mvvmFC ? ["Library", "LibraryUI"] : [])
    return try names.flatMap { try #require(built.objects(of: $0)).values.map(\.path).sorted() }
  }

  private func files(in place: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(place)).filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { path("\(place)/\($0)") }
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
