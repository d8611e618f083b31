import Checks
import HeadlessUI
import PatternTesting
import Playing
import Specification
import Testing
import Tracing
import VIPERChecks

@testable import VIPERSkeleton

/// Tests of the skeleton that the page on VIPER shows: as a whole, and role by role.
@Suite struct CounterTests {
  @Test func `it keeps the rules of which its source, its module and its objects tell`() throws {
    try Self.skeleton.expectKept(by: Check.viper, deciding: 14)
  }

  static var skeleton: Skeleton {
    Skeleton(
      of: .viper,
      roles: [
        (CounterViewController.self, .viewController),
        (CountInteractor.self, .interactor),
        (CounterPresenter.self, .presenter),
        (MemoryStore.self, .dataStore),
        (CounterWireframe.self, .wireframe),
      ]
    ) { window in
      let wireframe = CounterWireframe(window: window)
      wireframe.showCounter(store: MemoryStore())
      return wireframe
    }
  }

  @Test func `a tap goes round the cycle and reaches the label`() throws {
    let window = UIWindow()
    CounterWireframe(window: window).showCounter(store: MemoryStore())
    try Robot(window).tap("Count")
    #expect(Robot(window).sees("1 tap"))
  }

  @Test func `the view reports an event and shows the content that it receives`() {
    let presenter = Spy()
    let viewController = CounterViewController(presenter: presenter)
    viewController.countTapped(self)
    viewController.showCount("1 tap")
    #expect(presenter.events == 1)
    #expect(viewController.label.text == "1 tap")
  }

  @Test func `the presenter passes an event on and turns the result into content`() {
    let neighbour = Spy()
    let presenter = CounterPresenter(interactor: neighbour)
    presenter.view = neighbour
    presenter.countTapped()
    presenter.counted(taps: 2)
    #expect(neighbour.requests == 1)
    #expect(neighbour.texts == ["2 taps"])
  }

  @Test func `the interactor puts the entity back and passes on a plain value`() {
    let store = MemoryStore()
    let output = Spy()
    let interactor = CountInteractor(store: store)
    interactor.output = output
    interactor.count()
    #expect(store.counter.taps == 1)
    #expect(output.taps == [1])
  }

  @Test func `the data store keeps the entity`() {
    let store = MemoryStore()
    store.counter = Counter(taps: 3)
    #expect(store.counter.taps == 3)
  }

  @Test func `the wireframe shows the module in its window`() {
    let window = UIWindow()
    CounterWireframe(window: window).showCounter(store: MemoryStore())
    #expect(window.rootViewController is CounterViewController)
  }

  /// A test double for the neighbour of each role, which keeps the messages that it receives.
  private final class Spy: CounterEventHandler, CountInteractorInput, CountInteractorOutput, CounterView {
    var events = 0
    var requests = 0
    var taps: [Int] = []
    var texts: [String] = []

    func countTapped() { events += 1 }
    func count() { requests += 1 }
    func counted(taps: Int) { self.taps.append(taps) }
    func showCount(_ text: String) { texts.append(text) }
  }
}
