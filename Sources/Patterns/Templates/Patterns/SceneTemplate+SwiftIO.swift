extension SceneTemplate {
  var swiftIO: Parts {
    Parts(
      sources: useCases.map(action) + [model, swiftIOInteractor, swiftIOViewModel, swiftIOViewController]
        + (framework == .uiKit ? [] : [storyboardScene]),
      tests: useCases.map(actionTests)
        + [modelTests, swiftIOInteractorTests, swiftIOViewModelTests, swiftIOViewControllerTests]
        + (framework == .uiKit ? [] : [sceneTests]),
      additions: [
        Addition(
          place: "Once in an app, if it has no actions yet: Action.swift",
          text: isAsync ? Self.asyncAction : Self.action),
        storyboardAddition,
        Addition(
          place: "In the view controller of the scene before it, where its interactor notifies it",
          text: """
            guard let storyboard else { return }
            let \(label) = storyboard.instantiateViewController(identifier: "\(name)"\(creator))
            navigationController?.pushViewController(\(label), animated: true)

            """),
      ])
  }

  private var creator: String {
    framework == .uiKit ? "" : ", creator: \(name)ViewController.init"
  }

  private static let action = """
    /// A command that does the work of one user story.
    protocol Action<Output, Failure>: AnyObject {
      associatedtype Output
      associatedtype Failure: Error

      /// Does the work, then calls `completion` with its result, at once or later.
      func run(completion: @escaping (Result<Output, Failure>) -> Void)

      /// Stops the work that is under way; its completion is never called after this.
      func cancel()
    }

    """

  private static let asyncAction = """
    /// A command that does the work of one user story.
    protocol Action<Output>: AnyObject {
      associatedtype Output: Sendable

      /// Does the work, and returns its result; throws when the task that awaits it is cancelled.
      func run() async throws -> Output
    }

    """

  private var storyboardAddition: Addition {
    guard framework == .uiKit else {
      return Addition(place: "In the list of the storyboard's scenes", text: ".\(label)\n")
    }
    let views = useCases.flatMap {
      ["a label, \($0.method)Label", "a button, \($0.method)Button, titled '\($0.title)'"]
    }
    let connections =
      [
        "\(name)ViewController.interactor to \(name)Interactor",
        "\(name)ViewController.viewModel to \(name)ViewModel",
      ]
      + useCases.map { "\(name)ViewModel.\($0.method)Label to \($0.method)Label" }
    let actions = (useCases.map(\.method) + ["close"]).map {
      "\($0)Button to \(name)Interactor.\($0)Tapped:, for Touch Up Inside"
    }
    let lines =
      ["a view controller of the class \(name)ViewController, with the storyboard ID \(name); in it:"]
      + (views + [
        "a button, closeButton, titled 'Close'", "an object of the class \(name)Interactor",
        "an object of the class \(name)ViewModel",
      ] + connections.map { "the outlet \($0)" } + actions.map { "the action \($0)" }).map { "  \($0)" }
    return Addition(place: "In Interface Builder", text: lines.joined(separator: "\n") + "\n")
  }

  // MARK: Sources

  func action(of useCase: UseCase) -> File {
    File(
      path: "Actions/\(useCase.name).swift",
      text: """
        /// As a user, I want to \(useCase.wish). So far, the action counts.
        final class \(useCase.name): Action {
          private let count: Int

          init(after count: Int) {
            self.count = count
          }

        \(isAsync ? Self.asyncRun : Self.run)
        }

        """)
  }

  private static let run = """
      func run(completion: @escaping (Result<Int, Never>) -> Void) {
        completion(.success(count + 1))
      }

      func cancel() {}
    """

  private static let asyncRun = """
      func run() async -> Int {
        count + 1
      }
    """

  private var model: File {
    File(
      path: "\(name)Model.swift",
      text: """
        /// The part of the model that the view model reads.
        protocol \(name)ModelReading: AnyObject {
        \(each { "  var \($0.method)Count: Int { get }" })
        }

        /// The model as the interactor updates it.
        protocol \(name)ModelUpdating: \(name)ModelReading {
          /// True once the user has closed the scene.
          var isClosed: Bool { get set }
        \(each { "  var \($0.method)Count: Int { get set }" })
        }

        /// The data of the scene.
        final class \(name)Model: \(name)ModelUpdating {
          var isClosed = false
        \(each { "  var \($0.method)Count = 0" })
        }

        """)
  }

  private var swiftIOInteractor: File {
    File(
      path: "\(name)Interactor.swift",
      text: """
        \(spelling.imports)

        /// The notifications that the interactor sends after it has updated the model.
        protocol \(name)InteractorDelegate: AnyObject {
        \(each { "  func \(label)Did\($0.name)()" })
          func \(label)DidClose()
        }

        /// Handles events, runs actions, and updates the model.
        final class \(name)Interactor\(spelling.object) {
          var model: (any \(name)ModelUpdating)!
          weak var delegate: (any \(name)InteractorDelegate)?\(taskProperties)\(taskEnd)

        \(each("\n\n") { useCase in
          """
            @IBAction func \(useCase.method)Tapped(_ sender: Any) {
              let action = \(useCase.name)(after: model.\(useCase.method)Count)
          \(swiftIOWork(of: useCase))
            }
          """
        })

          @IBAction func closeTapped(_ sender: Any) {
            model.isClosed = true
            delegate?.\(label)DidClose()
          }
        }

        """)
  }

  private func swiftIOWork(of useCase: UseCase) -> String {
    guard isAsync else {
      return """
            action.run { [weak self] result in
              self?.model.\(useCase.method)Count = result.get()
              self?.delegate?.\(label)Did\(useCase.name)()
            }
        """
    }
    return task(
      of: useCase, holding: "", awaiting: "action.run()",
      then: """
              model.\(useCase.method)Count = count
              delegate?.\(label)Did\(useCase.name)()
        """)
  }

  private var swiftIOViewModel: File {
    File(
      path: "\(name)ViewModel.swift",
      text: """
        \(spelling.imports)

        /// Reads the model, formats it, and pushes the result into the view.
        final class \(name)ViewModel\(spelling.object) {
        \(each { "  \(spelling.outlet("\($0.method)Label", "UILabel"))" })

          var model: (any \(name)ModelReading)!

          /// Updates the whole view.
          func refresh() {
        \(each { "    \($0.method)Label.text = \"\($0.title): \\(model.\($0.method)Count)\"" })
          }
        }

        """)
  }

  private var swiftIOViewController: File {
    File(
      path: "\(name)ViewController.swift",
      text: """
        \(spelling.imports)

        /// Wires the scene, asks for refreshes, and leaves it.
        final class \(name)ViewController: UIViewController {
          \(spelling.outlet("interactor", "\(name)Interactor"))
          \(spelling.outlet("viewModel", "\(name)ViewModel"))

          override func viewDidLoad() {
            super.viewDidLoad()
            let model = \(name)Model()
            interactor.model = model
            interactor.delegate = self
            viewModel.model = model
            viewModel.refresh()
          }
        }

        extension \(name)ViewController: \(name)InteractorDelegate {
        \(each("\n\n") { useCase in
          """
            func \(label)Did\(useCase.name)() {
              viewModel.refresh()
            }
          """
        })

          func \(label)DidClose() {
            navigationController?.popViewController(animated: true)
          }
        }

        """)
  }

  private var storyboardScene: File {
    File(
      path: "\(name)Scene.swift",
      text: """
        import HeadlessUI

        extension StoryboardScene {
          /// The storyboard scene, which creates the interactor and the view model and connects them.
          static let \(label) = StoryboardScene(
            "\(name)", title: "\(name)",
            views: [
        \(each { useCase in
          """
                .view("\(useCase.method)Label", UILabel.init),
                .view("\(useCase.method)Button", UIButton.init) { $0.setTitle("\(useCase.title)", for: .normal) },
          """
        })
              .view("closeButton", UIButton.init) { $0.setTitle("Close", for: .normal) },
            ],
            objects: [
              .object("interactor", \(name)Interactor.init),
              .object("viewModel", \(name)ViewModel.init),
            ],
            outlets: [
              .outlet("owner", \\\(name)ViewController.$interactor, to: "interactor"),
              .outlet("owner", \\\(name)ViewController.$viewModel, to: "viewModel"),
        \(each { useCase in
          """
                .outlet("viewModel", \\\(name)ViewModel.$\(useCase.method)Label, to: "\(useCase.method)Label"),
          """
        })
            ],
            actions: [
        \((useCases.map(\.method) + ["close"]).map { event in
          """
                .action("\(event)Button", to: "interactor") { (target: \(name)Interactor, sender) in
                  target.\(event)Tapped(sender)
                },
          """
        }.joined(separator: "\n"))
            ])
        }

        """)
  }

  // MARK: Tests

  private func actionTests(of useCase: UseCase) -> File {
    suite(
      useCase.name,
      """
        @Test func `it completes with its result`()\(asynchronously) {
      \(isAsync
        ? "    #expect(await \(useCase.name)(after: 1).run() == 2)"
        : """
            var result = 0
            \(useCase.name)(after: 1).run { result = $0.get() }
            #expect(result == 2)
        """)
        }
      """)
  }

  private var modelTests: File {
    suite(
      "\(name)Model",
      """
        @Test func `it begins empty and open`() {
          let model = \(name)Model()
      \(each { "    #expect(model.\($0.method)Count == 0)" })
          #expect(!model.isClosed)
        }
      """)
  }

  private var swiftIOInteractorTests: File {
    suite(
      "\(name)Interactor",
      """
        private let interactor = \(name)Interactor()
        private let delegate = Spy()

        init() {
          interactor.model = delegate.model
          interactor.delegate = delegate
        }

      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): it updates the model, then notifies its delegate`()\(asynchronously) {
            interactor.\(useCase.method)Tapped(self)\(wait(while: "delegate.notifications.isEmpty"))
            #expect(delegate.notifications == ["\(useCase.method): 1"])
          }
        """
      })

        @Test func `it notifies its delegate that the user has closed the scene`() {
          interactor.closeTapped(self)
          #expect(delegate.notifications == ["close: true"])
        }

        /// Stands for the view controller, and keeps what it finds in the model when it is notified.
        @MainActor private final class Spy: \(name)InteractorDelegate {
          let model = \(name)Model()
          var notifications: [String] = []

      \(each { useCase in
        """
            func \(label)Did\(useCase.name)() {
              notifications.append("\(useCase.method): \\(model.\(useCase.method)Count)")
            }
        """
      })
          func \(label)DidClose() { notifications.append("close: \\(model.isClosed)") }
        }
      """)
  }

  private var swiftIOViewModelTests: File {
    suite(
      "\(name)ViewModel",
      """
        @Test func `it pushes the formatted model into its outlets`() {
          let model = Stub()
          let viewModel = \(name)ViewModel()
          viewModel.model = model
      \(each { "    viewModel.\($0.method)Label = UILabel()" })
          viewModel.refresh()
      \(each { "    #expect(viewModel.\($0.method)Label.text == \"\($0.title): 7\")" })
        }

        /// Stands for the model.
        @MainActor private final class Stub: \(name)ModelReading {
      \(each { "    let \($0.method)Count = 7" })
        }
      """)
  }

  private var swiftIOViewControllerTests: File {
    suite(
      "\(name)ViewController",
      """
        private let viewController = \(name)ViewController()

        init() {
          viewController.interactor = \(name)Interactor()
          viewController.viewModel = \(name)ViewModel()
      \(each { "    viewController.viewModel.\($0.method)Label = UILabel()" })
          viewController.loadViewIfNeeded()
        }

      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): it asks for a refresh when it is notified`() {
            viewController.interactor.model.\(useCase.method)Count = 3
            viewController.\(label)Did\(useCase.name)()
            #expect(viewController.viewModel.\(useCase.method)Label.text == "\(useCase.title): 3")
          }
        """
      })

        @Test func `it leaves when the user has closed the scene`() {
          let first = UIViewController()
          let navigation = UINavigationController(rootViewController: first)
          navigation.pushViewController(viewController, animated: false)
          viewController.interactor.closeTapped(self)
          #expect(navigation.topViewController === first)
        }

        @Test func `no part keeps the scene alive`() {
          var scene: \(name)ViewController? = \(name)ViewController()
          scene?.interactor = \(name)Interactor()
          scene?.viewModel = viewController.viewModel
          scene?.loadViewIfNeeded()
          let link = { [weak scene] in scene }
          scene = nil
          #expect(link() == nil)
        }
      """)
  }

  private var sceneTests: File {
    suite(
      "\(name)Scene",
      """
      \(each("\n\n") { useCase in
        """
          @Test func `\(useCase.method): a tap goes round the cycle and reaches the label`()\(asynchronously) {
            let storyboard = UIStoryboard(scenes: [.\(label)])
            let viewController = storyboard.instantiateViewController(
              identifier: "\(name)", creator: \(name)ViewController.init)
            viewController.loadViewIfNeeded()
            viewController.interactor.\(useCase.method)Tapped(self)\(
              wait(while: "viewController.interactor.model.\(useCase.method)Count == 0"))
            #expect(viewController.viewModel.\(useCase.method)Label.text == "\(useCase.title): 1")
          }
        """
      })
      """)
  }
}
