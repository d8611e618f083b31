import Foundation
import ProcessTesting
import Testing
import Toolchain

/// An edit of an app that keeps the rules of its pattern.
struct HarmlessEdit: CustomTestStringConvertible, Sendable {
  let app: JudgedApp
  let path: String
  let old: String
  let new: String
  let testDescription: String

  init(_ description: String, _ app: JudgedApp, _ path: String, _ old: String, _ new: String) {
    (testDescription, self.app, self.path, self.old, self.new) = (description, app, path, old, new)
  }

  func made() throws -> JudgedApp { try app.replacing(old, with: new, in: path) }
}

/// Kinds of code that the judge takes for what they are, under any name.
@Suite(.enabled("this toolchain has no SwiftParser") { hasParser })
struct KindTests {
  @Test(arguments: [
    HarmlessEdit(
      "a protocol whose name begins with a letter", .cleanSwift, "Orders/OrdersInteractor.swift",
      "class OrdersInteractor: OrdersBusinessLogic {",
      "protocol IOrdersInteractor: OrdersBusinessLogic {}\nclass OrdersInteractor: IOrdersInteractor {"),
    HarmlessEdit(
      "a request for a web view", .mvvmFC, "Modules/Films/FilmsViewController.swift", "didChange() {}",
      "didChange() { webView.load(URLRequest(url: url)) }"),
    HarmlessEdit(
      "a member of a private extension", .mvvmFC, "Modules/Films/FilmsViewModel.swift",
      "  func search(text: String) {}\n}",
      "  func search(text: String) {}\n}\nprivate extension FilmsViewModel {\n  func cellTapped() {}\n}"),
    HarmlessEdit(
      "a method that Xcode generates", .viper, "Entities/Task.swift", "  func rename",
      "  class func fetchRequest() -> NSFetchRequest<Task> { NSFetchRequest() }\n  func rename"),
    HarmlessEdit(
      "a closure that captures its object weakly", .viper, "Tasks/TasksPresenter.swift",
      "  func viewIsReady()",
      "  var done: (() -> Void)?\n  func start() { done = { [weak self] in self?.viewIsReady() } }\n  func viewIsReady()"
    ),
    HarmlessEdit(
      "a presenter that puts text together", .viper, "Tasks/TasksPresenter.swift", "tasks.map(\\.title)",
      "[tasks.map(\\.title).filter { !$0.isEmpty }.joined()]"),
    HarmlessEdit(
      "a shared theme", .viper, "Tasks/TasksViewController.swift", "(lines: [String]) {}",
      "(lines: [String]) { Theme.shared.apply() }\n}\nfinal class Theme {\n  static let shared = Theme()"),
  ])
  func `what only resembles a violation is not reported`(edit: HarmlessEdit) async throws {
    #expect(try await edit.made().findings() == [])
  }

  @Test func `types of one name in two targets are two parts`() async throws {
    var app = JudgedApp(pattern: "viper", files: [:])
    for (path, text) in JudgedApp.viper.files {
      app.files["One/\(path)"] = text
      app.files["Two/\(path)"] = text
    }
    app = try app.replacing("weak var output", with: "var output", in: "Two/Tasks/TasksInteractor.swift")
    #expect(
      try await app.findings().map { $0.prefix { $0 != ":" } } == ["LEAK Two/Tasks/TasksInteractor.swift"])
  }

  @Test func `a cycle of three parts is reported`() async throws {
    var app = try JudgedApp.viper.replacing(
      "weak var view", with: "var view", in: "Tasks/TasksPresenter.swift")
    #expect(try await app.findings().map { $0.prefix { $0 != " " } } == ["LEAK"])
    app = try JudgedApp.cleanSwift.replacing(
      "  weak var viewController", with: "  var viewController", in: "Orders/OrdersPresenter.swift")
    #expect(try await app.findings().contains { $0.hasPrefix("LEAK ") })
  }

  @Test func `an app without flow controllers is refused`() async throws {
    var app = JudgedApp.mvvmFC
    app.files["Modules/Films/FilmsFlowController.swift"] = nil
    let answer = try await app.withFolder { folder in
      try await judge(JudgeRequest(pattern: "mvvm-fc", folder: folder.path, format: .json))
    }
    #expect(answer.status == 65)
    #expect(answer.errors.contains("No flow controller found"))
  }

  @Test func `a comment that excuses nothing any more is named`() async throws {
    let app = try JudgedApp.cleanSwift.replacing(
      "  lazy var worker", with: "  // judge:ignore VIP-51 it is cheap\n  lazy var worker",
      in: "Orders/OrdersInteractor.swift")
    let document = try await app.withFolder { folder in
      try Document(await judge(JudgeRequest(pattern: app.pattern, folder: folder.path, format: .json)))
    }
    #expect(document.findings.isEmpty)
    #expect(document.notes.contains { $0.hasSuffix("the suppression of VIP-51 excuses nothing any more.") })
  }
}
