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

  @Test func `the objects that survive their root are named`() {
    let graph = ObjectGraph { _ in .view }
    let survivor = Target()
    do {
      let owner = Owner(survivor)
      graph.walk(from: [owner])
    }
    #expect(graph.survivors == ["Target"])
  }
}
