import Foundation
import Testing
import Toolchain

/// Code that breaks a rule, or only looks as if it did, and the findings that it has.
struct JudgedCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The level and the rule of each finding.
  let findings: [String]
  let app: JudgedApp
  /// The edits of the app: what a file has, and what it has instead.
  let edits: [(path: String, old: String, new: String)]
  /// Files that the app has besides.
  let files: [String: String]

  init(
    _ description: String, _ findings: [String] = [], in app: JudgedApp,
    edits: [(path: String, old: String, new: String)], files: [String: String] = [:]
  ) {
    (testDescription, self.findings, self.app, self.edits, self.files) = (
      description, findings, app, edits, files
    )
  }

  func made() throws -> JudgedApp {
    var made = try edits.reduce(app) { try $0.replacing($1.old, with: $1.new, in: $1.path) }
    made.files.merge(files) { $1 }
    return made
  }
}

/// What the checks tell apart: each case stands beside one that it resembles.
@Suite(.enabled("this toolchain has no SwiftParser") { hasParser })
struct DistinctionTests {
  @Test(
    arguments: JudgedCase.viewModels + JudgedCase.widgets + JudgedCase.screens + JudgedCase.leaks
      + JudgedCase.entities
      + JudgedCase.presenters + JudgedCase.models)
  func `a case has its findings and no others`(example: JudgedCase) async throws {
    let findings = try await example.made().document().findings
    #expect(
      findings.map { "\($0.level) \($0.rule)" } == example.findings, "\(findings.map(\.message))")
  }
}

private let viewModel = "Modules/Films/FilmsViewModel.swift"
private let screen = "Modules/Films/FilmsViewController.swift"
private let flow = "Modules/Films/FilmsFlowController.swift"

extension JudgedCase {
  // MARK: View models

  /// A view model whose property can be set by those who know the class; the view controller knows a protocol.
  private static func seen(_ requirement: String) -> [(path: String, old: String, new: String)] {
    [
      (viewModel, "private(set) var", "var"),
      (viewModel, "final class FilmsViewModel {", "final class FilmsViewModel: FilmsViewModeling {"),
      (
        viewModel, "import Foundation",
        "import Foundation\nprotocol FilmsViewModeling: AnyObject {\n  \(requirement)\n}"
      ),
      (screen, "let viewModel: FilmsViewModel", "let viewModel: FilmsViewModeling"),
    ]
  }

  static let viewModels = [
    JudgedCase(
      "a property that the view controller's protocol can get", in: .mvvmFC,
      edits: seen("var isLoading: Bool { get }")),
    JudgedCase("a property that the protocol does not have", in: .mvvmFC, edits: seen("func reload()")),
    JudgedCase(
      "a property that the protocol can set", ["warning FC-41"], in: .mvvmFC,
      edits: seen("var isLoading: Bool { get set }")),
    JudgedCase(
      "a view controller that is generic over the class", ["warning FC-41"], in: .mvvmFC,
      edits: [
        (viewModel, "private(set) var", "var"),
        (screen, "FilmsViewController: ", "FilmsViewController<Model: FilmsViewModel>: "),
        (screen, "let viewModel: FilmsViewModel", "let viewModel: Model"),
      ]),
    JudgedCase(
      "a service and subscriptions of the view model", in: .mvvmFC,
      edits: [
        (
          viewModel, "private(set) var isLoading = false",
          "var service: FilmsService?\n  var subscriptions = Set<AnyCancellable>()"
        )
      ]),
    JudgedCase(
      "a property that no view uses", in: .mvvmFC,
      edits: [
        (
          viewModel, "private(set) var isLoading = false",
          "private(set) var isLoading = false, isBusy: Bool\n  var word: String?"
        )
      ]),
    JudgedCase(
      "a coordinator that the view controller uses", in: .mvvmFC,
      edits: [
        (viewModel, "private(set) var isLoading = false", "var coordinator: AnyObject?"),
        (screen, "viewModel.isLoading", "viewModel.coordinator?.goBack()"),
      ]),
    JudgedCase(
      "a text that the view controller only writes", in: .mvvmFC,
      edits: [
        (viewModel, "private(set) var isLoading = false", "var word = \"\""),
        (screen, "view.isHidden = viewModel.isLoading", "viewModel.word = field.text"),
      ]),
    JudgedCase(
      "a relay into which the view controller binds", in: .mvvmFC,
      edits: [
        (viewModel, "private(set) var isLoading = false", "var word = BehaviorRelay(value: \"\")"),
        (
          screen, "view.isHidden = viewModel.isLoading",
          "field.rx.text.bind(to: viewModel.word); viewModel.word.accept(\"\")"
        ),
      ]),
    JudgedCase(
      "a relay that the view controller shows", ["warning FC-41"], in: .mvvmFC,
      edits: [
        (viewModel, "private(set) var isLoading = false", "var word = BehaviorRelay(value: \"\")"),
        (screen, "view.isHidden = viewModel.isLoading", "viewModel.word.bind(to: label.rx.text)"),
      ]),
    JudgedCase(
      "a subject of what happens", in: .mvvmFC,
      edits: [
        (viewModel, "private(set) var isLoading = false", "var isLoading = PassthroughSubject<Bool, Never>()")
      ]),
    JudgedCase(
      "a subject that has a value", ["warning FC-41"], in: .mvvmFC,
      edits: [
        (
          viewModel, "private(set) var isLoading = false",
          "var isLoading = CurrentValueSubject<Bool, Never>(false)"
        )
      ]),
    JudgedCase(
      "a relay that a cell of its own shows", ["warning FC-41"], in: .mvvmFC,
      edits: [
        (viewModel, "private(set) var isLoading = false", "var word = BehaviorRelay(value: \"\")"),
        (screen, "view.isHidden = viewModel.isLoading", "cell.bind(viewModel.word)"),
      ]),
    JudgedCase(
      "a second view model that is held weakly", ["advice FC-10", "warning FC-25"], in: .mvvmFC,
      edits: [(screen, "  let viewModel", "  weak var header: HeaderViewModel?\n  let viewModel")],
      files: [
        "Modules/Header/HeaderViewModel.swift":
          "final class HeaderViewModel {\n  init(flowController: HeaderFlowController) {}\n}",
        "Modules/Header/HeaderViewController.swift":
          "import UIKit\nfinal class HeaderViewController: UIViewController {\n  let viewModel: HeaderViewModel\n}",
        "Modules/Header/HeaderFlowController.swift": "final class HeaderFlowController {}",
      ]),
    JudgedCase(
      "a view model that is a delegate as well", in: .mvvmFC,
      edits: [
        (
          viewModel, "final class FilmsViewModel {",
          "protocol FilmsEvents: AnyObject {}\nfinal class FilmsViewModel: FilmsEvents {"
        ),
        (screen, "  let viewModel", "  weak var events: FilmsEvents?\n  let viewModel"),
      ]),
    JudgedCase(
      "a service of the view model that the view controller uses", ["warning FC-41"], in: .mvvmFC,
      edits: [
        (viewModel, "private(set) var isLoading = false", "var service: FilmsService?"),
        (screen, "didChange() {}", "didChange() { viewModel.service?.reload() }"),
      ]),
  ]

  static let widgets = [
    JudgedCase(
      "a view controller that the view model names", ["warning FC-33"], in: .mvvmFC,
      edits: [(viewModel, "text: String) {}", "text: String, in screen: FilmsViewController) {}")]),
    JudgedCase(
      "a widget that the view model names", ["warning FC-34"], in: .mvvmFC,
      edits: [(viewModel, "text: String) {}", "text: String, in field: UITextField) {}")]),
  ]

  // MARK: View controllers

  private static func changing(_ code: String) -> [(path: String, old: String, new: String)] {
    [(screen, "didChange() {}", "didChange() { \(code) }")]
  }

  private static let service = [
    "Services/FilmsService.swift": "final class FilmsService {\n  func films() -> [String] { [] }\n}"
  ]

  /// The same screen once more, in a folder beside the others.
  private static func version(with flowController: String?) -> [String: String] {
    [
      "Plain/FilmsViewController.swift": """
      import UIKit
      final class FilmsViewController: UIViewController {
        let viewModel: FilmsViewModel
        func show(_ other: UIViewController) { navigationController?.pushViewController(other, animated: true) }
      }
      """,
      "Plain/FilmsViewModel.swift": "final class FilmsViewModel {}",
    ].merging(flowController.map { ["Plain/FilmsFlowController.swift": $0] } ?? [:]) { $1 }
  }

  static let screens = [
    JudgedCase(
      "a mail that is written over the screen", in: .mvvmFC,
      edits: changing("present(mailCompose, animated: true)")),
    JudgedCase(
      "a page of its own", in: .mvvmFC,
      edits: changing("setViewControllers([first], direction: .forward, animated: true)")),
    JudgedCase(
      "screens on a stack", ["warning FC-46"], in: .mvvmFC,
      edits: changing("navigationController?.setViewControllers([first], animated: true)")),
    JudgedCase(
      "another app", ["advice FC-46"], in: .mvvmFC, edits: changing("UIApplication.shared.open(address)")),
    JudgedCase(
      "another screen", ["warning FC-46"], in: .mvvmFC, edits: changing("present(other, animated: true)")),
    JudgedCase(
      "a screen of the app on which one writes", ["warning FC-46"], in: .mvvmFC,
      edits: changing("present(compose, animated: true)")),
    JudgedCase(
      "a filtered stream", in: .mvvmFC,
      edits: changing("viewModel.$words.filter { $0.count > 1 }.sink { print($0) }")),
    JudgedCase(
      "a filter on the events of a control", in: .mvvmFC,
      edits: changing("field.rx.text.filter { $0.count > 1 }.map { $0 }")),
    JudgedCase(
      "a filtered list in a stream", ["advice FC-32"], in: .mvvmFC,
      edits: changing("viewModel.$lines.map { $0.filter { $0.count > 1 } }.sink { print($0) }")),
    JudgedCase(
      "a list without what is nil", in: .mvvmFC, edits: changing("show(lines.filter { $0 != nil })")),
    JudgedCase(
      "a list without what is short", ["advice FC-32"], in: .mvvmFC,
      edits: changing("show(lines.filter { $0.count != 1 })")),
    JudgedCase(
      "a service that is only handed to the view model", in: .mvvmFC,
      edits: changing("show(FilmsViewModel(service: FilmsService()))"), files: service),
    JudgedCase(
      "a service in a constant whose values are handed to the view model", ["advice FC-32"], in: .mvvmFC,
      edits: changing("let service = FilmsService(); show(FilmsViewModel(films: service.films()))"),
      files: service),
    JudgedCase(
      "a version of the screen in a target without flow controllers", in: .mvvmFC, edits: [],
      files: version(with: nil)),
    JudgedCase(
      "a version of the screen in a target with a flow controller of its own",
      ["warning FC-36", "warning FC-46"], in: .mvvmFC,
      edits: [], files: version(with: "final class FilmsFlowController {}")),
    JudgedCase(
      "a service whose values are handed to the view model", ["advice FC-32"], in: .mvvmFC,
      edits: changing("show(FilmsViewModel(films: FilmsService().films()))"), files: service),
  ]

  // MARK: Leaks

  private static func subscribing(_ code: String) -> [(path: String, old: String, new: String)] {
    [(viewModel, "text: String) {}", "text: String) { \(code).store(in: &subscriptions) }")]
  }

  private static func streams(_ code: String) -> [String: String] {
    ["Services/FilmsService.swift": "final class FilmsService {\n  \(code)\n}"]
  }

  /// An app in which a view model holds its coordinator.
  private static func coordinators(_ members: String) -> JudgedApp {
    JudgedApp(
      pattern: "mvvm-fc",
      files: [
        "Home/HomeViewController.swift": """
        import UIKit
        final class HomeViewController: UIViewController {
          let viewModel: HomeViewModel
        }
        """,
        "Home/HomeViewModel.swift": """
        final class HomeViewModel {
          private let coordinator: HomeCoordinator
          init(coordinator: HomeCoordinator) { self.coordinator = coordinator }
        }
        """,
        "Home/HomeCoordinator.swift": """
        import UIKit
        final class HomeCoordinator {
          \(members)
        }
        """,
      ])
  }

  /// Two modules in which an alias of one name stands for different parts; only one keeps itself alive.
  private static let aliases = [
    "One.swift": """
    class OnePresenter {
      typealias I = OneInteractor
      var interactor: I?
    }
    class OneInteractor {
      typealias P = OnePresenter
      var presenter: P?
    }
    """,
    "Two.swift": """
    class TwoPresenter {
      typealias I = TwoInteractor
      var interactor: I?
    }
    class TwoInteractor {
      typealias P = TwoPresenter
      weak var presenter: P?
    }
    """,
  ]

  private static let delegate = [
    "AppDelegate.swift":
      "import UIKit\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {\n  let flow = FilmsFlowController()\n}"
  ]

  private static let shown = """
    let navigationController = UINavigationController()
      func start() {
        navigationController.pushViewController(HomeViewController(), animated: true)
      }
    """

  /// A second coordinator, which begins anew with a home of its own, or is given the one that began.
  private static func second(_ start: String) -> [String: String] {
    [
      "Login/LoginCoordinator.swift": """
      final class LoginCoordinator {
        private var home: HomeCoordinator?
        \(start)
      }
      """
    ]
  }

  private static let first =
    "private var login: LoginCoordinator?\n  func start() { let next = LoginCoordinator(); login = next }"

  static let leaks = [
    JudgedCase(
      "coordinators of which each makes the next", in: coordinators(first), edits: [],
      files: second("func end() { home = HomeCoordinator() }")),
    JudgedCase(
      "coordinators of which the second is given the first", ["warning LEAK"], in: coordinators(first),
      edits: [], files: second("func end(home: HomeCoordinator) { self.home = home }")),
    JudgedCase(
      "coordinators of which the second is later given another", ["warning LEAK"],
      in: coordinators("\(first)\n  func back() { login?.home = self }"), edits: [],
      files: second("func end() { home = HomeCoordinator() }")),
    JudgedCase(
      "a subscription to the first value", in: .mvvmFC,
      edits: subscribing("words.first().sink { self.search(text: $0) }")),
    JudgedCase(
      "a subscription to one value", in: .mvvmFC,
      edits: subscribing("words.prefix(1).map { $0 }.sink { self.search(text: $0) }")),
    JudgedCase(
      "a subscription to two values", ["warning LEAK"], in: .mvvmFC,
      edits: subscribing("words.prefix(2).sink { self.search(text: $0) }")),
    JudgedCase(
      "a subscription to a success", in: .mvvmFC,
      edits: subscribing("service.word().subscribe(onSuccess: { self.search(text: $0) })")),
    JudgedCase(
      "a subscription to each next value", ["warning LEAK"], in: .mvvmFC,
      edits: subscribing("service.word().subscribe(onNext: { self.search(text: $0) })")),
    JudgedCase(
      "a subscription to a future behind a publisher", in: .mvvmFC,
      edits: subscribing("service.word().sink { self.search(text: $0) }"),
      files: streams(
        "func word() -> AnyPublisher<String, Never> { Future { $0(.success(\"\")) }.eraseToAnyPublisher() }")),
    JudgedCase(
      "a subscription to a subject behind a publisher", ["warning LEAK"], in: .mvvmFC,
      edits: subscribing("service.word().sink { self.search(text: $0) }"),
      files: streams(
        "func word() -> AnyPublisher<String, Never> { Just(\"\").merge(with: PassthroughSubject()).eraseToAnyPublisher() }"
      )),
    JudgedCase(
      "a subscription to an observable that is completed", in: .mvvmFC,
      edits: subscribing("service.word().subscribe(onNext: { self.search(text: $0) })"),
      files: streams(
        "func word() -> Observable<String> { .create { $0.onNext(\"\"); $0.onCompleted(); return none } }")),
    JudgedCase(
      "a subscription to a request", in: .mvvmFC,
      edits: subscribing("service.word().subscribe(onNext: { self.search(text: $0) })"),
      files: streams(
        "func word() -> Observable<String> { provider.rx.request(.word).asObservable() }")),
    JudgedCase(
      "a subscription to a request after each value of a relay", ["warning LEAK"], in: .mvvmFC,
      edits: subscribing("service.word().subscribe(onNext: { self.search(text: $0) })"),
      files: streams(
        "let words = BehaviorRelay(value: \"\")\n  func word() -> Observable<String> { words.flatMapLatest { provider.rx.request(.word($0)).asObservable() } }"
      )),
    JudgedCase(
      "a subscription to a request after another", in: .mvvmFC,
      edits: subscribing("service.word().subscribe(onNext: { self.search(text: $0) })"),
      files: streams(
        "func word() -> Observable<String> { provider.rx.request(.list).asObservable().flatMap { provider.rx.request(.word($0)) } }"
      )),
    JudgedCase(
      "a subscription that RxSwift keeps", ["warning LEAK"], in: .mvvmFC,
      edits: [
        (
          viewModel, "text: String) {}",
          "text: String) { _ = words.subscribe(onNext: { self.search(text: $0) }) }"
        )
      ]),
    JudgedCase(
      "a subscription that is thrown away", in: .mvvmFC,
      edits: [
        (viewModel, "text: String) {}", "text: String) { _ = words.sink { self.search(text: $0) } }")
      ]),
    JudgedCase(
      "a closure inside one that captures the object as unowned", in: .mvvmFC,
      edits: subscribing(
        "words.sink { [unowned self] _ in self.others.sink { self.search(text: $0) }.store(in: &self.bag) }")),
    JudgedCase(
      "a first value that others join", ["warning LEAK"], in: .mvvmFC,
      edits: subscribing("words.first().merge(with: others).sink { self.search(text: $0) }")),
    JudgedCase(
      "a cycle through a property", ["warning LEAK"], in: coordinators("var screen: HomeViewController?"),
      edits: []),
    JudgedCase(
      "a property that nobody sets, beside one that is set weakly", in: .viper,
      edits: presenting("var screen: TasksView?") + [
        (
          "Tasks/TasksWireframe.swift", "showTask() {}",
          "showTask(presenter: TasksPresenter) { presenter.view = self }"
        )
      ]),
    JudgedCase(
      "parts that name one another by aliases of their own", ["warning LEAK"], in: .viper, edits: [],
      files: aliases),
    JudgedCase(
      "a coordinator of its own that is a container", in: .mvvmFC,
      edits: [
        (flow, "final class FilmsFlowController {", "final class FilmsFlowController: UITabBarController {"),
        (flow, "weak var viewController", "var viewController"),
      ]),
    JudgedCase(
      "a first child of the app's own coordinator", ["advice LEAK"], in: .mvvmFC,
      edits: [
        (
          flow, "showFilm() {}",
          "showFilm() {}\n  init() { children.append(FilmsFlowController()) }\n  var children: [FilmsFlowController] = []"
        )
      ], files: delegate),
    JudgedCase(
      "a child for each film in the app's own coordinator", ["warning LEAK"], in: .mvvmFC,
      edits: [
        (
          flow, "showFilm() {}",
          "showFilm() { children.append(FilmsFlowController()) }\n  var children: [FilmsFlowController] = []"
        )
      ], files: delegate),
    JudgedCase(
      "a cycle through the stack of a navigation controller", ["advice LEAK"], in: coordinators(shown),
      edits: []),
    JudgedCase(
      "a cycle with an object that the app's delegate holds", ["advice LEAK"],
      in: coordinators("var screen: HomeViewController?"), edits: [],
      files: [
        "AppDelegate.swift": """
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var coordinator: HomeCoordinator?
        }
        """
      ]),
    JudgedCase(
      "a cycle with an object that is shared", ["advice LEAK"],
      in: coordinators("static let shared = HomeCoordinator()\n  var screen: HomeViewController?"), edits: []),
    JudgedCase(
      "a cycle with an object of which there is also an example", ["warning LEAK"],
      in: coordinators("static let preview = HomeCoordinator()\n  var screen: HomeViewController?"), edits: []
    ),
    JudgedCase(
      "a list of children that is made in the initializer and never emptied", ["warning LEAK"], in: .mvvmFC,
      edits: [
        (
          flow, "showFilm() {}",
          """
          showFilm() { children.append(FilmsFlowController()) }
            var children: [FilmsFlowController]
            init() { children = [] }
          """
        )
      ]),
    JudgedCase(
      "a list of children that keeps the others", in: .mvvmFC,
      edits: [
        (
          flow, "showFilm() {}",
          """
          showFilm() { children.append(FilmsFlowController()) }
            var children: [FilmsFlowController] = []
            private func remove(_ child: FilmsFlowController) { children = children.filter { $0 !== child } }
          """
        )
      ]),
  ]

  // MARK: Entities

  private static let output = "Tasks/TasksProtocols.swift"

  private static let making = (
    "Tasks/TasksInteractor.swift", "  func load() {",
    "  func rows(of tasks: [Task]) -> [TaskRow] { tasks.map { TaskRow(title: $0.title) } }\n  func load() {"
  )

  private static let row = ["Entities/TaskRow.swift": "struct TaskRow { var title: String }"]

  static let entities = [
    JudgedCase(
      "an error in the folder of entities", in: .viper,
      edits: [(output, "_ tasks: [TaskLine]", "_ problem: TaskProblem")],
      files: ["Entities/TaskProblem.swift": "enum TaskProblem { case isFull }"]),
    JudgedCase(
      "a structure that the interactor makes from an entity", in: .viper,
      edits: [(output, "_ tasks: [TaskLine]", "_ tasks: [TaskRow]"), making], files: row),
    JudgedCase(
      "a structure that the data store keeps, too", ["warning VPR-08"], in: .viper,
      edits: [
        (output, "_ tasks: [TaskLine]", "_ tasks: [TaskRow]"), making,
        ("Data/TaskDataStore.swift", "  func tasks", "  func save(_ row: TaskRow) {}\n  func tasks"),
      ], files: row),
    JudgedCase(
      "a structure that the presenter makes", in: .viper,
      edits: [
        (output, "show(lines: [String])", "show(rows: [TaskRow])"),
        (
          "Tasks/TasksPresenter.swift", "view?.show(lines: tasks.map(\\.title))",
          "view?.show(rows: tasks.map { TaskRow(title: $0.title) })"
        ),
      ], files: row),
    JudgedCase(
      "what a web service delivers and the presenter makes as well", ["warning VPR-08"], in: .viper,
      edits: [
        (output, "_ tasks: [TaskLine]", "_ tasks: [TaskAnswer]"),
        (
          "Tasks/TasksPresenter.swift", "  func viewIsReady",
          "  let none = TaskAnswer(title: \"\")\n  func viewIsReady"
        ),
      ], files: ["Data/TaskAnswer.swift": "struct TaskAnswer: Codable { var title: String }"]),
    JudgedCase(
      "an entity in a method that an interactor hands on", ["warning VPR-08"], in: .viper,
      edits: [
        (output, "  func found", "  func chose(_ task: Task)\n  func found"),
        (
          "Tasks/TasksInteractor.swift", "  func load() {",
          "  func choose() { store.pick(output?.chose) }\n  func load() {"
        ),
      ]),
    JudgedCase(
      "an entity in a method that no interactor calls", in: .viper,
      edits: [(output, "  func found", "  func chose(_ task: Task)\n  func found")]),
    JudgedCase(
      "an entity that the presenter was given, on its way to the view", in: .viper,
      edits: [
        (output, "show(lines: [String])", "show(task: Task)"),
        ("Tasks/TasksPresenter.swift", "  func viewIsReady", "  init(task: Task) {}\n  func viewIsReady"),
      ]),
    JudgedCase(
      "an entity on its way to the view", ["warning VPR-08"], in: .viper,
      edits: [(output, "show(lines: [String])", "show(task: Task)")]),
    JudgedCase(
      "an entity that is a class, at the presenter", ["warning VPR-08"], in: .viper,
      edits: [(output, "_ tasks: [TaskLine]", "_ record: Record")],
      files: ["Data/Record.swift": "final class Record: Codable {}"]),
  ]

  // MARK: Presenters and routers

  private static func word(_ code: String) -> [(path: String, old: String, new: String)] {
    [
      (output, "func viewIsReady()", "func viewIsReady()\n  var word: String { get set }"),
      (
        "Tasks/TasksViewController.swift", "(lines: [String]) {}", "(lines: [String]) { \(code) }"
      ),
    ]
  }

  private static func handling(_ call: String) -> [(path: String, old: String, new: String)] {
    [
      (output, "func viewIsReady()", "func viewIsReady()\n  var actions: TasksActions { get }"),
      (
        "Tasks/TasksViewController.swift", "(lines: [String]) {}",
        "(lines: [String]) { _ = presenter?.actions.\(call) }"
      ),
    ]
  }

  private static func streaming(_ use: String) -> [(path: String, old: String, new: String)] {
    [
      (output, "func viewIsReady()", "func viewIsReady()\n  var lines: BehaviorRelay<[String]> { get }"),
      (
        "Tasks/TasksViewController.swift", "(lines: [String]) {}",
        "(lines: [String]) { _ = presenter?.\(use) }"
      ),
    ]
  }

  private static func asking(_ body: String) -> [(path: String, old: String, new: String)] {
    [("Tasks/TasksViewController.swift", "(lines: [String]) {}", "(lines: [String]) \(body)")]
  }

  private static let handler = [
    "Tasks/TasksActions.swift": "protocol TasksActions: AnyObject {\n  func send()\n  func rows() -> Int\n}"
  ]

  private static func routing(_ body: String) -> [(path: String, old: String, new: String)] {
    [
      (
        "Tasks/TasksWireframe.swift", "showTask() {}",
        "showTask() { Root.shared.open() }\n}\nfinal class Root {\n  static let shared = Root()\n  func open() { \(body) }"
      )
    ]
  }

  private static func assembling(_ body: String) -> [(path: String, old: String, new: String)] {
    [("Tasks/TasksWireframe.swift", "showTask() {}", "showTask() { \(body) }")]
  }

  private static let stack = [
    "Data/Stack.swift": "final class Stack {\n  static let shared = Stack()\n  func save() {}\n}"
  ]

  /// A presenter that can be asked, and somebody who asks it.
  private static func asking(
    _ file: String, _ old: String, _ new: String
  ) -> [(path: String, old: String, new: String)] {
    [
      (output, "func viewIsReady()", "func viewIsReady()\n  func isEmpty() -> Bool"),
      ("Tasks/\(file)", old, new),
    ]
  }

  private static func presenting(_ member: String) -> [(path: String, old: String, new: String)] {
    [("Tasks/TasksPresenter.swift", "  func viewIsReady", "  \(member)\n  func viewIsReady")]
  }

  static let presenters = [
    JudgedCase("a property that the view sets", in: .viper, edits: word("presenter?.word = \"\"")),
    JudgedCase(
      "a property that no view uses", in: .viper,
      edits: [(output, "func viewIsReady()", "func viewIsReady()\n  var word: String { get }")]),
    JudgedCase(
      "a helper that the view takes from the presenter", in: .viper,
      edits: [
        (output, "func viewIsReady()", "func viewIsReady()\n  var lines: LinesManager { get }"),
        (
          "Tasks/TasksViewController.swift", "(lines: [String]) {}",
          "(lines: [String]) { presenter?.lines.fill(self) }"
        ),
      ]),
    JudgedCase(
      "an object that the view only tells what to do", in: .viper, edits: handling("send()"), files: handler),
    JudgedCase(
      "a stream to which the view subscribes", ["advice VPR-22"], in: .viper,
      edits: streaming("lines.subscribe { show(lines: $0) }")),
    JudgedCase(
      "a stream whose value the view takes", ["warning VPR-22"], in: .viper,
      edits: streaming("lines.value.first")),
    JudgedCase(
      "a second view that the view hands to the presenter", in: .viper,
      edits: [
        (output, "func viewIsReady()", "func viewIsReady()\n  var pages: TasksPages? { get set }"),
        (
          "Tasks/TasksViewController.swift", "(lines: [String]) {}",
          "(lines: [String]) { presenter?.pages?.next() }"
        ),
      ],
      files: [
        "Tasks/TasksPages.swift": "protocol TasksPages: AnyObject {}\nclass PagesView: UIView, TasksPages {}"
      ]),
    JudgedCase(
      "an image that the view loads", ["advice VPR-02"], in: .viper,
      edits: asking(
        "{ URLSession.shared.dataTask(with: url) { data, _, _ in self.image = UIImage(data: data) } }")),
    JudgedCase(
      "an image and a list that the view loads", ["warning VPR-02"], in: .viper,
      edits: asking(
        "{ URLSession.shared.dataTask(with: url) { data, _, _ in self.image = UIImage(data: data) } }\n  func rows() { URLSession.shared.dataTask(with: url) }"
      )),
    JudgedCase(
      "a list that the view loads", ["warning VPR-02"], in: .viper,
      edits: asking("{ URLSession.shared.dataTask(with: url) { data, _, _ in self.rows = rows(data) } }")),
    JudgedCase(
      "an interactor whose file also has a view's part", ["advice VPR-04"], in: .viper,
      edits: [
        (
          "Tasks/TasksInteractor.swift", "import Foundation",
          "import UIKit\nstruct Look { var color: UIColor }"
        )
      ]),
    JudgedCase(
      "an interactor that has a look", ["warning VPR-04"], in: .viper,
      edits: [
        ("Tasks/TasksInteractor.swift", "import Foundation", "import UIKit"),
        ("Tasks/TasksInteractor.swift", "  func load()", "  var color: UIColor?\n  func load()"),
      ]),
    JudgedCase(
      "an object that the view asks", ["warning VPR-22"], in: .viper, edits: handling("rows()"),
      files: handler),
    JudgedCase(
      "a property that the view reads", ["warning VPR-22"], in: .viper,
      edits: word("presenter?.word = presenter?.word ?? \"\"")),
    JudgedCase(
      "a presenter that does not own its view", ["advice ALIVE"], in: .viper,
      edits: [
        ("Tasks/TasksPresenter.swift", "weak var view: TasksView?", "unowned let view: TasksView")
      ]),
    JudgedCase(
      "a view that nobody makes a presenter for", ["warning ALIVE"], in: .viper,
      edits: [("Tasks/TasksViewController.swift", "var presenter", "weak var presenter")]),
    JudgedCase(
      "a router that asks for another root", in: .viper, edits: routing("window.rootViewController = home")),
    JudgedCase(
      "a router that asks for data", ["warning VPR-02"], in: .viper, edits: routing("tasks.removeAll()")),
    JudgedCase(
      "a router that keeps a shared object for the next module in a constant", in: .viper,
      edits: assembling("let stack = Stack.shared; _ = TasksInteractor(stack: stack.context)"), files: stack),
    JudgedCase(
      "a router that asks a shared object in a constant for data", ["warning VPR-02"], in: .viper,
      edits: assembling("let stack = Stack.shared; stack.save(); _ = TasksInteractor(stack: stack)"),
      files: stack),
    JudgedCase(
      "a question that the interactor asks the presenter", in: .viper,
      edits: asking("TasksInteractor.swift", "func load() {", "func load() { _ = output?.isEmpty();")),
    JudgedCase(
      "a question that the view asks the presenter", ["warning VPR-22"], in: .viper,
      edits: asking(
        "TasksViewController.swift", "(lines: [String]) {}", "(lines: [String]) { _ = presenter?.isEmpty() }")
    ),
    JudgedCase(
      "a router that asks for parts", in: .viper,
      edits: [
        (
          "Tasks/TasksWireframe.swift", "showTask() {}",
          "showTask() { Resolver.shared.open() }\n}\nfinal class Resolver {\n  static let shared = Resolver()"
        )
      ]),
    JudgedCase(
      "a picture that is content", in: .viper, edits: presenting("func loaded(_ picture: UIImage) {}")),
    JudgedCase(
      "a picture that is chosen", ["advice VPR-25"], in: .viper,
      edits: presenting("let star = UIImage(systemName: \"star\")")),
    JudgedCase(
      "a view controller that the presenter holds", ["warning VPR-27"], in: .viper,
      edits: [("Tasks/TasksPresenter.swift", "view: TasksView?", "view: TasksViewController?")]),
    JudgedCase(
      "a view controller that the presenter names", ["warning VPR-24"], in: .viper,
      edits: presenting("func show(in screen: TasksViewController) {}")),
  ]

  // MARK: Models of Clean Swift

  private static func displaying(_ parameter: String) -> [(path: String, old: String, new: String)] {
    let declaration = "protocol OrdersDisplayLogic: AnyObject {\n"
    let method = "  func displayLines(viewModel: \(parameter))\n"
    return [
      ("Orders/OrdersViewController.swift", declaration, declaration + method),
      (
        "Orders/OrdersPresenter.swift", "response.names))",
        "response.names))\n    viewController?.displayLines(viewModel: lines)"
      ),
    ]
  }

  private static func fetching(_ body: String) -> [(path: String, old: String, new: String)] {
    [("Orders/OrdersViewController.swift", "  func search() {", "  func search() {\n    \(body)")]
  }

  static let models = [
    JudgedCase(
      "a router that holds the view controller of another scene", in: .cleanSwift,
      edits: [
        (
          "Orders/OrdersRouter.swift", "  weak var viewController",
          "  var cartViewController: CartViewController?\n  weak var viewController"
        )
      ],
      files: [
        "Cart/Cart.swift": """
        class CartViewController: UIViewController, CartDisplayLogic {}
        protocol CartDisplayLogic: AnyObject {}
        class CartInteractor: CartBusinessLogic {}
        class CartPresenter: CartPresentationLogic {}
        protocol CartBusinessLogic {}
        protocol CartPresentationLogic {}
        """
      ]),
    JudgedCase(
      "a view model with a name of its own", in: .cleanSwift, edits: displaying("LinesViewModel"),
      files: ["Orders/LinesViewModel.swift": "struct LinesViewModel {}"]),
    JudgedCase(
      "a method of the display's protocol that the presenter does not call", in: .cleanSwift,
      edits: [displaying("String")[0]]),
    JudgedCase(
      "a worker that the view controller uses", ["warning VIP-24"], in: .cleanSwift,
      edits: fetching("OrdersWorker().names()")),
    JudgedCase(
      "a worker that the view controller gives to the interactor", ["advice VIP-24"], in: .cleanSwift,
      edits: fetching("let worker = OrdersWorker(); interactor?.worker = worker")),
    JudgedCase(
      "a worker in a constant that the view controller asks", ["warning VIP-24"], in: .cleanSwift,
      edits: fetching("let worker = OrdersWorker(); label.text = worker.names().first")),
    JudgedCase(
      "values at a row that are sorted", ["warning VIP-20"], in: .cleanSwift,
      edits: fetching("let rows = sections[indexPath.section].rows; show(rows.sorted { $0 < $1 })")),
    JudgedCase(
      "rows on the screen that are sorted", in: .cleanSwift,
      edits: fetching("var rows = table.indexPathsForVisibleItems; rows.sort()")),
    JudgedCase(
      "names that are sorted", ["warning VIP-20"], in: .cleanSwift,
      edits: fetching("var rows = interactor.names; rows.sort()")),
    JudgedCase(
      "several view models", ["advice VIP-04"], in: .cleanSwift, edits: displaying("[LinesViewModel]"),
      files: ["Orders/LinesViewModel.swift": "struct LinesViewModel {}"]),
    JudgedCase(
      "what a web service delivers", ["warning VIP-04"], in: .cleanSwift,
      edits: displaying("LinesViewModel"),
      files: ["Orders/LinesViewModel.swift": "struct LinesViewModel: Codable {}"]),
  ]
}
