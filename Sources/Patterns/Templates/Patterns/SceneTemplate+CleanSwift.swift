extension SceneTemplate {
  var cleanSwift: Parts {
    Parts(
      sources: [
        modelsFile, cleanViewController, cleanInteractor, presenter, router, configurator,
      ] + useCases.map(worker),
      tests: [
        cleanViewControllerTests, cleanInteractorTests, presenterTests, routerTests, configuratorTests,
      ] + useCases.map(workerTests),
      additions: [
        Addition(
          place: "In the routing logic of the scene before it",
          text: "func routeTo\(name)(segue: UIStoryboardSegue?)\n"),
        Addition(
          place: "In the router of the scene before it",
          text: """
            func routeTo\(name)(segue _: UIStoryboardSegue?) {
              viewController?.navigationController?.pushViewController(\(name)ViewController(), animated: true)
            }

            """),
      ])
  }

  // MARK: Sources

  private var modelsFile: File {
    File(
      path: "\(name)Models.swift",
      text: """
        /// The models of the scene \(name), with a namespace for each use case.
        enum \(name) {
        \(each("\n\n", models))
        }

        """)
  }

  /// The models of a use case.
  func models(of useCase: UseCase) -> String {
    """
      enum \(useCase.name) {
        struct Request {}

        struct Response {
          let count: Int
        }

        struct ViewModel {
          let text: String
        }
      }
    """
  }

  private var cleanViewController: File {
    File(
      path: "\(name)ViewController.swift",
      text: """
        \(spelling.imports)

        /// The view models that the view controller displays.
        protocol \(name)ViewControllerInput: AnyObject {
        \(each { "  func display\($0.name)(viewModel: \(name).\($0.name).ViewModel)" })
        }

        typealias \(name)ViewControllerOutput = \(name)InteractorInput

        /// Turns events into requests, and displays view models.
        final class \(name)ViewController: UIViewController {
        \(viewProperties)

          var output: (any \(name)ViewControllerOutput)?
          var router: (any \(name)RoutingLogic & \(name)DataPassing)?

          \(spelling.plainInit) {
            \(spelling.superInit)
            title = "\(name)"
            \(name)Configurator.shared.configure(self)
          }\(spelling.coderInit)

        \(loadView)

          override func viewDidLoad() {
            super.viewDidLoad()
        \(buttonSetup)
          }

        \(each("\n\n") { useCase in
          """
            @IBAction func \(useCase.method)Tapped(_ sender: Any) {
              output?.\(useCase.method)(request: \(name).\(useCase.name).Request())
            }
          """
        })

          @IBAction func closeTapped(_ sender: Any) {
            router?.routeToPrevious(segue: nil)
          }
        }

        extension \(name)ViewController: \(name)ViewControllerInput {
        \(each("\n\n") { useCase in
          """
            func display\(useCase.name)(viewModel: \(name).\(useCase.name).ViewModel) {
              \(useCase.method)Label.text = viewModel.text
            }
          """
        })
        }

        """)
  }

  private var cleanInteractor: File {
    File(
      path: "\(name)Interactor.swift",
      text: """
        /// The requests that the interactor handles.
        protocol \(name)InteractorInput: AnyObject {
        \(each { "  func \($0.method)(request: \(name).\($0.name).Request)" })
        }

        typealias \(name)InteractorOutput = \(name)PresenterInput

        /// The data that routers pass to this scene and to the next.
        protocol \(name)DataStore: AnyObject {
        \(each { "  var \($0.method)Count: Int { get }" })
        }

        /// Makes the decisions of the scene, lets workers do the work, and keeps what it knows.
        final class \(name)Interactor: \(name)DataStore {
          var output: (any \(name)InteractorOutput)?

        \(each { "  private(set) var \($0.method)Count = 0" })

        \(each { "  lazy var \($0.method)Worker: any \($0.name)Working = \($0.name)Worker()" })\(taskProperties)\(taskEnd)
        }

        extension \(name)Interactor: \(name)InteractorInput {
        \(each("\n\n") { useCase in
          """
            func \(useCase.method)(request: \(name).\(useCase.name).Request) {
          \(cleanWork(of: useCase))
            }
          """
        })
        }

        """)
  }

  private func cleanWork(of useCase: UseCase) -> String {
    let method = useCase.method
    let respond =
      "output?.present\(useCase.name)(response: \(name).\(useCase.name).Response(count: \(method)Count))"
    guard isAsync else {
      return """
            \(method)Count = \(method)Worker.\(method)(after: \(method)Count)
            \(respond)
        """
    }
    return task(
      of: useCase, holding: ", \(method)Worker, before = \(method)Count",
      awaiting: "\(method)Worker.\(method)(after: before)",
      then: """
              \(method)Count = count
              \(respond)
        """)
  }

  private var presenter: File {
    File(
      path: "\(name)Presenter.swift",
      text: """
        /// The responses that the presenter formats.
        protocol \(name)PresenterInput: AnyObject {
        \(each { "  func present\($0.name)(response: \(name).\($0.name).Response)" })
        }

        typealias \(name)PresenterOutput = \(name)ViewControllerInput

        /// Formats responses into view models.
        final class \(name)Presenter {
          weak var output: (any \(name)PresenterOutput)?
        }

        extension \(name)Presenter: \(name)PresenterInput {
        \(each("\n\n") { useCase in
          """
            func present\(useCase.name)(response: \(name).\(useCase.name).Response) {
              let text = "\(useCase.title): \\(response.count)"
              output?.display\(useCase.name)(viewModel: \(name).\(useCase.name).ViewModel(text: text))
            }
          """
        })
        }

        """)
  }

  private func worker(of useCase: UseCase) -> File {
    File(
      path: "Workers/\(useCase.name)Worker.swift",
      text: """
        /// The task of the use case \(useCase.name).
        protocol \(useCase.name)Working: AnyObject {
          func \(useCase.method)(after count: Int)\(asynchronously) -> Int
        }

        /// Does the work of \(useCase.name); so far, it counts.
        final class \(useCase.name)Worker: \(useCase.name)Working {
          func \(useCase.method)(after count: Int)\(asynchronously) -> Int {
            count + 1
          }
        }

        """)
  }

  private var router: File {
    File(
      path: "\(name)Router.swift",
      text: """
        \(spelling.imports)

        /// The scenes that \(name) leads to.
        protocol \(name)RoutingLogic: AnyObject {
          func routeToPrevious(segue: UIStoryboardSegue?)
        }

        /// The data that \(name) passes on.
        protocol \(name)DataPassing: AnyObject {
          var dataStore: (any \(name)DataStore)? { get }
        }

        /// Leads from \(name) to other scenes, and passes data to them.
        final class \(name)Router: \(name)DataPassing {
          weak var viewController: UIViewController?
          var dataStore: (any \(name)DataStore)?
        }

        extension \(name)Router: \(name)RoutingLogic {
          func routeToPrevious(segue _: UIStoryboardSegue?) {
            viewController?.navigationController?.popViewController(animated: true)
          }
        }

        """)
  }

  private var configurator: File {
    File(
      path: "\(name)Configurator.swift",
      text: """
        /// Creates and connects the scene's interactor, presenter and router; no other type names their classes.
        final class \(name)Configurator {
          static let shared = \(name)Configurator()

          private init() {}

          /// Gives `viewController` fresh components.
          func configure(_ viewController: \(name)ViewController) {
            let interactor = \(name)Interactor()
            let presenter = \(name)Presenter()
            let router = \(name)Router()
            viewController.output = interactor
            viewController.router = router
            interactor.output = presenter
            presenter.output = viewController
            router.viewController = viewController
            router.dataStore = interactor
          }
        }

        """)
  }

  // MARK: Tests

  private var cleanViewControllerTests: File {
    suite(
      "\(name)ViewController",
      """
      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): it turns a tap into a request, and displays a view model`() {
            let viewController = \(name)ViewController()
            let neighbour = Spy()
            viewController.output = neighbour
            viewController.loadViewIfNeeded()
            viewController.\(useCase.method)Tapped(self)
            viewController.display\(useCase.name)(viewModel: \(name).\(useCase.name).ViewModel(text: "three"))
            #expect(neighbour.requests == ["\(useCase.method)"])
            #expect(viewController.\(useCase.method)Label.text == "three")
          }
        """
      })

        @Test func `it leaves through its router`() {
          let viewController = \(name)ViewController()
          let neighbour = Spy()
          viewController.router = neighbour
          viewController.closeTapped(self)
          #expect(neighbour.routes == 1)
        }

        /// Stands for the neighbours of the view controller, and keeps the messages that it receives.
        @MainActor private final class Spy: \(name)ViewControllerOutput, \(name)RoutingLogic, \(name)DataPassing {
          var dataStore: (any \(name)DataStore)? { nil }
          var requests: [String] = []
          var routes = 0

      \(each { "    func \($0.method)(request: \(name).\($0.name).Request) { requests.append(\"\($0.method)\") }" })
          func routeToPrevious(segue _: UIStoryboardSegue?) { routes += 1 }
        }
      """)
  }

  private var cleanInteractorTests: File {
    suite(
      "\(name)Interactor",
      """
      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): it lets the worker work, keeps the result, and responds`()\(asynchronously) {
            let interactor = \(name)Interactor()
            let neighbour = Spy()
            interactor.output = neighbour
            interactor.\(useCase.method)Worker = neighbour
            interactor.\(useCase.method)(request: \(name).\(useCase.name).Request())\(wait(while: "neighbour.responses.isEmpty"))
            #expect(interactor.\(useCase.method)Count == 7)
            #expect(neighbour.responses == ["\(useCase.method): 7"])
          }
        """
      })

        /// Stands for the presenter and the workers: works at once, and keeps the responses that it receives.
        @MainActor private final class Spy: \(name)InteractorOutput, \(each(", ") { "\($0.name)Working" }) {
          var responses: [String] = []

      \(each { useCase in
        """
            func present\(useCase.name)(response: \(name).\(useCase.name).Response) {
              responses.append("\(useCase.method): \\(response.count)")
            }
            func \(useCase.method)(after count: Int)\(asynchronously) -> Int { count + 7 }
        """
      })
        }
      """)
  }

  private var presenterTests: File {
    suite(
      "\(name)Presenter",
      """
      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): it formats a response`() {
            let presenter = \(name)Presenter()
            let viewController = Spy()
            presenter.output = viewController
            presenter.present\(useCase.name)(response: \(name).\(useCase.name).Response(count: 2))
            #expect(viewController.texts == ["\(useCase.title): 2"])
          }
        """
      })

        /// Stands for the view controller, and keeps the texts that it receives.
        @MainActor private final class Spy: \(name)PresenterOutput {
          var texts: [String] = []

      \(each { "    func display\($0.name)(viewModel: \(name).\($0.name).ViewModel) { texts.append(viewModel.text) }" })
        }
      """)
  }

  private func workerTests(of useCase: UseCase) -> File {
    suite(
      "\(useCase.name)Worker",
      """
        @Test func `it does its one task`()\(asynchronously) {
          #expect(\(awaiting)\(useCase.name)Worker().\(useCase.method)(after: 1) == 2)
        }
      """)
  }

  private var routerTests: File {
    suite(
      "\(name)Router",
      """
        @Test func `it leads back to the scene before`() {
          let first = UIViewController()
          let viewController = UIViewController()
          let navigation = UINavigationController(rootViewController: first)
          navigation.pushViewController(viewController, animated: false)
          let router = \(name)Router()
          router.viewController = viewController
          router.routeToPrevious(segue: nil)
          #expect(navigation.topViewController === first)
        }
      """)
  }

  private var configuratorTests: File {
    suite(
      "\(name)Configurator",
      """
      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): a tap goes round the cycle and reaches the label`()\(asynchronously) {
            let viewController = \(name)ViewController()
            viewController.loadViewIfNeeded()
            viewController.\(useCase.method)Tapped(self)\(wait(while: "viewController.\(useCase.method)Label.text == nil"))
            #expect(viewController.\(useCase.method)Label.text == "\(useCase.title): 1")
          }
        """
      })

        @Test func `the router passes the data of the interactor`() {
          let viewController = \(name)ViewController()
          #expect(viewController.router?.dataStore === viewController.output)
        }

        @Test func `no part keeps the scene alive`() {
          var viewController: \(name)ViewController? = \(name)ViewController()
          let scene = { [weak viewController] in viewController }
          viewController = nil
          #expect(scene() == nil)
        }
      """)
  }
}
