/// Small apps that keep the rules of their patterns.
extension JudgedApp {
  static let cleanSwift = JudgedApp(
    pattern: "clean-swift",
    files: [
      "Orders/OrdersModels.swift": """
      enum Orders {
        enum Fetch {
          struct Request { var word: String }
          struct Response { var names: [String] }
          struct ViewModel { var lines: [String] }
        }
      }
      """,
      "Orders/OrdersViewController.swift": """
      import UIKit
      protocol OrdersDisplayLogic: AnyObject {
        func displayOrders(viewModel: Orders.Fetch.ViewModel)
      }
      class OrdersViewController: UIViewController, OrdersDisplayLogic {
        var interactor: OrdersBusinessLogic?
        var router: OrdersRoutingLogic?
        func search() {
          interactor?.fetch(request: Orders.Fetch.Request(word: ""))
        }
        func displayOrders(viewModel: Orders.Fetch.ViewModel) {}
      }
      """,
      "Orders/OrdersInteractor.swift": """
      protocol OrdersBusinessLogic {
        func fetch(request: Orders.Fetch.Request)
      }
      class OrdersInteractor: OrdersBusinessLogic {
        var presenter: OrdersPresentationLogic?
        lazy var worker = OrdersWorker()
        func fetch(request: Orders.Fetch.Request) {
          presenter?.presentOrders(response: Orders.Fetch.Response(names: worker.names()))
        }
      }
      """,
      "Orders/OrdersPresenter.swift": """
      protocol OrdersPresentationLogic {
        func presentOrders(response: Orders.Fetch.Response)
      }
      class OrdersPresenter: OrdersPresentationLogic {
        weak var viewController: OrdersDisplayLogic?
        func presentOrders(response: Orders.Fetch.Response) {
          viewController?.displayOrders(viewModel: Orders.Fetch.ViewModel(lines: response.names))
        }
      }
      """,
      "Orders/OrdersRouter.swift": """
      import UIKit
      protocol OrdersRoutingLogic {
        func routeToOrder(segue: UIStoryboardSegue?)
      }
      class OrdersRouter: OrdersRoutingLogic {
        weak var viewController: OrdersViewController?
        func routeToOrder(segue: UIStoryboardSegue?) {}
      }
      """,
      "Workers/OrdersWorker.swift": """
      class OrdersWorker {
        func names() -> [String] { [] }
      }
      """,
      "Workers/OrdersConfigurator.swift": """
      class OrdersConfigurator {
        static let shared = OrdersConfigurator()
        func configure(_ viewController: OrdersViewController) {}
      }
      """,
      "Models/Order.swift": """
      struct Order { var name: String }
      class Cart {}
      """,
      ".architecture.json": """
      {
        "pattern": "clean-swift",
        "roles": {
          "viewController": { "suffixes": ["ViewController"] },
          "interactor": { "suffixes": ["Interactor"] },
          "presenter": { "suffixes": ["Presenter"] },
          "router": { "suffixes": ["Router"] },
          "worker": { "suffixes": ["Worker"] },
          "assembly": { "suffixes": ["Configurator"] }
        }
      }
      """,
    ])

  static let viper = JudgedApp(
    pattern: "viper",
    files: [
      "Tasks/TasksProtocols.swift": """
      protocol TasksView: AnyObject {
        func show(lines: [String])
      }
      protocol TasksEvents: AnyObject {
        func viewIsReady()
      }
      protocol TasksInput {
        func load()
      }
      protocol TasksOutput: AnyObject {
        func found(_ tasks: [TaskLine])
      }
      protocol TasksRouting {
        func showTask()
      }
      struct TaskLine { var title: String }
      class Box {}
      """,
      "Tasks/TasksViewController.swift": """
      import UIKit
      class TasksViewController: UIViewController, TasksView {
        var presenter: TasksEvents?
        func show(lines: [String]) {}
      }
      """,
      "Tasks/TasksPresenter.swift": """
      final class TasksPresenter: TasksEvents, TasksOutput {
        weak var view: TasksView?
        var interactor: TasksInput?
        var wireframe: TasksRouting?
        func viewIsReady() { interactor?.load() }
        func found(_ tasks: [TaskLine]) { view?.show(lines: tasks.map(\\.title)) }
      }
      """,
      "Tasks/TasksInteractor.swift": """
      import Foundation
      final class TasksInteractor: TasksInput {
        weak var output: TasksOutput?
        var store: TaskDataStore?
        func load() { output?.found([]) }
      }
      """,
      "Tasks/TasksWireframe.swift": """
      import UIKit
      final class TasksWireframe: TasksRouting {
        func showTask() {}
      }
      """,
      "Entities/Task.swift": """
      final class Task {
        var title = ""
        func rename(to title: String) {}
      }
      """,
      "Data/TaskDataStore.swift": """
      final class TaskDataStore {
        func tasks() -> [Task] { [] }
      }
      """,
    ])

  static let mvvmFC = JudgedApp(
    pattern: "mvvm-fc",
    files: [
      "Modules/Films/FilmsViewModel.swift": """
      import Foundation
      protocol FilmsViewModelDelegate: AnyObject {
        func didChange()
      }
      final class FilmsViewModel {
        weak var delegate: FilmsViewModelDelegate?
        var onChange: (() -> Void)?
        private(set) var isLoading = false
        private let flowController: FilmsFlowController
        init(flowController: FilmsFlowController) { self.flowController = flowController }
        func search(text: String) {}
      }
      """,
      "Modules/Films/FilmsViewController.swift": """
      import UIKit
      final class FilmsViewController: UIViewController, FilmsViewModelDelegate {
        let viewModel: FilmsViewModel
        func bind() {
          viewModel.onChange = { [weak self] in self?.didChange() }
          view.isHidden = viewModel.isLoading
        }
        func didChange() {}
      }
      """,
      "Modules/Films/FilmsFlowController.swift": """
      import UIKit
      final class FilmsFlowController {
        weak var viewController: UIViewController?
        func showFilm() {}
      }
      """,
      "Modules/Films/FilmsFactory.swift": """
      import UIKit
      enum FilmsFactory {
        static func create(dependencyManager: DependencyManager) -> UIViewController { UIViewController() }
      }
      """,
      "Application/DependencyManager.swift": "final class DependencyManager {}",
      "Library/Log.swift": "enum Log { static func write(_ text: String) {} }",
    ])

  static let swiftIO = JudgedApp(
    pattern: "swift-io",
    files: [
      "Home/HomeViewController.swift": """
      import UIKit
      class HomeViewController: UIViewController, HomeInteractorDelegate {
        var interactor: HomeInteractor!
        override func viewDidLoad() {
          super.viewDidLoad()
          interactor.delegate = self
        }
        func didChange() {}
      }
      """,
      "Home/HomeInteractor.swift": """
      import Foundation
      protocol HomeInteractorDelegate: AnyObject {
        func didChange()
      }
      class HomeInteractor: NSObject {
        weak var delegate: HomeInteractorDelegate?
        @IBOutlet var field: TextInput?
      }
      """,
      "Home/HomeViewModel.swift": "import Foundation\nclass HomeViewModel: NSObject {}",
      "Actions/Action.swift": """
      typealias Completion = () -> Void
      protocol Action {
        func run(completion: @escaping Completion)
        func cancel()
      }
      """,
      "Actions/SortAction.swift": """
      class SortAction: Action {
        func run(completion: @escaping Completion) {}
        func cancel() {}
      }
      """,
    ])
}
