import Foundation
import ProcessTesting
import Testing
import Toolchain

/// The judge apart from its rules: conventions, baselines, suppressions, formats, damaged files.
@Suite(.enabled("this toolchain has no SwiftParser") { hasParser })
struct RunTests {
  private func order(_ folder: URL, _ change: (inout JudgeRequest) -> Void = { _ in }) -> JudgeRequest {
    var order = JudgeRequest(pattern: "clean-swift", folder: folder.path, format: .json, width: 400)
    change(&order)
    return order
  }

  // MARK: Exit status and formats

  @Test func `the exit status is 0 without findings and 1 with one`() async throws {
    let clean = try await JudgedApp.cleanSwift.withFolder { try await judge(order($0)).status }
    let broken = try await JudgedApp.eager().withFolder { try await judge(order($0)).status }
    #expect((clean, broken) == (0, 1))
  }

  @Test func `advice alone does not fail`() async throws {
    let app = try JudgedApp.cleanSwift.replacing(
      "  static let shared = OrdersConfigurator()\n", with: "", in: "Workers/OrdersConfigurator.swift")
    let answer = try await app.withFolder { try await judge(order($0)) }
    #expect(answer.status == 0)
    #expect(try Document(answer).findings.map(\.level) == ["advice"])
  }

  @Test(arguments: [
    (JudgeRequest.Format.text, "Orders/OrdersInteractor.swift:6:"),
    (.xcode, "Orders/OrdersInteractor.swift:6: warning: OrdersInteractor creates OrdersWorker"),
    (.sarif, "\"ruleId\" : \"VIP-51\""),
    (.json, "\"rule\" : \"VIP-51\""),
    (.github, "file=Orders/OrdersInteractor.swift,line=6,col=3,title=VIP-51::OrdersInteractor creates "),
  ])
  func `each format names the place or the rule`(format: JudgeRequest.Format, text: String) async throws {
    let answer = try await JudgedApp.eager().withFolder { folder in
      try await judge(order(folder) { $0.format = format })
    }
    #expect(answer.output.contains(text), "\(answer.output)")
  }

  @Test func `the report is a page without scripts, with names escaped`() async throws {
    var app = try JudgedApp.eager()
    app.files["Orders/<b>.swift"] = app.files.removeValue(forKey: "Orders/OrdersInteractor.swift")
    try await app.withFolder { folder in
      let page = folder.appendingPathComponent("report.html")
      _ = try await judge(order(folder) { $0.report = page.path })
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.contains("default-src 'none'"))
      #expect(!text.contains("<script"))
      #expect(text.contains("&lt;b&gt;.swift") && !text.contains("<b>.swift"))
      #expect(text.contains("<mark>6   "))
    }
  }

  @Test func `if the report cannot be written, the findings are still printed`() async throws {
    try await JudgedApp.eager().withFolder { folder in
      let page = folder.appendingPathComponent("none/report.html")
      let answer = try await judge(order(folder) { $0.report = page.path })
      #expect(answer.status == 74)
      #expect(answer.output.contains("VIP-51"))
      #expect(answer.errors.contains("none/report.html cannot be written."))
    }
  }

  @Test func `code in a rule's sentence is formatted as code in the report`() async throws {
    try await JudgedApp.mvvmFC.withFolder { folder in
      let page = folder.appendingPathComponent("report.html").path
      _ = try await judge(
        JudgeRequest(pattern: "mvvm-fc", folder: folder.path, format: .text, report: page))
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.contains("No view model contains <code>import UIKit</code>."))
    }
  }

  @Test func `the report shows a tab in the code as spaces`() async throws {
    let app = try JudgedApp.eager().replacing(
      "  var worker", with: "\tvar worker", in: "Orders/OrdersInteractor.swift")
    try await app.withFolder { folder in
      let page = folder.appendingPathComponent("report.html")
      _ = try await judge(order(folder) { $0.report = page.path })
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.contains("<mark>6      var worker"))
    }
  }

  // MARK: Conventions

  @Test(arguments: [JudgedApp.cleanSwift, .viper, .mvvmFC, .swiftIO])
  func `the file that init writes from each preset is accepted`(app: JudgedApp) async throws {
    let pattern = app.pattern
    try await app.withFolder { folder in
      let path = folder.path
      for preset in JudgeRequest.Preset.all(of: pattern) {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(".architecture.json"))
        let wrote = try await judge(
          JudgeRequest(pattern: pattern, folder: path, format: .json, preset: preset, writesConventions: true)
        )
        #expect(wrote.status == 0, "\(wrote.errors)")
        let again = try await judge(JudgeRequest(pattern: pattern, folder: path, format: .json))
        // An app without coordinators is refused by their conventions, but the file is read.
        let isRefused = again.errors.contains("No flow controller found")
        #expect(again.status <= 1 || isRefused, "\(preset): \(again.errors)")
      }
    }
  }

  @Test func `the page's sample of a conventions file is accepted`() async throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = tests.appendingPathComponent("../../Docs/Judge.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let blocks = text.components(separatedBy: "```json\n").dropFirst()
    let sample = try #require(blocks.first?.components(separatedBy: "```").first)
    var app = JudgedApp.cleanSwift
    app.files[".architecture.json"] = sample
    let answer = try await app.withFolder { try await judge(order($0)) }
    #expect(answer.status <= 1, "\(answer.errors)")
  }

  @Test func `a conventions file makes the app's own names known`() async throws {
    var app = try JudgedApp.eager()
    let roles = try #require(app.files[".architecture.json"])
    app.files[".architecture.json"] = roles.replacingOccurrences(of: "\"Worker\"", with: "\"Helper\"")
    app.files["Workers/OrdersWorker.swift"] = "class OrdersHelper { func names() -> [String] { [] } }"
    app.files["Orders/OrdersInteractor.swift"] = try #require(app.files["Orders/OrdersInteractor.swift"])
      .replacingOccurrences(of: "OrdersWorker", with: "OrdersHelper")
    #expect(try await app.findings() == ["VIP-51 Orders/OrdersInteractor.swift:6"])
  }

  @Test(arguments: [true, false]) func `the view is found by the property that the conventions name`(
    isNamed: Bool
  ) async throws {
    var app = JudgedApp.viper
    app.files["Tasks/TasksPresenter.swift"] = try #require(app.files["Tasks/TasksPresenter.swift"])
      .replacingOccurrences(of: "view", with: "screen")
    app.files["Tasks/TasksViewController.swift"] = "class TasksViewController: UIViewController {}"
    try await app.withFolder { folder in
      let file = folder.appendingPathComponent(".architecture.json")
      _ = try await judge(
        JudgeRequest(pattern: "viper", folder: folder.path, format: .text, writesConventions: true))
      if isNamed {
        let text = try String(contentsOf: file, encoding: .utf8).replacing(
          "\"userInterface\"", with: "\"screen\"")
        try Data(text.utf8).write(to: file)
      }
      let answer = try await judge(JudgeRequest(pattern: "viper", folder: folder.path, format: .json))
      #expect(try Document(answer).findings.map(\.rule).contains("VPR-28") == isNamed)
    }
  }

  @Test func `a rule that the conventions turn off is not applied`() async throws {
    var app = try JudgedApp.eager()
    app.files[".architecture.json"] = try #require(app.files[".architecture.json"])
      .replacingOccurrences(of: "\"roles\"", with: "\"rules\": { \"VIP-51\": \"off\" }, \"roles\"")
    #expect(try await app.findings() == [])
  }

  @Test(arguments: [
    ("{", "line 1 is not valid JSON"),
    ("{\n\"pattern\": \"clean-swift\",\n\"roles\": }", "line 3 is not valid JSON"),
    ("{ \"pattern\": \"mvc\", \"roles\": {} }", "the patterns are swift-io, clean-swift, viper, mvvm-fc"),
    ("{ \"pattern\": \"viper\", \"roles\": { \"worker\": {} } }", "is for VIPER"),
    ("{ \"pattern\": \"clean-swift\", \"roles\": {}, \"rolls\": {} }", "rolls: unknown key"),
    ("{ \"pattern\": \"clean-swift\", \"roles\": { \"butler\": {} } }", "no role 'butler'"),
    (
      "{ \"pattern\": \"clean-swift\", \"roles\": {}, \"rules\": { \"VPR-01\": \"off\" } }",
      "does not decide 'VPR-01'"
    ),
    (
      "{ \"pattern\": \"clean-swift\", \"roles\": {}, \"rules\": { \"VIP-51\": \"loud\" } }",
      "there is no level 'loud'"
    ),
    ("{ \"pattern\": \"clean-swift\", \"roles\": {}, \"models\": { \"request\": [] } }", "is empty"),
    ("{ \"pattern\": \"viper\", \"roles\": {} }", "is for VIPER"),
  ])
  func `an unusable conventions file is refused, and the error names it`(
    text: String, problem: String
  ) async throws {
    var app = JudgedApp.cleanSwift
    app.files[".architecture.json"] = text
    let answer = try await app.withFolder { try await judge(order($0)) }
    #expect(answer.status == 65)
    #expect(answer.errors.contains(".architecture.json"))
    #expect(answer.errors.contains(problem), "\(answer.errors)")
  }

  @Test func `init writes the app's own names for models, and the next run uses them`()
    async throws
  {
    var app = try JudgedApp.eager()
    app.files[".architecture.json"] = nil
    for (path, text) in app.files {
      app.files[path] = text.replacingOccurrences(of: "Fetch.Request", with: "Fetch.Wish")
        .replacingOccurrences(of: "struct Request", with: "struct Wish")
    }
    try await app.withFolder { folder in
      let wrote = try await judge(order(folder) { $0.writesConventions = true })
      #expect(wrote.status == 0, "\(wrote.errors)")
      let text = try String(contentsOf: folder.appendingPathComponent(".architecture.json"), encoding: .utf8)
      #expect(text.contains("\"Wish\""))
      let again = try await judge(order(folder))
      #expect(try Document(again).findings.map(\.rule).contains("VIP-29"))
      let twice = try await judge(order(folder) { $0.writesConventions = true })
      #expect(twice.status == 65)
    }
  }

  @Test func `a folder with conventions of its own is judged by itself`() async throws {
    var app = try JudgedApp.eager()
    for (path, text) in JudgedApp.viper.files { app.files["Profile/\(path)"] = text }
    try await app.withFolder { folder in
      let profile = folder.appendingPathComponent("Profile")
      let wrote = try await judge(order(profile) { ($0.pattern, $0.writesConventions) = ("viper", true) })
      #expect(wrote.status == 0, "\(wrote.errors)")
      let whole = try Document(await judge(order(folder)))
      #expect(whole.omitted == ["in folders with conventions of their own": JudgedApp.viper.files.count])
      #expect(whole.findings.map(\.rule) == ["VIP-51"])
      let part = try Document(await judge(order(profile) { $0.pattern = "viper" }))
      #expect(part.omitted.isEmpty && part.findings.isEmpty && !part.rules.isEmpty)
    }
  }

  @Test func `init adds the endings that the folder uses for its parts`() async throws {
    let app = JudgedApp(
      pattern: "viper",
      files: ["Orders": "VC", "Films": "VC", "Links": "ViewController"].reduce(into: [:]) { files, scene in
        files["\(scene.key).swift"] = """
          import UIKit
          class \(scene.key)\(scene.value): UIViewController {}
          class \(scene.key)Presenter {}
          class \(scene.key)UseCase {}
          class \(scene.key)Cell: UITableViewCell {}
          class \(scene.key)Wireframe: UITabBarController {}
          """
      })
    try await app.withFolder { folder in
      let wrote = try await judge(order(folder) { ($0.pattern, $0.writesConventions) = ("viper", true) })
      #expect(
        wrote.output.contains(
          "Added, because this folder names its types so: …UseCase for interactors (3 types), "
            + "…VC for view controllers (2 types).\n"
            + "It recognises 3 interactors, 3 presenters, 3 routers, 3 view controllers.\n"), "\(wrote)")
      let again = try await judge(order(folder) { $0.pattern = "viper" })
      #expect(try Document(again).rules.first { $0.id == "VPR-30" }?.examined == 9)
    }
  }

  @Test func `init in an app without known names asks for them, and so does the run after it`() async throws {
    let app = JudgedApp(pattern: "clean-swift", files: ["A.swift": "struct A {}"])
    try await app.withFolder { folder in
      let wrote = try await judge(order(folder) { $0.writesConventions = true })
      #expect(wrote.status == 0, "\(wrote.errors)")
      #expect(wrote.output.contains("It recognises no type yet"), "\(wrote.output)")
      let again = try await judge(order(folder))
      #expect(again.status == 65)
      #expect(again.errors.contains("under 'roles' in"), "\(again.errors)")
    }
  }

  // MARK: Baseline and suppressions

  @Test func `the list of rules without findings excludes a rule with frozen findings`() async throws {
    try await JudgedApp.eager().withFolder { folder in
      let baseline = folder.appendingPathComponent("known.json").path
      let answer = try await judge(order(folder) { ($0.baseline, $0.format) = (baseline, .text) })
      #expect(answer.output.contains("Frozen in the baseline: 1."))
      #expect(answer.output.contains("VIP-50"))
      #expect(!answer.output.contains("VIP-51"))
    }
  }

  @Test func `a baseline freezes the existing findings, and new ones still fail`() async throws {
    try await JudgedApp.eager().withFolder { folder in
      let baseline = folder.appendingPathComponent("known.json")
      let first = try await judge(order(folder) { $0.baseline = baseline.path })
      #expect(first.status == 0)
      let interactor = folder.appendingPathComponent("Orders/OrdersInteractor.swift")
      // The line of a frozen finding may change.
      let text = "// A comment.\n" + (try String(contentsOf: interactor, encoding: .utf8))
      try Data(text.utf8).write(to: interactor)
      let moved = try await judge(order(folder) { $0.baseline = baseline.path })
      #expect(moved.status == 0)
      #expect(try Document(moved).frozen.map(\.rule) == ["VIP-51"])
      let presenter = folder.appendingPathComponent("Orders/OrdersPresenter.swift")
      let strong = try String(contentsOf: presenter, encoding: .utf8).replacing("weak var", with: "var")
      try Data(strong.utf8).write(to: presenter)
      let new = try await judge(order(folder) { $0.baseline = baseline.path })
      #expect(new.status == 1)
      #expect(Set(try Document(new).findings.map(\.rule)) == ["VIP-57", "LEAK"])
    }
  }

  @Test func `a stale entry is listed, and fails in strict mode`() async throws {
    try await JudgedApp.eager().withFolder { folder in
      let baseline = folder.appendingPathComponent("known.json").path
      let missing = try await judge(order(folder) { ($0.baseline, $0.isStrict) = (baseline, true) })
      #expect(missing.status == 65)
      _ = try await judge(order(folder) { $0.baseline = baseline })
      let interactor = folder.appendingPathComponent("Orders/OrdersInteractor.swift")
      let lazy = try String(contentsOf: interactor, encoding: .utf8).replacing(
        "var worker", with: "lazy var worker")
      try Data(lazy.utf8).write(to: interactor)
      let page = folder.appendingPathComponent("report.html")
      let lenient = try await judge(order(folder) { ($0.baseline, $0.report) = (baseline, page.path) })
      #expect(lenient.status == 0)
      let report = try String(contentsOf: page, encoding: .utf8)
      #expect(report.contains("No finding matches this entry of the baseline: VIP-51 "))
      #expect(try Document(lenient).stale.map(\.rule) == ["VIP-51"])
      let strict = try await judge(order(folder) { ($0.baseline, $0.isStrict) = (baseline, true) })
      #expect(strict.status == 1)
    }
  }

  @Test(arguments: [
    ("var worker = OrdersWorker() // judge:ignore VIP-51 it is cheap", true),
    ("// judge:ignore VIP-51 it is cheap\n  var worker = OrdersWorker()", true),
    ("var worker = OrdersWorker() // judge:ignore VIP-05 no // judge:ignore VIP-51 it is cheap", true),
    ("// judge:ignore VIP-51 it is cheap\r\n  var worker = OrdersWorker()", true),
    ("var worker = OrdersWorker() // judge:ignore VIP-51", false),
    ("var worker = OrdersWorker(\"http://judge:ignore VIP-51 it is cheap\")", false),
    ("var worker = OrdersWorker() // judge:ignore VIP-01 it is cheap", false),
  ])
  func `a comment with a reason excuses a finding`(line: String, isExcused: Bool) async throws {
    let app = try JudgedApp.cleanSwift.replacing(
      "lazy var worker = OrdersWorker()", with: line, in: "Orders/OrdersInteractor.swift")
    let document = try await app.withFolder { try Document(await judge(order($0))) }
    #expect(document.findings.isEmpty == isExcused)
    #expect(document.suppressed.map(\.reason) == (isExcused ? ["it is cheap"] : []))
  }

  // MARK: Folders

  @Test func `a folder without any role is an error`() async throws {
    let app = JudgedApp(pattern: "clean-swift", files: ["A.swift": "struct A {}"])
    let answer = try await app.withFolder { try await judge(order($0)) }
    #expect(answer.status == 65)
    #expect(answer.errors.contains("plays a role of Clean Swift VIP"), "\(answer.errors)")
  }

  @Test func `parts without a scene are named, and so are files that were left out`() async throws {
    let app = JudgedApp(
      pattern: "viper", files: ["A.swift": "class OrdersPresenter {}\nclass BillsWireframe {}"])
    try await app.withFolder { folder in
      try Data([0x6C, 0xFF, 0xFE, 0xFF]).write(to: folder.appendingPathComponent("Bytes.swift"))
      let answer = try await judge(order(folder) { $0.pattern = "viper" })
      #expect(answer.status == 65)
      #expect(answer.errors.contains("No scene of VIPER was found"), "\(answer.errors)")
      #expect(answer.errors.contains("such as BillsWireframe"), "\(answer.errors)")
      #expect(answer.errors.contains("Bytes.swift is left out"), "\(answer.errors)")
    }
  }

  @Test(arguments: [
    ([:], "No Swift file"),
    (["README.md": "# An app"], "No Swift file"),
    (["Tests/A.swift": "struct A {}"], "1 file of tests"),
  ])
  func `a folder without sources is an error`(files: [String: String], problem: String) async throws {
    let app = JudgedApp(pattern: "clean-swift", files: files.merging(["x.txt": ""]) { $1 })
    let answer = try await app.withFolder { try await judge(order($0)) }
    #expect(answer.status == 65)
    #expect(answer.errors.contains(problem), "\(answer.errors)")
  }

  @Test func `a link to the app's folder is judged like the folder itself`() async throws {
    try await JudgedApp.eager().withFolder { folder in
      let link = FileManager.default.temporaryDirectory.appendingPathComponent("link-\(UUID().uuidString)")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
      defer { try? FileManager.default.removeItem(at: link) }
      #expect(try Document(await judge(order(link))).findings.map(\.rule) == ["VIP-51"])
    }
  }

  @Test func `frozen findings are left out of the SARIF document`() async throws {
    try await JudgedApp.eager().withFolder { folder in
      let baseline = folder.appendingPathComponent("known.json").path
      let answer = try await judge(order(folder) { ($0.baseline, $0.format) = (baseline, .sarif) })
      #expect(!answer.output.contains("\"ruleId\""))
    }
  }

  @Test func `a path that does not exist is an error`() async throws {
    let gone = try await judge(JudgeRequest(pattern: "viper", folder: "/nowhere/at/all", format: .text))
    #expect(gone.status == 65)
    #expect(gone.errors.contains("There is no file or folder /nowhere/at/all."), "\(gone.errors)")
  }

  @Test func `tests, generated files and dependencies are skipped and counted`() async throws {
    var app = JudgedApp.cleanSwift
    let violation = "class OrdersInteractor { var worker = OrdersWorker() }"
    app.files["AppTests/OrdersInteractor.swift"] = violation
    app.files["Pods/Other/OrdersInteractor.swift"] = violation
    app.files["Made.swift"] = "// Generated using a tool. DO NOT EDIT\n\(violation)"
    let document = try await app.withFolder { try Document(await judge(order($0))) }
    #expect(document.findings.isEmpty)
    #expect(document.omitted == ["of tests": 1, "in excluded folders": 1, "generated": 1])
  }

  @Test(arguments: ["Legacy/", "App/Legacy/"])
  func `the name of an excluded folder may end in a slash`(name: String) async throws {
    var app = JudgedApp.cleanSwift
    app.files["App/Legacy/Old.swift"] = "struct Old {}"
    app.files[".architecture.json"] = try #require(app.files[".architecture.json"])
      .replacingOccurrences(of: "\"roles\"", with: "\"excluded\": [\"\(name)\"], \"roles\"")
    let document = try await app.withFolder { try Document(await judge(order($0))) }
    #expect(document.omitted == ["in excluded folders": 1])
  }

  @Test func `damaged files are reported, and the other files are judged`() async throws {
    var app = try JudgedApp.eager()
    app.files["Broken.swift"] = "struct {"
    app.files["Brackets.swift"] = "let z = " + String(repeating: "[", count: 40)
    app.files["Deep.swift"] = "let x = " + String(repeating: "(", count: 5000)
    app.files["Long.swift"] = "let y = 1" + String(repeating: " + 1", count: 20_000)
    app.files["Name\u{1B}[31m.swift"] = "struct {"
    try await app.withFolder { folder in
      try Data([0x6C, 0xFF, 0xFE, 0xFF]).write(to: folder.appendingPathComponent("Bytes.swift"))
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("Circle"), withDestinationURL: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("Gone.swift").path, withDestinationPath: "/nowhere.swift")
      #expect(mkfifo(folder.appendingPathComponent("Pipe.swift").path, 0o600) == 0)
      let answer = try await judge(order(folder) { ($0.format, $0.width) = (.text, 200) })
      #expect(answer.status == 1, "\(answer.errors)")
      #expect(answer.output.contains("VIP-51"))
      #expect(answer.output.contains("Brackets.swift is left out"))
      #expect(answer.output.contains("Circle, a link to a folder, is not followed"))
      #expect(answer.output.contains("Pipe.swift is left out"))
      #expect(answer.output.contains("Broken.swift is judged as far as it can be read"))
      #expect(answer.output.contains("Bytes.swift is left out"))
      #expect(answer.output.contains("Gone.swift is left out"))
      #expect(!answer.output.contains("\u{1B}"))
    }
  }

  @Test
  func `with a cache a second run reports the same, and a file that has changed is read again`()
    async throws
  {
    try await JudgedApp.eager().withFolder { folder in
      let cache = folder.appendingPathComponent("cache").path
      let first = try await judge(order(folder) { $0.cache = cache })
      let second = try await judge(order(folder) { $0.cache = cache })
      #expect(first.output == second.output)
      #expect(JudgeCache(in: URL(fileURLWithPath: cache)).size > 0)
      try JudgeCache(in: URL(fileURLWithPath: cache)).clear()
      #expect(JudgeCache(in: URL(fileURLWithPath: cache)).size == 0)
      #expect(try await judge(order(folder) { $0.cache = cache }).output == first.output)
      let interactor = folder.appendingPathComponent("Orders/OrdersInteractor.swift")
      let lazy = try String(contentsOf: interactor, encoding: .utf8).replacing(
        "var worker", with: "lazy var worker")
      try Data(lazy.utf8).write(to: interactor)
      let third = try await judge(order(folder) { $0.cache = cache })
      #expect(try Document(third).findings.isEmpty)
    }
  }

  @Test(arguments: ["", "{}", "{\n{", "{\"0-0\":[0,90]}\n{}", "{\"0-0\":[-2,1]}\n{}"])
  func `a damaged cache changes neither the report nor the errors`(damage: String) async throws {
    try await JudgedApp.eager().withFolder { folder in
      let cache = folder.appendingPathComponent("cache")
      let first = try await judge(order(folder) { $0.cache = cache.path })
      for path in try FileManager.default.subpathsOfDirectory(atPath: cache.path) {
        let pack = cache.appendingPathComponent(path)
        if !pack.hasDirectoryPath { try? Data(damage.utf8).write(to: pack) }
      }
      let second = try await judge(order(folder) { $0.cache = cache.path })
      #expect(second.output == first.output)
      #expect(second.errors == first.errors)
    }
  }
}
