import HeadlessUI
import Testing
import Tracing

@testable import Observing

@MainActor @Suite struct ObjectGraphTests {
  private final class Owner {
    var strong: Target?
    weak var weak: Target?
    unowned var unowned: Target
    var box: Box

    init(_ target: Target) {
      strong = target
      self.weak = target
      self.unowned = target
      box = Box(target: target)
    }
  }

  private struct Box {
    weak var target: Target?
  }

  private final class Target {}

  @Test func `a weak or unowned property is distinguished from a strong one, even inside a structure`() {
    let target = Target()
    let owner = Owner(target)
    let graph = ObjectGraph { _ in .view }
    graph.walk(from: [owner])
    let strengths = Dictionary(
      graph.references.map { ($0.field, $0.isStrong) }, uniquingKeysWith: { first, _ in first })
    #expect(strengths == ["strong": true, "weak": false, "unowned": false, "box": false])
  }

  @Test func `a property is distinguished from one of the same name in a superclass`() {
    class Base {
      private weak var target: Target?
      init(_ target: Target) { self.target = target }
    }
    final class Derived: Base {
      private let target: Target
      override init(_ target: Target) {
        self.target = target
        super.init(target)
      }
    }
    let graph = ObjectGraph { _ in .view }
    graph.walk(from: [Derived(Target())])
    #expect(Set(graph.references.filter { $0.field == "target" }.map(\.isStrong)) == [true, false])
  }

  @Test func `a structure in an element of a tuple is read as the structure, with what it holds`() {
    struct Content {
      let title: String
      let list: List?
    }
    struct List {
      let target: Target
      let count: Int?
      let summary: String
    }
    final class Keeper {
      // An element of the type Any is an existential in the existential that a mirror gives.
      let kept: [(number: Int, value: Any)]
      init(_ kept: [(Int, Any)]) { self.kept = kept }
    }
    let target = Target()
    let full = Content(title: "one", list: List(target: target, count: nil, summary: "two"))
    let graph = ObjectGraph { _ in .view }
    graph.walk(from: [Keeper([(1, Content(title: "Cancel", list: nil)), (2, full)])])
    #expect(graph.references.contains { $0.field == "kept" && $0.isStrong })
  }

  @Test func `an object is found however deep in containers, also in a structure that contains its own kind`()
  {
    final class Comparable: Equatable {
      static func == (one: Comparable, other: Comparable) -> Bool { one === other }
    }
    struct Tree {
      var branches: [Tree] = []
      var leaf: Target?
    }
    final class Keeper {
      var byName: [String: [Comparable?]] = ["a": [nil, Comparable()]]
      var tree = Tree(branches: [Tree(branches: [Tree(leaf: Target())])])
      let texts = [["a": 1]]
      let kind: Any.Type = Int.self
      let action: () -> Void = {}
    }
    let keeper = Keeper()
    let graph = ObjectGraph { _ in .view }
    graph.walk(from: [keeper])
    #expect(Set(graph.references.map(\.field)) == ["byName", "tree"])
    let outside = ObjectGraph { _ in .view }
    outside.walk(from: [keeper], leavingOut: keeper.byName["a"]?.compactMap(\.self) ?? [])
    #expect(outside.survivors == ["Keeper", "Target"])
  }

  @Test func `the objects that survive their root are named`() {
    let graph = ObjectGraph { _ in .view }
    let survivor = Target()
    do {
      let owner = Owner(survivor)
      graph.walk(from: [owner])
    }
    #expect(graph.survivors == ["Target"])
  }

  @Test func `a walk from a tab bar controller finds what every tab and every child holds`() {
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: root)]
    let graph = ObjectGraph { _ in .viewController }
    graph.walk(from: [tabs])
    #expect(graph.objects.contains { $0 === root } && graph.objects.contains { $0 === child })
    let strong = graph.references.filter(\.isStrong).map(\.field)
    #expect(Set(strong).isSuperset(of: ["viewControllers", "addedChildren"]))
    #expect(graph.references.contains { $0.field == "selected" && !$0.isStrong })
  }
}
