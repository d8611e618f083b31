import Foundation
import ProcessTesting
import Testing
import Toolchain

/// The judge with `--changed`, in repositories that the tests make.
@Suite(.enabled("this toolchain has no SwiftParser") { hasParser })
struct ChangesTests {
  private let interactor = "App/Orders/OrdersInteractor.swift"

  /// Commits an app in the folder `App` of a new repository, and calls `body` with the repository.
  private func withRepository<Result>(
    _ app: JudgedApp, _ body: (Repository) async throws -> Result
  ) async throws -> Result {
    var files = JudgedApp(pattern: app.pattern, files: [:])
    for (path, text) in app.files { files.files["App/\(path)"] = text }
    return try await files.withFolder { folder in
      let repository = Repository(folder: folder, pattern: app.pattern)
      try await repository.git("init", "--quiet", "--initial-branch=main")
      try await repository.commit()
      return try await body(repository)
    }
  }

  @Test func `only findings on lines that are not committed are reported, and the others counted`()
    async throws
  {
    try await withRepository(.eager()) { repository in
      let nothing = try await repository.judge()
      #expect(nothing.status == 0)
      #expect(try Document(nothing).findings.isEmpty)
      #expect(try Document(nothing).unchanged.map(\.rule) == ["VIP-51"])
      try repository.edit("App/Orders/OrdersPresenter.swift") {
        $0.replacing("  weak var", with: "  var")
      }
      let strong = try await repository.judge()
      #expect(strong.status == 1)
      #expect(Set(try Document(strong).findings.map(\.rule)) == ["LEAK", "VIP-57"])
      #expect(try Document(strong).unchanged.map(\.rule) == ["VIP-51"])
    }
  }

  @Test func `a line that only moves has not changed`() async throws {
    try await withRepository(.eager()) { repository in
      try repository.edit(interactor) { "// A comment.\n/*\n++ b/c.swift\n*/\n" + $0 }
      #expect(try Document(await repository.judge()).unchanged.map(\.place).first?.hasSuffix(":10") == true)
      try repository.edit(interactor) { $0.replacing("OrdersWorker()", with: "OrdersWorker() // now") }
      #expect(try Document(await repository.judge()).findings.map(\.rule) == ["VIP-51"])
    }
  }

  @Test(arguments: ["New Orders.swift", "a\"b\tc\\d.swift", "ü.swift"])
  func `a new file counts as changed, whether Git knows it or not`(name: String) async throws {
    try await withRepository(.cleanSwift) { repository in
      try await repository.git("mv", "App/Workers/OrdersConfigurator.swift", "App/\(name)")
      try await repository.commit()
      try await repository.git("rm", "--quiet", interactor)
      try repository.write(
        try #require(try JudgedApp.eager().files["Orders/OrdersInteractor.swift"]), to: "App/\(name)")
      #expect(try Document(await repository.judge()).findings.map(\.rule).contains("VIP-51"))
      try await repository.git("mv", "App/\(name)", "App/Other.swift")
      try await repository.git("reset", "--quiet")
      #expect(try Document(await repository.judge()).findings.map(\.rule).contains("VIP-51"))
    }
  }

  @Test func `with a commit the changes since it parted from HEAD are reported`() async throws {
    let presenter = "App/Orders/OrdersPresenter.swift"
    let strong = try JudgedApp.cleanSwift.replacing(
      "  weak var", with: "  var", in: "Orders/OrdersPresenter.swift")
    try await withRepository(strong) { repository in
      try await repository.git("switch", "--quiet", "--create", "work")
      try repository.edit(interactor) { $0.replacing("lazy var worker", with: "var worker") }
      try await repository.commit()
      #expect(try Document(await repository.judge()).findings.isEmpty)
      #expect(try Document(await repository.judge(since: "main")).findings.map(\.rule) == ["VIP-51"])
      // What is corrected on the main branch meanwhile is no change of this one.
      try await repository.git("switch", "--quiet", "main")
      try repository.edit(presenter) { $0.replacing("  var", with: "  weak var") }
      try await repository.commit()
      try await repository.git("switch", "--quiet", "work")
      #expect(try Document(await repository.judge(since: "main")).findings.map(\.rule) == ["VIP-51"])
    }
  }

  @Test(arguments: JudgeRequest.Format.allCases)
  func `every format leaves out what has not changed, and says how much`(
    format: JudgeRequest.Format
  ) async throws {
    try await withRepository(.eager()) { repository in
      let answer = try await repository.judge { $0.format = format }
      #expect(answer.status == 0)
      let remark = "on lines unchanged since HEAD: 1."
      switch format {
      case .text: #expect(answer.output.contains(remark) && !answer.output.contains("VIP-51"))
      case .json: #expect(try Document(answer).unchanged.count == 1)
      default: #expect(answer.errors.contains(remark) && !answer.output.contains("OrdersInteractor"))
      }
    }
  }

  @Test func `a baseline has all findings, and strict fails only by what is reported`() async throws {
    try await withRepository(.eager()) { repository in
      let baseline = repository.folder.appendingPathComponent("known.json")
      func strict() async throws -> ProcessOutput {
        try await repository.judge { ($0.baseline, $0.isStrict) = (baseline.path, true) }
      }
      _ = try await repository.judge { $0.baseline = baseline.path }
      let known = try await strict()
      #expect(known.status == 0)
      #expect(try Document(known).frozen.map(\.rule) == ["VIP-51"])
      try repository.edit("App/Orders/OrdersPresenter.swift") { $0.replacing("  weak var", with: "  var") }
      try await repository.commit()
      let committed = try await strict()
      #expect(committed.status == 0)
      #expect(Set(try Document(committed).unchanged.map(\.rule)) == ["LEAK", "VIP-57"])
      try repository.edit(interactor) { $0.replacing("  var worker", with: "  lazy var worker") }
      let stale = try await repository.judge {
        ($0.baseline, $0.isStrict, $0.format) = (baseline.path, true, .github)
      }
      #expect(stale.status == 1)
      #expect(stale.errors.contains("--strict fails for a reason besides findings"))
    }
  }

  @Test func `in a hook of Git the work tree is that of the app`() async throws {
    try await withRepository(.eager()) { repository in
      let git = repository.folder.appendingPathComponent(".git").path
      let variables = ["GIT_DIR": git, "GIT_INDEX_FILE": "\(git)/index.lock", "GIT_PREFIX": ""]
      let answer = try await repository.judge(with: variables)
      #expect(try Document(answer).unchanged.map(\.rule) == ["VIP-51"])
    }
  }

  @Test func `without a work tree or without the commit, the error says so`() async throws {
    try await JudgedApp.cleanSwift.withFolder { folder in
      let repository = Repository(folder: folder.deletingLastPathComponent(), pattern: "clean-swift")
      let outside = try await repository.judge { $0.folder = folder.path }
      #expect(outside.status == 65)
      #expect(outside.errors.contains("--changed needs a work tree of Git"), "\(outside.errors)")
    }
    try await withRepository(.cleanSwift) { repository in
      for name in ["nowhere", "--all", ""] {
        let answer = try await repository.judge(since: name)
        #expect(answer.status == 65)
        #expect(answer.errors.contains("there is no commit '\(name)'"), "\(answer.errors)")
      }
      try await repository.git("switch", "--quiet", "--orphan", "other")
      try await repository.git("commit", "--quiet", "--allow-empty", "--message=empty")
      try await repository.git("checkout", "--quiet", "main", "--", "App")
      let apart = try await repository.judge(since: "main")
      #expect(apart.errors.contains("'main' and HEAD have no commit in common"), "\(apart.errors)")
    }
  }
}

/// A repository of Git that a test has made.
private struct Repository {
  let folder: URL
  let pattern: String

  func git(_ arguments: String...) async throws {
    let identity = [
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgSign=false",
    ]
    let answer = try await ProcessOutput(
      of: URL(fileURLWithPath: "/usr/bin/env"), ["git", "-C", folder.path] + identity + arguments)
    try #require(answer.status == 0, "\(answer.errors)")
  }

  func commit() async throws {
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message=change")
  }

  func edit(_ path: String, _ change: (String) -> String) throws {
    try write(change(String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)), to: path)
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
  }

  func judge(
    since reference: String = "HEAD", with variables: [String: String] = [:],
    _ change: (inout JudgeRequest) -> Void = { _ in }
  ) async throws -> ProcessOutput {
    var order = JudgeRequest(
      pattern: pattern, folder: folder.appendingPathComponent("App").path, format: .json,
      changedSince: reference, width: 400)
    change(&order)
    return try await JudgeTests.judge(order, with: variables)
  }
}
