extension SceneTemplate {
  var viper: Parts {
    Parts(
      sources: [entity, dataStore] + useCases.map(interactor) + [
        viperPresenter, viperViewController, wireframe,
      ],
      tests: [dataStoreTests] + useCases.map(interactorTests)
        + [viperPresenterTests, viperViewControllerTests, wireframeTests],
      additions: [
        Addition(
          place: "In the wireframe of the module before it",
          text: """
            func show\(name)() {
              let \(label) = \(name)Wireframe.makeModule(store: InMemory\(name)DataStore())
              viewController?.navigationController?.pushViewController(\(label), animated: true)
            }

            """),
        Addition(place: "In the protocol of that wireframe", text: "func show\(name)()\n"),
      ])
  }

  // MARK: Sources

  private var entity: File {
    File(
      path: "Entity/\(name)Entity.swift",
      text: """
        /// What the module knows; only its interactors and its data store work with it.
        struct \(name)Entity: Equatable {
        \(each { "  var \($0.method)Count = 0" })
        }

        """)
  }

  private var dataStore: File {
    File(
      path: "DataStore/\(name)DataStore.swift",
      text: """
        /// Gives the entity to interactors, and keeps what they put back.
        protocol \(name)DataStore: AnyObject {
          var entity: \(name)Entity { get set }
        }

        /// Keeps the entity until the app ends.
        final class InMemory\(name)DataStore: \(name)DataStore {
          var entity = \(name)Entity()
        }

        """)
  }

  func interactor(of useCase: UseCase) -> File {
    isAsync ? asyncInteractor(of: useCase) : interactorWithOutput(of: useCase)
  }

  private func asyncInteractor(of useCase: UseCase) -> File {
    File(
      path: "Interactor/\(useCase.name)Interactor.swift",
      text: """
        /// The use case \(useCase.name).
        protocol \(useCase.name)InteractorInput: AnyObject {
          func \(useCase.method)() async -> Int
        }

        /// Carries out the use case \(useCase.name); so far, it counts.
        final class \(useCase.name)Interactor: \(useCase.name)InteractorInput {
          private let store: any \(name)DataStore

          init(store: any \(name)DataStore) {
            self.store = store
          }

          func \(useCase.method)() async -> Int {
            var entity = store.entity
            entity.\(useCase.method)Count += 1
            store.entity = entity
            return entity.\(useCase.method)Count
          }
        }

        """)
  }

  private func interactorWithOutput(of useCase: UseCase) -> File {
    File(
      path: "Interactor/\(useCase.name)Interactor.swift",
      text: """
        /// The use case \(useCase.name).
        protocol \(useCase.name)InteractorInput: AnyObject {
          func \(useCase.method)()
        }

        /// The result of \(useCase.name).
        protocol \(useCase.name)InteractorOutput: AnyObject {
          func did\(useCase.name)(count: Int)
        }

        /// Carries out the use case \(useCase.name); so far, it counts.
        final class \(useCase.name)Interactor: \(useCase.name)InteractorInput {
          weak var output: (any \(useCase.name)InteractorOutput)?

          private let store: any \(name)DataStore

          init(store: any \(name)DataStore) {
            self.store = store
          }

          func \(useCase.method)() {
            var entity = store.entity
            entity.\(useCase.method)Count += 1
            store.entity = entity
            output?.did\(useCase.name)(count: entity.\(useCase.method)Count)
          }
        }

        """)
  }

  private var viperPresenter: File {
    File(
      path: "Presenter/\(name)Presenter.swift",
      text: """
        /// The events of the screen.
        protocol \(name)EventHandler: AnyObject {
        \(each { "  func \($0.method)Tapped()" })
          func closeTapped()
        }

        /// The view, as its presenter knows it.
        protocol \(name)View: AnyObject {
        \(each { "  func show\($0.name)(_ text: String)" })
        }

        /// Navigation from the screen.
        protocol \(name)Routing: AnyObject {
          func goBack()
        }

        /// Decides what the screen shows, and when to leave it.
        final class \(name)Presenter {
          weak var view: (any \(name)View)?

        \(each { "  private let \($0.method): any \($0.name)InteractorInput" })
          private let wireframe: any \(name)Routing\(taskProperties)

          init(
        \(each { "    \($0.method): any \($0.name)InteractorInput," })
            wireframe: any \(name)Routing
          ) {
        \(each { "    self.\($0.method) = \($0.method)" })
            self.wireframe = wireframe
          }\(taskEnd)
        }

        extension \(name)Presenter: \(name)EventHandler {
        \(each("\n\n") { useCase in
          """
            func \(useCase.method)Tapped() {
          \(viperWork(of: useCase))
            }
          """
        })

          func closeTapped() {
            wireframe.goBack()
          }
        }
        \(isAsync ? "" : each("\n", viperOutput))
        """)
  }

  private func viperWork(of useCase: UseCase) -> String {
    let method = useCase.method
    guard isAsync else { return "    \(method).\(method)()" }
    return task(
      of: useCase, holding: ", \(method)", awaiting: "\(method).\(method)()",
      then: "      view?.show\(useCase.name)(\"\(useCase.title): \\(count)\")")
  }

  private func viperOutput(of useCase: UseCase) -> String {
    """

    extension \(name)Presenter: \(useCase.name)InteractorOutput {
      func did\(useCase.name)(count: Int) {
        view?.show\(useCase.name)("\(useCase.title): \\(count)")
      }
    }
    """ + (useCase == useCases.last ? "\n" : "")
  }

  private var viperViewController: File {
    File(
      path: "View/\(name)ViewController.swift",
      text: """
        \(spelling.imports)

        /// Reports the user's events to its presenter, and shows the content that it is given.
        final class \(name)ViewController: UIViewController {
        \(viewProperties)

          private let presenter: any \(name)EventHandler

          init(presenter: any \(name)EventHandler) {
            self.presenter = presenter
            \(spelling.superInit)
            title = "\(name)"
          }\(spelling.coderInit)

        \(loadView)

          override func viewDidLoad() {
            super.viewDidLoad()
        \(buttonSetup)
          }

        \(each("\n\n") { useCase in
          """
            @IBAction func \(useCase.method)Tapped(_ sender: Any) {
              presenter.\(useCase.method)Tapped()
            }
          """
        })

          @IBAction func closeTapped(_ sender: Any) {
            presenter.closeTapped()
          }
        }

        extension \(name)ViewController: \(name)View {
        \(each("\n\n") { useCase in
          """
            func show\(useCase.name)(_ text: String) {
              \(useCase.method)Label.text = text
            }
          """
        })
        }

        """)
  }

  private var wireframe: File {
    File(
      path: "Wireframe/\(name)Wireframe.swift",
      text: """
        \(spelling.imports)

        /// Navigates from the screen to others.
        final class \(name)Wireframe: \(name)Routing {
          weak var viewController: UIViewController?

          func goBack() {
            viewController?.navigationController?.popViewController(animated: true)
          }
        }

        extension \(name)Wireframe {
          /// Creates the module, and returns its view controller.
          static func makeModule(store: any \(name)DataStore) -> UIViewController {
        \(each { "    let \($0.method) = \($0.name)Interactor(store: store)" })
            let wireframe = \(name)Wireframe()
            let presenter = \(name)Presenter(
              \(each(", ") { "\($0.method): \($0.method)" }), wireframe: wireframe)
        \(isAsync ? "" : each { "    \($0.method).output = presenter" } + "\n")\
            let view = \(name)ViewController(presenter: presenter)
            presenter.view = view
            wireframe.viewController = view
            return view
          }
        }

        """)
  }

  // MARK: Tests

  private var dataStoreTests: File {
    suite(
      "InMemory\(name)DataStore",
      """
        @Test func `it keeps the entity`() {
          let store = InMemory\(name)DataStore()
          store.entity = \(name)Entity(\(each(", ") { "\($0.method)Count: 3" }))
      \(each { "    #expect(store.entity.\($0.method)Count == 3)" })
        }
      """)
  }

  private func interactorTests(of useCase: UseCase) -> File {
    let store = """
        /// Stands for the data store.
        @MainActor private final class Store: \(name)DataStore {
          var entity = \(name)Entity()
        }
      """
    guard !isAsync else {
      return suite(
        "\(useCase.name)Interactor",
        """
          @Test func `it puts the entity back, and returns a plain value`() async {
            let store = Store()
            let interactor = \(useCase.name)Interactor(store: store)
            #expect(await interactor.\(useCase.method)() == 1)
            #expect(await interactor.\(useCase.method)() == 2)
            #expect(store.entity.\(useCase.method)Count == 2)
          }

        \(store)
        """)
    }
    return suite(
      "\(useCase.name)Interactor",
      """
        @Test func `it puts the entity back, and passes on a plain value`() {
          let store = Store()
          let output = Spy()
          let interactor = \(useCase.name)Interactor(store: store)
          interactor.output = output
          interactor.\(useCase.method)()
          interactor.\(useCase.method)()
          #expect(store.entity.\(useCase.method)Count == 2)
          #expect(output.counts == [1, 2])
        }

      \(store)

        /// Stands for the presenter, and keeps the results that it receives.
        @MainActor private final class Spy: \(useCase.name)InteractorOutput {
          var counts: [Int] = []

          func did\(useCase.name)(count: Int) { counts.append(count) }
        }
      """)
  }

  private var viperPresenterTests: File {
    suite(
      "\(name)Presenter",
      """
        private let neighbour = Spy()
        private let presenter: \(name)Presenter

        init() {
          presenter = \(name)Presenter(
            \(each(", ") { "\($0.method): neighbour" }), wireframe: neighbour)
          presenter.view = neighbour
        }

      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): it passes the event on, and turns the result into content`()\(asynchronously) {
            presenter.\(useCase.method)Tapped()\(
              isAsync ? wait(while: "neighbour.texts.isEmpty") : "\n    presenter.did\(useCase.name)(count: 2)")
            #expect(neighbour.requests == ["\(useCase.method)"])
            #expect(neighbour.texts == ["\(useCase.title): 2"])
          }
        """
      })

        @Test func `it decides when to leave`() {
          presenter.closeTapped()
          #expect(neighbour.requests == ["goBack"])
        }

        /// Stands for the neighbours of the presenter, and keeps the messages that it receives.
        @MainActor private final class Spy: \(name)View, \(name)Routing, \(each(", ") { "\($0.name)InteractorInput" }) {
          var requests: [String] = []
          var texts: [String] = []

      \(each { useCase in
        """
            func \(useCase.method)()\(spied("requests.append(\"\(useCase.method)\")"))
            func show\(useCase.name)(_ text: String) { texts.append(text) }
        """
      })
          func goBack() { requests.append("goBack") }
        }
      """)
  }

  /// The rest of an interactor's method in a spy, which keeps the request.
  private func spied(_ request: String) -> String {
    isAsync ? " async -> Int {\n      \(request)\n      return 2\n    }" : " { \(request) }"
  }

  private var viperViewControllerTests: File {
    suite(
      "\(name)ViewController",
      """
      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): it reports the event, and shows the content that it receives`() {
            let presenter = Spy()
            let viewController = \(name)ViewController(presenter: presenter)
            viewController.loadViewIfNeeded()
            viewController.\(useCase.method)Tapped(self)
            viewController.show\(useCase.name)("three")
            #expect(presenter.events == ["\(useCase.method)"])
            #expect(viewController.\(useCase.method)Label.text == "three")
          }
        """
      })

        @Test func `it reports that the user wants to leave`() {
          let presenter = Spy()
          \(name)ViewController(presenter: presenter).closeTapped(self)
          #expect(presenter.events == ["close"])
        }

        /// Stands for the presenter, and keeps the events that it receives.
        @MainActor private final class Spy: \(name)EventHandler {
          var events: [String] = []

      \(each { "    func \($0.method)Tapped() { events.append(\"\($0.method)\") }" })
          func closeTapped() { events.append("close") }
        }
      """)
  }

  private var wireframeTests: File {
    suite(
      "\(name)Wireframe",
      """
      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): a tap goes round the cycle and reaches the label`()\(asynchronously) throws {
            let module = \(name)Wireframe.makeModule(store: InMemory\(name)DataStore())
            let viewController = try #require(module as? \(name)ViewController)
            viewController.loadViewIfNeeded()
            viewController.\(useCase.method)Tapped(self)\(wait(while: "viewController.\(useCase.method)Label.text == nil"))
            #expect(viewController.\(useCase.method)Label.text == "\(useCase.title): 1")
          }
        """
      })

        @Test func `it goes back to the screen before`() {
          let first = UIViewController()
          let viewController = UIViewController()
          let navigation = UINavigationController(rootViewController: first)
          navigation.pushViewController(viewController, animated: false)
          let wireframe = \(name)Wireframe()
          wireframe.viewController = viewController
          wireframe.goBack()
          #expect(navigation.topViewController === first)
        }

        @Test func `no part keeps the module alive`() {
          var module: UIViewController? = \(name)Wireframe.makeModule(store: InMemory\(name)DataStore())
          let view = { [weak module] in module }
          module = nil
          #expect(view() == nil)
        }
      """)
  }
}
