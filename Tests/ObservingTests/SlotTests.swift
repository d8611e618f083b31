import HeadlessUI
import Observing
import Testing
import Tracing

/// The properties of an object into which observers are written, and those that are left alone.
@MainActor @Suite struct SlotTests {
  @Test func `a strong observer is written into strong references, and no others`() {
    let trace = Trace()
    let end = End()
    let owner = Owner(end)
    install(from: owner, trace, StrongBellObserver.self)
    owner.ringAll()
    #expect(trace.messages.map(\.name) == ["ring(_:)", "ring(_:)", "ring(_:)"])
    #expect(trace.messages.map(\.payload.text) == ["\"constant\"", "\"variable\"", "\"outlet\""])
    #expect(end.rings == ["constant", "variable", "outlet", "weak", "unowned"])
  }

  @Test func `a weak reference is observed without keeping its target alive`() {
    let trace = Trace()
    var end: End? = End()
    let owner = WeakOwner()
    owner.bell = end
    install(from: owner, trace, WeakBellObserver.self)
    owner.bell?.ring("weak")
    #expect(trace.messages.map(\.payload.text) == ["\"weak\""])
    #expect(end?.rings == ["weak"])
    weak let remaining = end
    end = nil
    #expect(remaining == nil)
    owner.bell?.ring("late")
    #expect(trace.messages.count == 1)
  }

  @Test func `an unowned reference is left as it is`() {
    let trace = Trace()
    let end = End()
    let owner = UnownedOwner(end)
    install(from: owner, trace, WeakBellObserver.self)
    owner.bell?.ring("unowned")
    #expect(end.rings == ["unowned"])
    #expect(trace.messages.isEmpty)
  }

  private func install(from root: AnyObject, _ trace: Trace, _ type: any Observer.Type) {
    Observers(trace: trace, types: [type], role: { $0 is End ? .worker : .interactor }).install(from: root)
  }
}

@MainActor private protocol Bell: AnyObject {
  func ring(_ text: String)
}

@MainActor private final class End: Bell {
  var rings: [String] = []

  func ring(_ text: String) { rings.append(text) }
}

@MainActor private final class Owner {
  private let constant: any Bell
  private var variable: (any Bell)!
  @Outlet private var outlet: any Bell
  private weak var weakBell: (any Bell)?
  private unowned var unownedBell: any Bell

  init(_ bell: any Bell) {
    constant = bell
    variable = bell
    weakBell = bell
    unownedBell = bell
    outlet = bell
  }

  func ringAll() {
    constant.ring("constant")
    variable.ring("variable")
    outlet.ring("outlet")
    weakBell?.ring("weak")
    unownedBell.ring("unowned")
  }
}

@MainActor private final class WeakOwner {
  weak var bell: (any Bell)?
}

@MainActor private final class UnownedOwner {
  unowned var bell: (any Bell)?

  init(_ bell: any Bell) {
    self.bell = bell
  }
}

private final class StrongBellObserver: StrongObserver<any Bell>, Bell {
  override class var role: Role { .worker }

  func ring(_ text: String) { pass(text) { $0.ring(text) } }
}

private final class WeakBellObserver: WeakObserver<any Bell>, Bell {
  override class var role: Role { .worker }

  func ring(_ text: String) { pass(text) { $0.ring(text) } }
}
