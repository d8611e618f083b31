import Facts
import Foundation
import Stories
import Testing

/// An edit of an app that breaks one rule, in one file or in two.
struct Breach: Sendable, CustomTestStringConvertible {
  let rule: Rule.ID
  let app: JudgedApp
  let path: String
  let old: String
  let new: String
  /// The edit that makes the other one compile, in the presenter's file, or nil.
  var second: (old: String, new: String)?

  var testDescription: String { rule }

  init(_ rule: Rule.ID, _ app: JudgedApp, _ path: String, _ old: String, _ new: String) {
    self.rule = rule
    self.app = app
    self.path = path
    self.old = old
    self.new = new
  }

  init(
    _ rule: Rule.ID, _ app: JudgedApp, _ path: String, _ old: String, _ new: String, _ secondOld: String,
    _ secondNew: String
  ) {
    self.init(rule, app, path, old, new)
    second = (secondOld, secondNew)
  }

  /// The app after the edit.
  func broken() throws -> JudgedApp {
    let broken = try app.replacing(old, with: new, in: path)
    guard let second else { return broken }
    return try broken.replacing(second.old, with: second.new, in: "Tasks/TasksPresenter.swift")
  }
}

@Suite(.enabled("this toolchain has no SwiftParser") { hasParser })
struct BreachTests {
  @Test(arguments: [JudgedApp.cleanSwift, .viper, .mvvmFC, .swiftIO])
  func `an app that keeps the rules has no findings`(app: JudgedApp) async throws {
    #expect(try await app.findings() == [])
  }

  @Test(arguments: Breach.cleanSwift + Breach.viper + Breach.mvvmFC + Breach.swiftIO)
  func `an edit that breaks a rule is reported by that rule`(breach: Breach) async throws {
    let rules = try await breach.broken().findings().map { String($0.prefix { $0 != " " }) }
    #expect(rules.contains(breach.rule), "found: \(rules)")
  }

  @Test(arguments: Pattern.allCases) func `each check has an edit that it reports`(
    pattern: Pattern
  ) async throws {
    let breaches = Breach.cleanSwift + Breach.viper + Breach.mvvmFC + Breach.swiftIO
    let broken = Set(breaches.filter { $0.app.pattern == pattern.rawValue }.map(\.rule))
    let app = try #require(
      [JudgedApp.cleanSwift, .viper, .mvvmFC, .swiftIO].first { $0.pattern == pattern.rawValue })
    let decided = try await app.withFolder { folder in
      try Document(await judge(JudgeOrder(pattern: app.pattern, folder: folder.path, format: .json))).rules
        .map(\.id)
    }
    #expect(Set(decided).subtracting(broken) == [])
  }
}

extension Breach {
  static let cleanSwift: [Breach] = [
    Breach(
      "VIP-01", .cleanSwift, "Orders/OrdersViewController.swift",
      "class OrdersViewController: UIViewController, OrdersDisplayLogic {",
      """
      class OtherInteractor {}
      class OtherPresenter {}
      class OrdersViewController: UIViewController, OrdersDisplayLogic {
        var other: OtherInteractor?
      """),
    Breach("VIP-03", .cleanSwift, "Orders/OrdersPresenter.swift", "response.names", "OrdersInteractor.names"),
    Breach(
      "VIP-04", .cleanSwift, "Orders/OrdersInteractor.swift",
      "protocol OrdersBusinessLogic {\n", "protocol OrdersBusinessLogic {\n  func sort(by key: String)\n"),
    Breach("VIP-05", .cleanSwift, "Orders/OrdersModels.swift", "var names: [String]", "var names: [Order]"),
    Breach("VIP-07", .cleanSwift, "Orders/OrdersModels.swift", "var lines: [String]", "var lines: [UIImage]"),
    Breach("VIP-08", .cleanSwift, "Orders/OrdersModels.swift", "struct Request", "class Request"),
    Breach(
      "VIP-09", .cleanSwift, "Orders/OrdersModels.swift", "    struct ViewModel { var lines: [String] }\n", ""
    ),
    Breach("VIP-15", .cleanSwift, "Orders/OrdersModels.swift", "var lines: [String]", "var date: Date"),
    Breach(
      "VIP-19", .cleanSwift, "Orders/OrdersViewController.swift", "  func search() {",
      "  func search() {\n    UserDefaults.standard.set(1, forKey: \"\")"),
    Breach(
      "VIP-20", .cleanSwift, "Orders/OrdersViewController.swift", "  func search() {",
      "  func search() {\n    _ = DateFormatter()"),
    Breach(
      "VIP-24", .cleanSwift, "Orders/OrdersViewController.swift", "  func search() {",
      "  func search() {\n    _ = OrdersWorker().names()"),
    Breach(
      "VIP-25", .cleanSwift, "Orders/OrdersViewController.swift", "  func search() {",
      "  func search() {\n    navigationController?.pushViewController(other, animated: true)"),
    Breach(
      "VIP-26", .cleanSwift, "Orders/OrdersViewController.swift", "  var router: OrdersRoutingLogic?\n", ""),
    Breach(
      "VIP-27", .cleanSwift, "Orders/OrdersViewController.swift", "UIViewController, OrdersDisplayLogic {",
      "UIViewController {"),
    Breach(
      "VIP-28", .cleanSwift, "Orders/OrdersViewController.swift", "interactor: OrdersBusinessLogic?",
      "interactor: OrdersInteractor?"),
    Breach(
      "VIP-29", .cleanSwift, "Orders/OrdersInteractor.swift",
      "  func fetch(request: Orders.Fetch.Request)\n}", "  func fetch(_ wanted: Orders.Fetch.Request)\n}"),
    Breach(
      "VIP-32", .cleanSwift, "Workers/OrdersConfigurator.swift",
      "  static let shared = OrdersConfigurator()\n", ""),
    Breach(
      "VIP-34", .cleanSwift, "Orders/OrdersRouter.swift", "(segue: UIStoryboardSegue?) {}",
      "(segue: UIStoryboardSegue?) { _ = OrdersInteractor() }"),
    Breach(
      "VIP-37", .cleanSwift, "Orders/OrdersRouter.swift", "weak var viewController", "var viewController"),
    Breach(
      "VIP-39", .cleanSwift, "Orders/OrdersRouter.swift", "class OrdersRouter: OrdersRoutingLogic",
      "class OrdersRouter"),
    Breach(
      "VIP-40", .cleanSwift, "Orders/OrdersRouter.swift", "  func routeToOrder(segue: UIStoryboardSegue?)\n}",
      "  func openOrder()\n}"),
    Breach(
      "VIP-41", .cleanSwift, "Orders/OrdersPresenter.swift", "    viewController?",
      "    _ = URLSession.shared\n    viewController?"),
    Breach(
      "VIP-46", .cleanSwift, "Orders/OrdersInteractor.swift", "class OrdersInteractor: OrdersBusinessLogic",
      "class OrdersInteractor"),
    Breach(
      "VIP-47", .cleanSwift, "Orders/OrdersPresenter.swift",
      "  func presentOrders(response: Orders.Fetch.Response)\n}",
      "  func showOrders(response: Orders.Fetch.Response)\n}"),
    Breach(
      "VIP-49", .cleanSwift, "Workers/OrdersWorker.swift", "  func names",
      "  var interactor: OrdersInteractor?\n  func names"),
    Breach(
      "VIP-50", .cleanSwift, "Workers/OrdersWorker.swift", "() -> [String] { [] }",
      "() -> Orders.Fetch.Response? { nil }"),
    Breach(
      "VIP-51", .cleanSwift, "Orders/OrdersInteractor.swift", "lazy var worker", "var worker"),
    Breach(
      "VIP-55", .cleanSwift, "Orders/OrdersPresenter.swift",
      "class OrdersPresenter: OrdersPresentationLogic", "class OrdersPresenter"),
    Breach(
      "VIP-56", .cleanSwift, "Orders/OrdersPresenter.swift", "viewController: OrdersDisplayLogic?",
      "viewController: OrdersViewController?"),
    Breach(
      "VIP-57", .cleanSwift, "Orders/OrdersPresenter.swift", "weak var viewController", "var viewController"),
    Breach(
      "VIP-58", .cleanSwift, "Orders/OrdersModels.swift", "enum Orders {",
      "class OrdersInteractor: OrdersBusinessLogic {}\nenum Orders {"),
    Breach(
      "LEAK", .cleanSwift, "Orders/OrdersRouter.swift", "weak var viewController: OrdersViewController?",
      "var viewController: OrdersViewController?"),
  ]

  static let viper: [Breach] = [
    Breach(
      "VPR-02", .viper, "Tasks/TasksWireframe.swift", "showTask() {}", "showTask() { _ = URLSession.shared }"),
    Breach(
      "VPR-03", .viper, "Tasks/TasksInteractor.swift", "func load() {",
      "func load(in view: UIView) {}\n  func load() {"),
    Breach("VPR-04", .viper, "Tasks/TasksInteractor.swift", "import Foundation", "import UIKit"),
    Breach(
      "VPR-05", .viper, "Tasks/TasksInteractor.swift", "TasksInteractor: TasksInput",
      "TasksInteractor: UIViewController, TasksInput"),
    Breach(
      "VPR-07", .viper, "Tasks/TasksPresenter.swift", "  func viewIsReady()",
      "  func rename(_ task: Task) { task.title = \"\" }\n  func viewIsReady()"),
    Breach("VPR-08", .viper, "Tasks/TasksProtocols.swift", "_ tasks: [TaskLine]", "_ tasks: [Task]"),
    Breach(
      "VPR-12", .viper, "Entities/Task.swift", "  var title", "  var store: TaskDataStore?\n  var title"),
    Breach(
      "VPR-13", .viper, "Entities/Task.swift", "  func rename",
      "  func save() { _ = UserDefaults.standard }\n  func rename"),
    Breach(
      "VPR-14", .viper, "Tasks/TasksPresenter.swift", "TasksPresenter: TasksEvents",
      "TasksPresenter: UIViewController, TasksEvents"),
    Breach("VPR-18", .viper, "Tasks/TasksProtocols.swift", "_ tasks: [TaskLine]", "_ tasks: Box"),
    Breach(
      "VPR-20", .viper, "Tasks/TasksPresenter.swift", "interactor?.load() }",
      "interactor?.load(); _ = UserDefaults.standard }"),
    Breach(
      "VPR-21", .viper, "Tasks/TasksViewController.swift", "  func show",
      "  var interactor: TasksInput?\n  func show"),
    Breach("VPR-22", .viper, "Tasks/TasksProtocols.swift", "func viewIsReady()", "func count() -> Int"),
    Breach(
      "VPR-23", .viper, "Tasks/TasksProtocols.swift", "func show(lines: [String])",
      "func showTable(lines: [String])", "show(lines: tasks", "showTable(lines: tasks"),
    Breach(
      "VPR-24", .viper, "Tasks/TasksPresenter.swift", "  func viewIsReady()",
      "  var label: UILabel?\n  func viewIsReady()"),
    Breach(
      "VPR-25", .viper, "Tasks/TasksPresenter.swift", "  func viewIsReady()",
      "  var colour: UIColor?\n  func viewIsReady()"),
    Breach(
      "VPR-26", .viper, "Tasks/TasksProtocols.swift", "show(lines: [String])",
      "show(lines: [NSAttributedString])"),
    Breach("VPR-27", .viper, "Tasks/TasksPresenter.swift", "view: TasksView?", "view: TasksViewController?"),
    Breach(
      "VPR-28", .viper, "Tasks/TasksViewController.swift", "UIViewController, TasksView", "UIViewController"),
    Breach(
      "VPR-30", .viper, "Tasks/TasksViewController.swift", "(lines: [String]) {}",
      "(lines: [String]) { performSegue(withIdentifier: \"\", sender: nil) }"),
    Breach(
      "VPR-32", .viper, "Tasks/TasksViewController.swift", "  func show",
      "  var wireframe: TasksRouting?\n  func show"),
    Breach("LEAK", .viper, "Tasks/TasksInteractor.swift", "weak var output", "var output"),
  ]

  static let mvvmFC: [Breach] = [
    Breach("FC-02", .mvvmFC, "Library/Log.swift", "_ text: String", "_ text: DependencyManager"),
    Breach(
      "FC-10", .mvvmFC, "Modules/Films/FilmsFlowController.swift", "class FilmsFlowController",
      "class OtherFlowController"),
    Breach("FC-14", .mvvmFC, "Modules/Films/FilmsFactory.swift", "static func", "func"),
    Breach("FC-16", .mvvmFC, "Modules/Films/FilmsFactory.swift", "func create", "func make"),
    Breach(
      "FC-22", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "text: String) {}",
      "text: String) { _ = FilmsFactory.self }"),
    Breach(
      "FC-23", .mvvmFC, "Modules/Films/FilmsFactory.swift", "dependencyManager: DependencyManager", ""),
    Breach(
      "FC-25", .mvvmFC, "Modules/Films/FilmsViewController.swift", "let viewModel", "weak var viewModel"),
    Breach("FC-31", .mvvmFC, "Modules/Films/FilmsViewController.swift", "[weak self] in self?.", "self."),
    Breach(
      "FC-32", .mvvmFC, "Modules/Films/FilmsViewController.swift", "didChange() {}",
      "didChange() { _ = URLSession.shared }"),
    Breach(
      "FC-33", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "text: String) {}",
      "text: String, in screen: FilmsViewController) {}"),
    Breach(
      "FC-34", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "text: String) {}",
      "text: String, in field: UITextField) {}"),
    Breach("FC-35", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "import Foundation", "import UIKit"),
    Breach(
      "FC-36", .mvvmFC, "Modules/Films/FilmsViewModel.swift",
      "init(flowController: FilmsFlowController) { self.flowController = flowController }", "init() {}"),
    Breach("FC-39", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "weak var delegate", "var delegate"),
    Breach("FC-41", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "private(set) var", "var"),
    Breach("FC-42", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "isLoading", "showSpinner"),
    Breach(
      "FC-44", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "func search(", "func searchButtonClicked("),
    Breach(
      "FC-45", .mvvmFC, "Modules/Films/FilmsViewController.swift", "didChange() {}",
      "didChange() { _ = FilmsFlowController() }"),
    Breach(
      "FC-46", .mvvmFC, "Modules/Films/FilmsViewController.swift", "didChange() {}",
      "didChange() { present(other, animated: true) }"),
    Breach(
      "FC-49", .mvvmFC, "Modules/Films/FilmsFlowController.swift", "weak var viewController",
      "var viewController"),
    Breach("FC-50", .mvvmFC, "Modules/Films/FilmsFlowController.swift", "showFilm", "film"),
    Breach(
      "LEAK", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "weak var delegate", "var delegate"),
  ]

  static let swiftIO: [Breach] = [
    Breach("SIO-05", .swiftIO, "Home/HomeViewModel.swift", ": NSObject", ""),
    Breach(
      "SIO-08", .swiftIO, "Home/HomeViewController.swift", "  func didChange",
      "  @IBAction func sort() {}\n  func didChange"),
    Breach("SIO-09", .swiftIO, "Home/HomeInteractor.swift", "TextInput?", "UITextField?"),
    Breach(
      "SIO-10", .swiftIO, "Home/HomeViewController.swift", "didChange() {}",
      "didChange() { _ = URLSession.shared }"),
    Breach("SIO-14", .swiftIO, "Home/HomeInteractor.swift", "weak var delegate", "var delegate"),
    Breach("SIO-15", .swiftIO, "Home/HomeViewController.swift", "    interactor.delegate = self\n", ""),
    Breach("SIO-21", .swiftIO, "Actions/SortAction.swift", "SortAction: Action", "SortAction"),
    Breach("SIO-22", .swiftIO, "Actions/Action.swift", "  func cancel()\n", ""),
    Breach(
      "SIO-24", .swiftIO, "Actions/SortAction.swift", "  func cancel",
      "  var field: UITextField?\n  func cancel"),
  ]
}
