import Foundation
import Specification
import Testing
import Toolchain

/// An edit that breaks a rule, in one or two files of an app.
struct ViolatingEdit: Sendable, CustomTestStringConvertible {
  let rule: Rule.ID
  let app: JudgedApp
  let path: String
  let old: String
  let new: String
  /// A second edit, that the first one needs in order to compile, or nil.
  var second: (path: String, old: String, new: String)?

  var testDescription: String { rule }

  init(_ rule: Rule.ID, _ app: JudgedApp, _ path: String, _ old: String, _ new: String) {
    self.rule = rule
    self.app = app
    self.path = path
    self.old = old
    self.new = new
  }

  init(
    _ rule: Rule.ID, _ app: JudgedApp, _ path: String, _ old: String, _ new: String,
    inCaller caller: String = "Tasks/TasksPresenter.swift", _ secondOld: String, _ secondNew: String
  ) {
    self.init(rule, app, path, old, new)
    second = (caller, secondOld, secondNew)
  }

  /// Returns the app after the edit.
  func broken() throws -> JudgedApp {
    let broken = try app.replacing(old, with: new, in: path)
    guard let second else { return broken }
    return try broken.replacing(second.old, with: second.new, in: second.path)
  }
}

@Suite(.enabled("this toolchain has no SwiftParser") { hasParser })
struct ViolationTests {
  @Test(arguments: [JudgedApp.cleanSwift, .viper, .mvvmFC, .swiftIO])
  func `an app that keeps the rules has no findings`(app: JudgedApp) async throws {
    #expect(try await app.findings() == [])
  }

  @Test(
    arguments: ViolatingEdit.cleanSwift + ViolatingEdit.viper + ViolatingEdit.mvvmFC + ViolatingEdit.swiftIO)
  func `an edit that breaks a rule is reported by that rule`(edit: ViolatingEdit) async throws {
    let rules = try await edit.broken().findings().map { String($0.prefix { $0 != " " }) }
    #expect(rules.contains(edit.rule), "found: \(rules)")
  }

  @Test(arguments: [
    "present(alert, animated: true)", "showDetailViewController(alert, sender: nil)",
    "show(UIAlertController(), sender: self)",
  ])
  func `a view controller may show an alert itself`(call: String) async throws {
    let app = try JudgedApp.cleanSwift.replacing(
      "  func search() {", with: "  func search() {\n    \(call)", in: "Orders/OrdersViewController.swift")
    #expect(try await app.findings() == [])
  }

  @Test func `a view model may inherit from NSObject through a class of the app`() async throws {
    let app = try JudgedApp.swiftIO.replacing(
      "class HomeViewModel: NSObject {}",
      with: "class BaseObject: NSObject {}\nclass HomeViewModel: BaseObject {}",
      in: "Home/HomeViewModel.swift")
    #expect(try await app.findings() == [])
  }

  @Test(arguments: [
    (
      ViolatingEdit("VIP-57", .cleanSwift, "Orders/OrdersPresenter.swift", "weak var", "unowned var"),
      "OrdersPresenter holds its view controller as 'unowned', not weakly, in 'viewController'."
    ),
    (
      ViolatingEdit(
        "FC-31", .mvvmFC, "Modules/Films/FilmsViewController.swift", "{ [weak self] in self?.didChange() }",
        "didChange"),
      "sets viewModel.onChange to its own method 'didChange', which keeps the view controller alive."
    ),
    (
      ViolatingEdit(
        "FC-31", .mvvmFC, "Modules/Films/FilmsViewController.swift", "[weak self] in self?.",
        "[unowned self] in self."),
      "a closure that captures the view controller as 'unowned', not with '[weak self]'."
    ),
    (
      ViolatingEdit(
        "FC-46", .mvvmFC, "Modules/Films/FilmsViewController.swift", "didChange() {}",
        "didChange() { view.window?.rootViewController = other }"),
      "FilmsViewController sets rootViewController itself."
    ),
    (
      ViolatingEdit(
        "SIO-22", .swiftIO, "Actions/Action.swift", "run(completion: @escaping Completion)", "run() async"),
      "Action does not require a method with a completion."
    ),
    (
      ViolatingEdit(
        "SIO-22", .swiftIO, "Actions/Action.swift", "  func cancel()\n", "  func cancel()\n  func undo()\n"),
      "Besides the run and cancel methods, Action requires undo."
    ),
  ])
  func `the message of a finding says what breaks the rule`(
    edit: ViolatingEdit, reason: String
  ) async throws {
    let messages = try await edit.broken().withFolder { folder in
      try Document(await judge(JudgeRequest(pattern: edit.app.pattern, folder: folder.path, format: .json)))
        .findings.map(\.message)
    }
    #expect(messages.contains { $0.hasSuffix(reason) }, "found: \(messages)")
  }

  @Test(arguments: Pattern.allCases) func `each rule that the judge decides has an edit that breaks it`(
    pattern: Pattern
  ) async throws {
    let edits = ViolatingEdit.cleanSwift + ViolatingEdit.viper + ViolatingEdit.mvvmFC + ViolatingEdit.swiftIO
    let broken = Set(edits.filter { $0.app.pattern == pattern.rawValue }.map(\.rule))
    let app = try #require(
      [JudgedApp.cleanSwift, .viper, .mvvmFC, .swiftIO].first { $0.pattern == pattern.rawValue })
    let decided = try await app.withFolder { folder in
      try Document(await judge(JudgeRequest(pattern: app.pattern, folder: folder.path, format: .json))).rules
        .map(\.id)
    }
    #expect(Set(decided).subtracting(broken) == [])
  }
}

extension ViolatingEdit {
  static let cleanSwift: [ViolatingEdit] = [
    ViolatingEdit(
      "VIP-01", .cleanSwift, "Orders/OrdersViewController.swift",
      "class OrdersViewController: UIViewController, OrdersDisplayLogic {",
      """
      class OtherInteractor {}
      class OtherPresenter {}
      class OrdersViewController: UIViewController, OrdersDisplayLogic {
        var other: OtherInteractor?
      """),
    ViolatingEdit(
      "VIP-03", .cleanSwift, "Orders/OrdersPresenter.swift", "response.names", "OrdersInteractor.names"),
    ViolatingEdit(
      "VIP-04", .cleanSwift, "Orders/OrdersInteractor.swift",
      "protocol OrdersBusinessLogic {\n  func fetch(request: Orders.Fetch.Request)",
      "protocol OrdersBusinessLogic {\n  func fetch(word: String)"),
    ViolatingEdit(
      "VIP-05", .cleanSwift, "Orders/OrdersModels.swift", "var names: [String]", "var names: [Order]"),
    ViolatingEdit(
      "VIP-07", .cleanSwift, "Orders/OrdersModels.swift", "var lines: [String]", "var lines: [UIImage]"),
    ViolatingEdit("VIP-08", .cleanSwift, "Orders/OrdersModels.swift", "struct Request", "class Request"),
    ViolatingEdit(
      "VIP-09", .cleanSwift, "Orders/OrdersModels.swift", "    struct ViewModel { var lines: [String] }\n", ""
    ),
    ViolatingEdit(
      "VIP-15", .cleanSwift, "Orders/OrdersModels.swift", "var lines: [String]", "var date: Date"),
    ViolatingEdit(
      "VIP-19", .cleanSwift, "Orders/OrdersViewController.swift", "  func search() {",
      "  func search() {\n    UserDefaults.standard.set(1, forKey: \"\")"),
    ViolatingEdit(
      "VIP-20", .cleanSwift, "Orders/OrdersViewController.swift", "  func search() {",
      "  func search() {\n    _ = DateFormatter()"),
    ViolatingEdit(
      "VIP-24", .cleanSwift, "Orders/OrdersViewController.swift", "  func search() {",
      "  func search() {\n    _ = OrdersWorker().names()"),
    ViolatingEdit(
      "VIP-25", .cleanSwift, "Orders/OrdersViewController.swift", "  func search() {",
      "  func search() {\n    navigationController?.pushViewController(other, animated: true)"),
    ViolatingEdit(
      "VIP-25", .cleanSwift, "Orders/OrdersViewController.swift",
      "class OrdersViewController: UIViewController, OrdersDisplayLogic {",
      """
      class SearchInteractor {}
      class SearchPresenter {}
      class SearchViewController: UIViewController {}
      class OrdersViewController: UIViewController, OrdersDisplayLogic {
        func find() { present(SearchViewController(), animated: true) }
      """),
    ViolatingEdit(
      "VIP-26", .cleanSwift, "Orders/OrdersViewController.swift", "  var router: OrdersRoutingLogic?\n", ""),
    ViolatingEdit(
      "VIP-27", .cleanSwift, "Orders/OrdersViewController.swift", "UIViewController, OrdersDisplayLogic {",
      "UIViewController {"),
    ViolatingEdit(
      "VIP-28", .cleanSwift, "Orders/OrdersViewController.swift", "interactor: OrdersBusinessLogic?",
      "interactor: OrdersInteractor?"),
    ViolatingEdit(
      "VIP-29", .cleanSwift, "Orders/OrdersInteractor.swift",
      "  func fetch(request: Orders.Fetch.Request)\n}", "  func fetch(_ wanted: Orders.Fetch.Request)\n}"),
    ViolatingEdit(
      "VIP-32", .cleanSwift, "Workers/OrdersConfigurator.swift",
      "  static let shared = OrdersConfigurator()\n", ""),
    ViolatingEdit(
      "VIP-34", .cleanSwift, "Orders/OrdersRouter.swift", "(segue: UIStoryboardSegue?) {}",
      "(segue: UIStoryboardSegue?) { _ = OrdersInteractor() }"),
    ViolatingEdit(
      "VIP-37", .cleanSwift, "Orders/OrdersRouter.swift", "weak var viewController", "var viewController"),
    ViolatingEdit(
      "VIP-37", .cleanSwift, "Orders/OrdersRouter.swift", "weak var viewController",
      "unowned var viewController"),
    ViolatingEdit(
      "VIP-39", .cleanSwift, "Orders/OrdersRouter.swift", "class OrdersRouter: OrdersRoutingLogic",
      "class OrdersRouter"),
    ViolatingEdit(
      "VIP-40", .cleanSwift, "Orders/OrdersRouter.swift", "  func routeToOrder(segue: UIStoryboardSegue?)\n}",
      "  func openOrder()\n}"),
    ViolatingEdit(
      "VIP-41", .cleanSwift, "Orders/OrdersPresenter.swift", "    viewController?",
      "    _ = URLSession.shared\n    viewController?"),
    ViolatingEdit(
      "VIP-46", .cleanSwift, "Orders/OrdersInteractor.swift", "class OrdersInteractor: OrdersBusinessLogic",
      "class OrdersInteractor"),
    ViolatingEdit(
      "VIP-47", .cleanSwift, "Orders/OrdersPresenter.swift",
      "  func presentOrders(response: Orders.Fetch.Response)\n}",
      "  func showOrders(response: Orders.Fetch.Response)\n}", inCaller: "Orders/OrdersInteractor.swift",
      "presentOrders", "showOrders"),
    ViolatingEdit(
      "VIP-49", .cleanSwift, "Workers/OrdersWorker.swift", "  func names",
      "  var interactor: OrdersInteractor?\n  func names"),
    ViolatingEdit(
      "VIP-50", .cleanSwift, "Workers/OrdersWorker.swift", "() -> [String] { [] }",
      "() -> Orders.Fetch.Response? { nil }"),
    ViolatingEdit(
      "VIP-51", .cleanSwift, "Orders/OrdersInteractor.swift", "lazy var worker", "var worker"),
    ViolatingEdit(
      "VIP-51", .cleanSwift, "Orders/OrdersInteractor.swift",
      """
      class OrdersInteractor: OrdersBusinessLogic {
        var presenter: OrdersPresentationLogic?
        lazy var worker = OrdersWorker()
      """,
      """
      protocol OrdersWorking { func names() -> [String] }
      extension OrdersWorker: OrdersWorking {}
      class OrdersInteractor: OrdersBusinessLogic {
        var presenter: OrdersPresentationLogic?
        let worker: OrdersWorking = OrdersWorker()
      """),
    ViolatingEdit(
      "VIP-55", .cleanSwift, "Orders/OrdersPresenter.swift",
      "class OrdersPresenter: OrdersPresentationLogic", "class OrdersPresenter"),
    ViolatingEdit(
      "VIP-56", .cleanSwift, "Orders/OrdersPresenter.swift", "viewController: OrdersDisplayLogic?",
      "viewController: OrdersViewController?"),
    ViolatingEdit(
      "VIP-57", .cleanSwift, "Orders/OrdersPresenter.swift", "weak var viewController", "var viewController"),
    ViolatingEdit(
      "VIP-58", .cleanSwift, "Orders/OrdersModels.swift", "enum Orders {",
      "class OrdersInteractor: OrdersBusinessLogic {}\nenum Orders {"),
    ViolatingEdit(
      "LEAK", .cleanSwift, "Orders/OrdersRouter.swift", "weak var viewController: OrdersViewController?",
      "var viewController: OrdersViewController?"),
    ViolatingEdit(
      "LEAK", .cleanSwift, "Orders/OrdersPresenter.swift", "weak var viewController", "var viewController"),
    ViolatingEdit(
      "ALIVE", .cleanSwift, "Orders/OrdersInteractor.swift", "var presenter", "unowned var presenter"),
    ViolatingEdit(
      "PLAIN", .cleanSwift, "Orders/OrdersInteractor.swift", "protocol OrdersBusinessLogic",
      "import UIKit\nprotocol OrdersBusinessLogic"),
    ViolatingEdit(
      "VIP-20", .cleanSwift, "Orders/OrdersViewController.swift", "  func search() {",
      "  func search() {\n    lines = lines.sorted()"),
    ViolatingEdit(
      "VIP-25", .cleanSwift, "Orders/OrdersViewController.swift", "  func search() {",
      "  func search() {\n    view.window?.rootViewController = other"),
    ViolatingEdit(
      "VIP-33", .cleanSwift, "Orders/OrdersViewController.swift", "  func search() {",
      """
        required init?(coder: NSCoder) { setUp() }
        override func viewDidLoad() { setUp() }
        private func setUp() { interactor = OrdersInteractor() }
        func search() {
      """),
    ViolatingEdit(
      "VIP-51", .cleanSwift, "Orders/OrdersInteractor.swift", "lazy var worker = OrdersWorker()",
      "let worker: OrdersWorker\n  init(worker: OrdersWorker = OrdersWorker()) { self.worker = worker }"),
  ]

  static let viper: [ViolatingEdit] = [
    ViolatingEdit(
      "VPR-02", .viper, "Tasks/TasksWireframe.swift", "showTask() {}", "showTask() { _ = URLSession.shared }"),
    // A module may have a second router.
    ViolatingEdit(
      "VPR-02", .viper, "Tasks/TasksWireframe.swift", "final class TasksWireframe",
      "final class TasksRouter { let session = URLSession.shared }\nfinal class TasksWireframe"),
    ViolatingEdit(
      "VPR-03", .viper, "Tasks/TasksInteractor.swift", "func load() {",
      "func load(in view: UIView) {}\n  func load() {"),
    ViolatingEdit("VPR-04", .viper, "Tasks/TasksInteractor.swift", "import Foundation", "import UIKit"),
    ViolatingEdit(
      "VPR-05", .viper, "Tasks/TasksInteractor.swift", "TasksInteractor: TasksInput",
      "TasksInteractor: UIViewController, TasksInput"),
    ViolatingEdit(
      "VPR-07", .viper, "Tasks/TasksPresenter.swift", "  func viewIsReady()",
      "  func rename(_ task: Task) { task.title = \"\" }\n  func viewIsReady()"),
    ViolatingEdit("VPR-08", .viper, "Tasks/TasksProtocols.swift", "_ tasks: [TaskLine]", "_ tasks: [Task]"),
    ViolatingEdit(
      "VPR-12", .viper, "Entities/Task.swift", "  var title", "  var store: TaskDataStore?\n  var title"),
    ViolatingEdit(
      "VPR-13", .viper, "Entities/Task.swift", "  func rename",
      "  func save() { _ = UserDefaults.standard }\n  func rename"),
    ViolatingEdit(
      "VPR-14", .viper, "Tasks/TasksPresenter.swift", "TasksPresenter: TasksEvents",
      "TasksPresenter: UIViewController, TasksEvents"),
    ViolatingEdit("VPR-18", .viper, "Tasks/TasksProtocols.swift", "_ tasks: [TaskLine]", "_ tasks: Box"),
    ViolatingEdit(
      "VPR-20", .viper, "Tasks/TasksPresenter.swift", "interactor?.load() }",
      "interactor?.load(); _ = UserDefaults.standard }"),
    ViolatingEdit(
      "VPR-21", .viper, "Tasks/TasksViewController.swift", "  func show",
      "  var interactor: TasksInput?\n  func show"),
    ViolatingEdit(
      "VPR-22", .viper, "Tasks/TasksProtocols.swift", "func viewIsReady()", "func count() -> Int"),
    ViolatingEdit(
      "VPR-23", .viper, "Tasks/TasksProtocols.swift", "func show(lines: [String])",
      "func showTable(lines: [String])", "show(lines: tasks", "showTable(lines: tasks"),
    ViolatingEdit(
      "VPR-24", .viper, "Tasks/TasksPresenter.swift", "  func viewIsReady()",
      "  var label: UILabel?\n  func viewIsReady()"),
    ViolatingEdit(
      "VPR-25", .viper, "Tasks/TasksPresenter.swift", "  func viewIsReady()",
      "  var colour: UIColor?\n  func viewIsReady()"),
    ViolatingEdit(
      "VPR-26", .viper, "Tasks/TasksProtocols.swift", "show(lines: [String])",
      "show(lines: [NSAttributedString])"),
    ViolatingEdit(
      "VPR-27", .viper, "Tasks/TasksPresenter.swift", "view: TasksView?", "view: TasksViewController?"),
    ViolatingEdit(
      "VPR-28", .viper, "Tasks/TasksViewController.swift", "UIViewController, TasksView", "UIViewController"),
    ViolatingEdit(
      "VPR-30", .viper, "Tasks/TasksViewController.swift", "(lines: [String]) {}",
      "(lines: [String]) { performSegue(withIdentifier: \"\", sender: nil) }"),
    ViolatingEdit(
      "VPR-32", .viper, "Tasks/TasksViewController.swift", "  func show",
      "  var wireframe: TasksRouting?\n  func show"),
    ViolatingEdit(
      "VPR-02", .viper, "Tasks/TasksViewController.swift", "(lines: [String]) {}",
      "(lines: [String]) { Lines.shared.load() }\n}\nfinal class Lines {\n  static let shared = Lines()"),
    ViolatingEdit(
      "VPR-08", .viper, "Tasks/TasksProtocols.swift", "show(lines: [String])", "show(lines: [Task])"),
    ViolatingEdit(
      "VPR-08", .viper, "Tasks/TasksProtocols.swift", "  func load()",
      "  var tasks: [Task] { get }\n  func load()"),
    ViolatingEdit(
      "ALIVE", .viper, "Tasks/TasksPresenter.swift", "weak var view: TasksView?",
      "unowned let view: TasksView"),
    ViolatingEdit(
      "ALIVE", .viper, "Tasks/TasksViewController.swift", "var presenter", "weak var presenter"),
    ViolatingEdit("LEAK", .viper, "Tasks/TasksInteractor.swift", "weak var output", "var output"),
    ViolatingEdit(
      "LEAK", .viper, "Tasks/TasksPresenter.swift", "  func viewIsReady()",
      "  var done: (() -> Void)?\n  func start() { done = { self.viewIsReady() } }\n  func viewIsReady()"),
  ]

  static let mvvmFC: [ViolatingEdit] = [
    ViolatingEdit("FC-02", .mvvmFC, "Library/Log.swift", "_ text: String", "_ text: DependencyManager"),
    ViolatingEdit(
      "FC-10", .mvvmFC, "Modules/Films/FilmsFlowController.swift", "class FilmsFlowController",
      "class OtherFlowController"),
    ViolatingEdit("FC-14", .mvvmFC, "Modules/Films/FilmsFactory.swift", "static func", "func"),
    ViolatingEdit("FC-16", .mvvmFC, "Modules/Films/FilmsFactory.swift", "func create", "func make"),
    ViolatingEdit(
      "FC-22", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "text: String) {}",
      "text: String) { _ = FilmsFactory.self }"),
    ViolatingEdit(
      "FC-23", .mvvmFC, "Modules/Films/FilmsFactory.swift", "dependencyManager: DependencyManager", ""),
    ViolatingEdit(
      "FC-25", .mvvmFC, "Modules/Films/FilmsViewController.swift", "let viewModel", "weak var viewModel"),
    ViolatingEdit(
      "FC-31", .mvvmFC, "Modules/Films/FilmsViewController.swift", "[weak self] in self?.", "self."),
    ViolatingEdit(
      "FC-31", .mvvmFC, "Modules/Films/FilmsViewController.swift", "[weak self] in self?.", "[self] in "),
    ViolatingEdit(
      "FC-32", .mvvmFC, "Modules/Films/FilmsViewController.swift", "didChange() {}",
      "didChange() { _ = URLSession.shared }"),
    ViolatingEdit(
      "FC-33", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "text: String) {}",
      "text: String, in screen: FilmsViewController) {}"),
    ViolatingEdit(
      "FC-34", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "text: String) {}",
      "text: String, in field: UITextField) {}"),
    ViolatingEdit(
      "FC-35", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "import Foundation", "import UIKit"),
    ViolatingEdit(
      "FC-36", .mvvmFC, "Modules/Films/FilmsViewModel.swift",
      "init(flowController: FilmsFlowController) { self.flowController = flowController }", "init() {}"),
    ViolatingEdit(
      "FC-39", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "weak var delegate", "var delegate"),
    ViolatingEdit(
      "FC-39", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "weak var delegate", "unowned var delegate"),
    ViolatingEdit("FC-41", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "private(set) var", "var"),
    ViolatingEdit(
      "FC-41", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "private(set) var isLoading = false",
      "var onlineItems: [String] = []", inCaller: "Modules/Films/FilmsViewController.swift",
      "viewModel.isLoading",
      "viewModel.onlineItems.isEmpty"),
    ViolatingEdit("FC-42", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "isLoading", "showSpinner"),
    ViolatingEdit(
      "FC-44", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "func search(", "func searchButtonClicked("),
    ViolatingEdit(
      "FC-45", .mvvmFC, "Modules/Films/FilmsViewController.swift", "didChange() {}",
      "didChange() { _ = FilmsFlowController() }"),
    ViolatingEdit(
      "FC-46", .mvvmFC, "Modules/Films/FilmsViewController.swift", "didChange() {}",
      "didChange() { present(other, animated: true) }"),
    ViolatingEdit(
      "FC-49", .mvvmFC, "Modules/Films/FilmsFlowController.swift", "weak var viewController",
      "var viewController"),
    ViolatingEdit(
      "FC-49", .mvvmFC, "Modules/Films/FilmsFlowController.swift", "weak var viewController",
      "unowned var viewController"),
    ViolatingEdit("FC-50", .mvvmFC, "Modules/Films/FilmsFlowController.swift", "showFilm", "film"),
    ViolatingEdit("FC-50", .mvvmFC, "Modules/Films/FilmsFlowController.swift", "showFilm", "showcase"),
    ViolatingEdit("FC-50", .mvvmFC, "Modules/Films/FilmsFlowController.swift", "showFilm", "goBack"),
    ViolatingEdit("FC-50", .mvvmFC, "Modules/Films/FilmsFlowController.swift", "showFilm", "start"),
    ViolatingEdit(
      "LEAK", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "weak var delegate", "var delegate"),
    ViolatingEdit(
      "LEAK", .mvvmFC, "Modules/Films/FilmsViewModel.swift", "text: String) {}",
      "text: String) { words.sink { self.search(text: $0) }.store(in: &subscriptions) }"),
    ViolatingEdit(
      "LEAK", .mvvmFC, "Modules/Films/FilmsFlowController.swift", "showFilm() {}",
      "showFilm() { children.append(FilmsFlowController()) }\n  var children: [FilmsFlowController] = []"),
  ]

  static let swiftIO: [ViolatingEdit] = [
    ViolatingEdit("SIO-05", .swiftIO, "Home/HomeViewModel.swift", ": NSObject", ""),
    ViolatingEdit(
      "SIO-08", .swiftIO, "Home/HomeViewController.swift", "  func didChange",
      "  @IBAction func sort() {}\n  func didChange"),
    ViolatingEdit("SIO-09", .swiftIO, "Home/HomeInteractor.swift", "TextInput?", "UITextField?"),
    ViolatingEdit(
      "SIO-10", .swiftIO, "Home/HomeViewController.swift", "didChange() {}",
      "didChange() { _ = URLSession.shared }"),
    ViolatingEdit("SIO-14", .swiftIO, "Home/HomeInteractor.swift", "weak var delegate", "var delegate"),
    ViolatingEdit(
      "SIO-15", .swiftIO, "Home/HomeViewController.swift", "    interactor.delegate = self\n", ""),
    ViolatingEdit(
      "SIO-15", .swiftIO, "Home/HomeViewController.swift", "interactor.delegate", "tableView.delegate"),
    ViolatingEdit("SIO-21", .swiftIO, "Actions/SortAction.swift", "SortAction: Action", "SortAction"),
    ViolatingEdit("SIO-22", .swiftIO, "Actions/Action.swift", "  func cancel()\n", ""),
    ViolatingEdit(
      "SIO-24", .swiftIO, "Actions/SortAction.swift", "  func cancel",
      "  var field: UITextField?\n  func cancel"),
    ViolatingEdit("LEAK", .swiftIO, "Home/HomeInteractor.swift", "weak var delegate", "var delegate"),
  ]
}
