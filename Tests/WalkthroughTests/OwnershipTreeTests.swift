import Testing
import TextLayout
import Tracing

@testable import Walkthrough

@Suite struct OwnershipTreeTests {
  private let links = [
    OwnershipMap.Link(owner: .viewController, target: .presenter, isStrong: true, fields: ["output"]),
    OwnershipMap.Link(owner: .presenter, target: .viewController, isStrong: false, fields: ["view"]),
    OwnershipMap.Link(owner: .presenter, target: .interactor, isStrong: true, fields: ["find", "sort"]),
    OwnershipMap.Link(owner: .interactor, target: .presenter, isStrong: false, fields: ["output"]),
  ]

  private func tree(_ links: [OwnershipMap.Link], width: Int = 80) -> [String] {
    OwnershipTree(links: links, page: Page(width: width, style: .plain)).lines()
  }

  @Test func `below a role come its strong references, then its weak ones`() {
    #expect(
      tree(links) == [
        "View Controller",
        "└─▶ Presenter: output",
        "    ├─▶ Interactor: find, sort",
        "    │   └╌▷ Presenter: output",
        "    └╌▷ View Controller: view",
      ])
  }

  @Test func `roles that hold each other in a cycle are shown, each expanded once`() {
    let ring = [
      OwnershipMap.Link(owner: .presenter, target: .interactor, isStrong: true, fields: ["a"]),
      OwnershipMap.Link(owner: .interactor, target: .presenter, isStrong: true, fields: ["b"]),
    ]
    #expect(tree(ring) == ["Presenter", "└─▶ Interactor: a", "    └─▶ Presenter: b"])
  }

  @Test func `no line is wider than the page`() {
    let many = [
      OwnershipMap.Link(
        owner: .view, target: .viewController, isStrong: false, fields: (1...30).map { "field\($0)" })
    ]
    #expect(tree(many, width: 40).allSatisfy { $0.columns <= 40 })
    #expect(tree(many, width: 40).count > 5)
  }

  @Test func `for Graphviz, weak references are dashed and text is quoted`() {
    let arrows = [
      FlowChart.Arrow(from: .presenter, to: .interactor, label: "find \"all\""),
      FlowChart.Arrow(from: .interactor, to: .presenter, label: "output", isDotted: true),
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
