extension SceneTemplate {
  var mvvmFC: Parts {
    Parts(
      sources: [
        service, fcViewModel, fcViewController, flowControllerType, flowController, factory,
      ],
      tests: [serviceTests, fcViewModelTests, fcViewControllerTests, flowControllerTests, factoryTests],
      additions: [
        Addition(
          place: "In the dependency manager; if the app has none yet, this is all of it",
          text: """
            /// Delivers the services that view models depend on.
            protocol DependencyManager: AnyObject {
              var \(property): any \(name)ServiceType { get }
            }

            /// Delivers the app's services, always the same ones.
            final class AppDependencyManager: DependencyManager {
              let \(property): any \(name)ServiceType = \(name)Service()
            }

            """),
        Addition(
          place: "In the flow controller of the module before it, and in its protocol",
          text: """
            func show\(name)() {
              guard let navigationController = viewController?.navigationController else { return }
              \(name)Factory.pushIn(navigationController, dependencies: dependencies)
            }

            """),
      ])
  }

  /// The dependency manager's name for the service.
  private var property: String { "\(label)Service" }

  // MARK: Sources

  private var service: File {
    File(
      path: "\(name)Service.swift",
      text: """
        /// The work that the view model asks for.
        protocol \(name)ServiceType: AnyObject {
        \(each { "  func \($0.method)(after count: Int)\(asynchronously) -> Int" })
        }

        /// Does the work; so far, it counts.
        final class \(name)Service: \(name)ServiceType {
        \(each("\n\n") { useCase in
          """
            func \(useCase.method)(after count: Int)\(asynchronously) -> Int {
              count + 1
            }
          """
        })
        }

        """)
  }

  private var fcViewModel: File {
    File(
      path: "\(name)ViewModel.swift",
      text: """
        /// The changes that the view model announces.
        protocol \(name)ViewModelDelegate: AnyObject {
        \(each { "  func \($0.method)TextDidChange()" })
        }

        /// The content of the screen, and the user's actions.
        protocol \(name)ViewModelType: AnyObject {
          var delegate: (any \(name)ViewModelDelegate)? { get set }

        \(each { "  var \($0.method)Text: String { get }" })

        \(each { "  func \($0.method)()" })
          func close()
        }

        /// Prepares the content of the screen, and handles the user's actions.
        final class \(name)ViewModel: \(name)ViewModelType {
          weak var delegate: (any \(name)ViewModelDelegate)?

        \(each { "  private(set) var \($0.method)Text = \"\"" })

        \(each { "  private var \($0.method)Count = 0" })
          private let service: any \(name)ServiceType
          private let flowController: any \(name)FlowControllerType\(taskProperties)

          init(service: any \(name)ServiceType, flowController: any \(name)FlowControllerType) {
            self.service = service
            self.flowController = flowController
          }\(taskEnd)

        \(each("\n\n", fcAction))

          func close() {
            flowController.goBackToPrevious()
          }
        }

        """)
  }

  /// The method of a view model that handles an action.
  func fcAction(of useCase: UseCase) -> String {
    """
      func \(useCase.method)() {
    \(fcWork(of: useCase))
      }
    """
  }

  private func fcWork(of useCase: UseCase) -> String {
    let method = useCase.method
    let announce = [
      "\(method)Text = \"\(useCase.title): \\(\(method)Count)\"", "delegate?.\(method)TextDidChange()",
    ]
    guard isAsync else {
      let lines = ["\(method)Count = service.\(method)(after: \(method)Count)"] + announce
      return lines.map { "    \($0)" }.joined(separator: "\n")
    }
    return task(
      of: useCase, holding: ", service, before = \(method)Count",
      awaiting: "service.\(method)(after: before)",
      then: (["\(method)Count = count"] + announce).map { "      \($0)" }.joined(separator: "\n"))
  }

  private var fcViewController: File {
    File(
      path: "\(name)ViewController.swift",
      text: """
        \(spelling.imports)

        /// Shows what the view model prepares, and passes the user's actions on to it.
        final class \(name)ViewController: UIViewController {
        \(viewProperties)

          private let viewModel: any \(name)ViewModelType

          init(viewModel: any \(name)ViewModelType) {
            self.viewModel = viewModel
            \(spelling.superInit)
            title = "\(name)"
          }\(spelling.coderInit)

        \(loadView)

          override func viewDidLoad() {
            super.viewDidLoad()
        \(buttonSetup)
            viewModel.delegate = self
          }

        \(each("\n\n") { useCase in
          """
            \(spelling.actionAttribute)func \(useCase.method)Tapped(_ sender: UIButton) {
              viewModel.\(useCase.method)()
            }
          """
        })

          \(spelling.actionAttribute)func closeTapped(_ sender: UIButton) {
            viewModel.close()
          }
        }

        extension \(name)ViewController: \(name)ViewModelDelegate {
        \(each("\n\n") { useCase in
          """
            func \(useCase.method)TextDidChange() {
              \(useCase.method)Label.text = viewModel.\(useCase.method)Text
            }
          """
        })
        }

        """)
  }

  private var flowControllerType: File {
    File(
      path: "\(name)FlowControllerType.swift",
      text: """
        /// The screens that follow.
        protocol \(name)FlowControllerType: AnyObject {
          func goBackToPrevious()
        }

        """)
  }

  private var flowController: File {
    File(
      path: "\(name)FlowController.swift",
      text: """
        \(spelling.imports)

        /// Opens the screens that follow.
        final class \(name)FlowController: \(name)FlowControllerType {
          weak var viewController: UIViewController?

          private let dependencies: any DependencyManager

          init(dependencies: any DependencyManager) {
            self.dependencies = dependencies
          }

          func goBackToPrevious() {
            viewController?.navigationController?.popViewController(animated: true)
          }
        }

        """)
  }

  private var factory: File {
    File(
      path: "\(name)Factory.swift",
      text: """
        \(spelling.imports)

        /// Creates the module.
        enum \(name)Factory {
          static func create(dependencies: any DependencyManager) -> UIViewController {
            let flowController = \(name)FlowController(dependencies: dependencies)
            let viewModel = \(name)ViewModel(service: dependencies.\(property), flowController: flowController)
            let viewController = \(name)ViewController(viewModel: viewModel)
            flowController.viewController = viewController
            return viewController
          }

          static func pushIn(_ navigationController: UINavigationController, dependencies: any DependencyManager) {
            let viewController = create(dependencies: dependencies)
            navigationController.pushViewController(viewController, animated: true)
          }
        }

        """)
  }

  // MARK: Tests

  private var serviceTests: File {
    suite(
      "\(name)Service",
      each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): it does its work without a view`()\(asynchronously) {
            #expect(\(awaiting)\(name)Service().\(useCase.method)(after: 1) == 2)
          }
        """
      })
  }

  private var fcViewModelTests: File {
    suite(
      "\(name)ViewModel",
      """
        private let neighbour = Spy()
        private let viewModel: \(name)ViewModel

        init() {
          viewModel = \(name)ViewModel(service: neighbour, flowController: neighbour)
          viewModel.delegate = neighbour
          neighbour.viewModel = viewModel
        }

      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): it makes a change before it announces it`()\(asynchronously) {
            viewModel.\(useCase.method)()\(wait(while: "neighbour.messages.isEmpty"))
            #expect(neighbour.messages == ["\(useCase.title): 7"])
          }
        """
      })

        @Test func `it leaves navigation to its flow controller`() {
          viewModel.close()
          #expect(neighbour.messages == ["goBackToPrevious"])
        }

        /// Stands for the neighbours of the view model: works at once, and keeps the messages that it receives.
        @MainActor private final class Spy: \(name)ServiceType, \(name)FlowControllerType, \(name)ViewModelDelegate {
          weak var viewModel: \(name)ViewModel?
          var messages: [String] = []

      \(each { useCase in
        """
            func \(useCase.method)(after count: Int)\(asynchronously) -> Int { count + 7 }
            func \(useCase.method)TextDidChange() { messages.append(viewModel?.\(useCase.method)Text ?? "") }
        """
      })
          func goBackToPrevious() { messages.append("goBackToPrevious") }
        }
      """)
  }

  private var fcViewControllerTests: File {
    suite(
      "\(name)ViewController",
      """
        private let viewModel = Spy()
        private let viewController: \(name)ViewController

        init() {
          viewController = \(name)ViewController(viewModel: viewModel)
          viewController.loadViewIfNeeded()
        }

      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): it passes the action on, and shows what it reads`() {
            viewController.\(useCase.method)Tapped(UIButton())
            viewModel.delegate?.\(useCase.method)TextDidChange()
            #expect(viewModel.actions == ["\(useCase.method)"])
            #expect(viewController.\(useCase.method)Label.text == "three")
          }
        """
      })

        @Test func `it passes on that the user wants to leave`() {
          viewController.closeTapped(UIButton())
          #expect(viewModel.actions == ["close"])
        }

        /// Stands for the view model, and keeps the actions that it receives.
        @MainActor private final class Spy: \(name)ViewModelType {
          weak var delegate: (any \(name)ViewModelDelegate)?
          var actions: [String] = []

      \(each { useCase in
        """
            let \(useCase.method)Text = "three"
            func \(useCase.method)() { actions.append("\(useCase.method)") }
        """
      })
          func close() { actions.append("close") }
        }
      """)
  }

  private var flowControllerTests: File {
    suite(
      "\(name)FlowController",
      """
        @Test func `it goes back to the screen before`() {
          let first = UIViewController()
          let viewController = UIViewController()
          let navigation = UINavigationController(rootViewController: first)
          navigation.pushViewController(viewController, animated: false)
          let flowController = \(name)FlowController(dependencies: AppDependencyManager())
          flowController.viewController = viewController
          flowController.goBackToPrevious()
          #expect(navigation.topViewController === first)
        }
      """)
  }

  private var factoryTests: File {
    suite(
      "\(name)Factory",
      """
        private let navigation = UINavigationController(rootViewController: UIViewController())

      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): a tap goes round the cycle and reaches the label`()\(asynchronously) throws {
            \(name)Factory.pushIn(navigation, dependencies: AppDependencyManager())
            let viewController = try #require(navigation.topViewController as? \(name)ViewController)
            viewController.loadViewIfNeeded()
            viewController.\(useCase.method)Tapped(UIButton())\(wait(while: "viewController.\(useCase.method)Label.text == nil"))
            #expect(viewController.\(useCase.method)Label.text == "\(useCase.title): 1")
          }
        """
      })

        @Test func `no part keeps the module alive`() {
          var module: UIViewController? = \(name)Factory.create(dependencies: AppDependencyManager())
          let viewController = { [weak module] in module }
          module = nil
          #expect(viewController() == nil)
        }
      """)
  }
}
