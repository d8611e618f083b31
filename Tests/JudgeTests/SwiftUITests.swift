import Foundation
import ProcessTesting
import Testing
import Toolchain

/// Modules whose screens are views of SwiftUI.
@Suite(.enabled("this toolchain has no SwiftParser") { hasParser })
struct SwiftUITests {
  @Test(arguments: JudgedCase.swiftUI)
  func `a case has its findings and no others`(example: JudgedCase) async throws {
    let document = try await example.made().document()
    #expect(document.strays.isEmpty, "\(document.strays)")
    #expect(
      document.findings.map { "\($0.level) \($0.rule)" } == example.findings,
      "\(document.findings.map(\.message))")
  }

  @Test func `rules that change or fall in SwiftUI are named, with the reason`() async throws {
    let report = try await JudgedApp.swiftUIViper.withFolder { folder in
      try await judge(JudgeRequest(pattern: "viper", folder: folder.path, format: .text, width: 1000)).output
    }
    #expect(
      report.contains(
        "In SwiftUI: 2 modules. There, these rules change or fall, and are not judged: "
          + "VPR-22, VPR-23, VPR-27, VPR-28.\n"))
    #expect(report.contains("VPR-28: no view controllers of modules were found; in SwiftUI the rule falls: "))
  }

  @Test func `a module in UIKit beside them is judged by all rules`() async throws {
    var app = JudgedApp.viper
    app.files.merge(JudgedApp.swiftUIViper.files) { one, _ in one }
    let before = try await JudgedApp.viper.document()
    let both = try await app.document()
    #expect(both.findings.isEmpty, "\(both.findings.map(\.message))")
    #expect(both.notes.map { $0.prefix(21) } == ["In SwiftUI: 2 modules"] && before.notes.isEmpty)
    for id in ["VPR-22", "VPR-27", "VPR-28"] {
      let examined = before.rules.first { $0.id == id }?.examined
      #expect(examined != nil && both.rules.first { $0.id == id }?.examined == examined, "\(id)")
    }
  }
}

private let view = "Orders/OrdersView.swift"
private let presenter = "Orders/OrdersPresenter.swift"
private let films = "Films/FilmsView.swift"
private let filmsModel = "Films/FilmsViewModel.swift"

extension JudgedCase {
  static let swiftUI = [
    JudgedCase("modules of VIPER that keep the rules", in: .swiftUIViper, edits: []),
    JudgedCase(
      "a view that queries the database", ["warning VPR-02"], in: .swiftUIViper,
      edits: [
        (
          view, "  @StateObject",
          "  @FetchRequest(sortDescriptors: []) var orders: FetchedResults<Order>\n  @StateObject"
        )
      ]),
    JudgedCase(
      "a view that keeps a value of its own", in: .swiftUIViper,
      edits: [(view, "  @StateObject", "  @State private var isOpen = false\n  @StateObject")]),
    JudgedCase(
      "a view that chooses the next screen itself", ["warning VPR-30"], in: .swiftUIViper,
      edits: [
        (
          view, "{ line in Text(line) }",
          "{ line in NavigationLink(line) { OrderView(presenter: OrderPresenter()) } }"
        )
      ]),
    JudgedCase(
      "a view that links to a value", in: .swiftUIViper,
      edits: [(view, "{ line in Text(line) }", "{ line in NavigationLink(line, value: line) }")]),
    JudgedCase(
      "a view that links to a value, and shows a view of another module in the link", in: .swiftUIViper,
      edits: [
        (
          view, "{ line in Text(line) }",
          "{ line in NavigationLink(value: line) { OrderView(presenter: row) } }"
        )
      ]),
    JudgedCase(
      "a view that links to what the router makes, and shows a view of another module in the link",
      in: .swiftUIViper,
      edits: [
        (
          view, "{ line in Text(line) }",
          "{ line in NavigationLink(destination: presenter.order(line)) { OrderView(presenter: row) } }"
        )
      ]),
    JudgedCase(
      "a view that holds its interactor", ["warning VPR-21"], in: .swiftUIViper,
      edits: [(view, "  @StateObject", "  let interactor: OrdersInteractor\n  @StateObject")]),
    JudgedCase(
      "a presenter that makes a view", ["warning VPR-24"], in: .swiftUIViper,
      edits: [
        (presenter, "import Combine", "import SwiftUI"),
        (presenter, "  func load()", "  var title: some View { header }\n  func load()"),
      ]),
    JudgedCase(
      "a presenter with a type of its own that is named like a view of SwiftUI", in: .swiftUIViper,
      edits: [
        (presenter, "import Combine", "import SwiftUI"),
        (presenter, "  func load()", "  var text = Text(words: [])\n  func load()"),
      ],
      files: ["Orders/Text.swift": "struct Text { let words: [String] }"]),
    JudgedCase(
      "an interactor that holds its presenter strongly", ["warning LEAK"], in: .swiftUIViper,
      edits: [
        (
          "Orders/OrdersInteractor.swift", "final class OrdersInteractor {",
          "final class OrdersInteractor {\n  var presenter: OrdersPresenter?"
        )
      ]),
    JudgedCase("modules of MVVM with a router that keep the rules", in: .swiftUIMVVM, edits: []),
    JudgedCase(
      "a view model that imports SwiftUI", ["warning FC-35"], in: .swiftUIMVVM,
      edits: [(filmsModel, "import Observation", "import SwiftUI")]),
    JudgedCase(
      "a view model in its view's file", in: .swiftUIMVVM,
      edits: [(films, "struct FilmsView", "final class FilmViewModel {}\n\nstruct FilmsView")],
      files: [
        "Film/FilmView.swift":
          "import SwiftUI\nstruct FilmView: View {\n  let model: FilmViewModel\n  var body: some View { Text(\"\") }\n}\n"
      ]),
    JudgedCase(
      "a view with the bare name of its screen", ["advice FC-32"], in: .swiftUIMVVM, edits: [],
      files: [
        "Links/Links.swift":
          "import SwiftUI\nstruct Links: View {\n  var body: some View { Text(\"\").task { URLSession.shared.finish() } }\n}",
        "Links/LinksViewModel.swift": "final class LinksViewModel {}",
      ]),
    JudgedCase(
      "a view without a view model", in: .swiftUIMVVM, edits: [],
      files: [
        "Links/Links.swift":
          "import SwiftUI\nstruct Links: View {\n  var body: some View { Text(\"\").task { URLSession.shared.finish() } }\n}"
      ]),
    JudgedCase(
      "a view that a view controller hosts", ["warning FC-33", "warning FC-41", "warning LEAK"],
      in: .swiftUIMVVM, edits: [],
      files: [
        "Links/LinksView.swift":
          "import SwiftUI\nstruct LinksView: View {\n  var body: some View { Text(\"\") }\n}",
        "Links/LinksViewController.swift": """
        import UIKit
        final class LinksViewController: UIViewController {
          let viewModel = LinksViewModel()
          override func viewDidLoad() { title = viewModel.title; viewModel.screen = self }
        }
        """,
        "Links/LinksViewModel.swift":
          "final class LinksViewModel {\n  var title = \"\"\n  private var screen: LinksViewController?\n}",
      ]),
    JudgedCase(
      "a view that sends a request", ["advice FC-32"], in: .swiftUIMVVM,
      edits: [(films, "viewModel.load()", "URLSession.shared.dataTask(with: url).resume()")]),
    JudgedCase(
      "a router that the view model holds, and that holds the view model", ["warning LEAK"], in: .swiftUIMVVM,
      edits: [
        (
          "AppRouter.swift", "final class AppRouter {",
          "final class AppRouter {\n  var films: FilmsViewModel?"
        )
      ]),
  ]
}

extension JudgedApp {
  /// Modules of VIPER whose views are structures; one of them makes no calls of its own.
  static let swiftUIViper = JudgedApp(
    pattern: "viper",
    files: [
      "Orders/OrdersView.swift": """
      import SwiftUI
      struct OrdersView: View {
        @StateObject var presenter: OrdersPresenter
        var body: some View {
          List(presenter.lines, id: \\.self) { line in Text(line) }
            .onAppear { presenter.load() }
        }
      }
      struct OrderRowView: View {
        let line: String
        var body: some View { Text(line) }
      }
      """,
      "Orders/OrdersPresenter.swift": """
      import Combine
      final class OrdersPresenter: ObservableObject {
        @Published private(set) var lines: [String] = []
        private let interactor: OrdersInteractor
        private let router: OrdersRouter
        init(interactor: OrdersInteractor, router: OrdersRouter) {
          self.interactor = interactor
          self.router = router
        }
        func load() { interactor.load { [weak self] lines in self?.lines = lines } }
        func open(_ line: String) { router.showOrder(line) }
      }
      """,
      "Orders/OrdersInteractor.swift": """
      import Foundation
      final class OrdersInteractor {
        func load(completion: ([String]) -> Void) { completion([]) }
      }
      """,
      "Orders/OrdersRouter.swift": """
      import SwiftUI
      final class OrdersRouter: ObservableObject {
        @Published var path = NavigationPath()
        func showOrder(_ line: String) { path.append(line) }
      }
      """,
      "Order/OrderView.swift": """
      import SwiftUI
      struct OrderView: View {
        @StateObject var presenter: OrderPresenter
        var body: some View { Text(presenter.line) }
      }
      """,
      "Order/OrderPresenter.swift": """
      import Combine
      final class OrderPresenter: ObservableObject {
        @Published private(set) var line = ""
      }
      """,
      "Order/OrderInteractor.swift": """
      final class OrderInteractor {}
      """,
    ])

  /// A module of MVVM whose router owns a path.
  static let swiftUIMVVM = JudgedApp(
    pattern: "mvvm-fc",
    files: [
      "Films/FilmsView.swift": """
      import SwiftUI
      struct FilmsView: View {
        @State var viewModel: FilmsViewModel
        var body: some View {
          TextField("Search", text: $viewModel.query)
            .task { viewModel.load() }
        }
      }
      """,
      "Films/FilmsViewModel.swift": """
      import Observation
      @Observable final class FilmsViewModel {
        var query = ""
        private let router: AppRouter
        init(router: AppRouter) { self.router = router }
        func load() {}
        func open(_ film: String) { router.showFilm(film) }
      }
      """,
      "AppRouter.swift": """
      import Observation
      @Observable final class AppRouter {
        var path: [String] = []
        func showFilm(_ film: String) { path.append(film) }
      }
      """,
    ])
}
