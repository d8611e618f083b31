import Testing
import TextLayout
import Tracing

@testable import Walkthrough

@Suite struct OwnershipTreeTests {
  private static func link(
    _ owner: Role, _ target: Role, isStrong: Bool, fields: [String]
  ) -> OwnershipMap.Link {
    func part(_ role: Role) -> OwnershipMap.Part {
      OwnershipMap.Part(name: "Film" + role.rawValue.replacing(" ", with: ""), role: role)
    }
    return OwnershipMap.Link(owner: part(owner), target: part(target), isStrong: isStrong, fields: fields)
  }

  private let links = [
    Self.link(.viewController, .presenter, isStrong: true, fields: ["output"]),
    Self.link(.presenter, .viewController, isStrong: false, fields: ["view"]),
    Self.link(.presenter, .interactor, isStrong: true, fields: ["find", "sort"]),
    Self.link(.interactor, .presenter, isStrong: false, fields: ["output"]),
  ]

  private func tree(_ links: [OwnershipMap.Link], width: Int = 80) -> [String] {
    OwnershipTree(links: links, page: Page(width: width, style: .plain)).lines()
  }

  @Test func `below a part come its strong references, then its weak ones`() {
    #expect(
      tree(links) == [
        "FilmViewController",
        "└─▶ FilmPresenter: output",
        "    ├─▶ FilmInteractor: find, sort",
        "    │   └╌▷ FilmPresenter: output",
        "    └╌▷ FilmViewController: view",
      ])
  }

  @Test func `parts that hold each other in a cycle are shown, each expanded once`() {
    let ring = [
      Self.link(.presenter, .interactor, isStrong: true, fields: ["a"]),
      Self.link(.interactor, .presenter, isStrong: true, fields: ["b"]),
    ]
    #expect(tree(ring) == ["FilmPresenter", "└─▶ FilmInteractor: a", "    └─▶ FilmPresenter: b"])
  }

  @Test func `in plain text each link is a sentence, in the order of the tree`() {
    let page = Page(width: 80, style: .plain, isLinear: true)
    #expect(
      OwnershipTree(links: links, page: page).lines() == [
        "FilmViewController keeps FilmPresenter alive, in output.",
        "FilmPresenter keeps FilmInteractor alive, in find, sort.",
        "FilmInteractor refers to FilmPresenter weakly, in output.",
        "FilmPresenter refers to FilmViewController weakly, in view.",
      ])
  }

  @Test func `no line is wider than the page`() {
    let many = [
      Self.link(.view, .viewController, isStrong: false, fields: (1...30).map { "field\($0)" })
    ]
    #expect(tree(many, width: 40).allSatisfy { $0.columns <= 40 })
    #expect(tree(many, width: 40).count > 5)
  }

  @Test func `for Graphviz, weak references are dashed and text is quoted`() {
    let arrows = [
      FlowChart.Arrow(from: "Presenter", to: "Interactor", label: "find \"all\""),
      FlowChart.Arrow(from: "Interactor", to: "Presenter", label: "output", isDotted: true),
    ]
    #expect(
      FlowChart(arrows: arrows).graphviz() == """
        digraph {
          node [shape=box]
          "Presenter" -> "Interactor" [label="find \\"all\\""]
          "Interactor" -> "Presenter" [label="output", style=dashed]
        }

        """)
  }
}
