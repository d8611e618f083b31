import HeadlessUI
import Testing

@Suite struct ControlTests {
  private final class Target {
    var calls: [String] = []
    func tapped(_ sender: UIButton) { calls.append("tapped \(sender.currentTitle ?? "")") }
    func changed(_ sender: UIControl) { calls.append("changed") }
  }

  private let target = Target()
  private let button = UIButton()
  private let window: UIWindow

  init() {
    button.setTitle("Save", for: .normal)
    window = UIWindow(showing: button)
  }

  @Test(arguments: [UIControl.Event.touchUpInside, .primaryActionTriggered])
  func `a tap calls the target with its sender`(event: UIControl.Event) throws {
    button.addTarget(target, action: Target.tapped, for: event)
    try window.act(on: .button, "Save")
    #expect(target.calls == ["tapped Save"])
  }

  @Test func `a target that was added for two events of one tap is called once`() throws {
    button.addTarget(target, action: Target.tapped, for: [.touchUpInside, .primaryActionTriggered])
    try window.act(on: .button)
    #expect(target.calls == ["tapped Save"])
  }

  @Test func `a target is not called for other events`() throws {
    button.addTarget(target, action: Target.changed, for: .valueChanged)
    try window.act(on: .button)
    #expect(target.calls == [])
    button.sendActions(for: .valueChanged)
    #expect(target.calls == ["changed"])
  }

  @Test func `targets are called in the order in which they were added, and then the closures`() {
    let target = target
    button.addAction(UIAction { _ in target.calls.append("closure") }, for: .touchUpInside)
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    button.addTarget(target, action: Target.changed, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["tapped Save", "changed", "closure"])
  }

  @Test func `a control does not keep its target alive, and no longer calls it after its release`() throws {
    weak var freed: Target?
    do {
      let target = Target()
      freed = target
      button.addTarget(target, action: Target.tapped, for: .touchUpInside)
      try window.act(on: .button)
      #expect(target.calls.count == 1)
    }
    #expect(freed == nil)
    try window.act(on: .button)
  }

  @Test func `a disabled control ignores a tap, but code can send its actions`() throws {
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    button.isEnabled = false
    try window.act(on: .button)
    #expect(target.calls == [])
    #expect(window.screen().elements.first?.isEnabled == false)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["tapped Save"])
  }

  @Test func `a removed target is no longer called`() {
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    button.removeTarget(target, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == [])
  }

  @Test func `a target can be removed for one event and kept for another`() {
    button.addTarget(target, action: Target.changed, for: [.touchUpInside, .valueChanged])
    button.removeTarget(target, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == [])
    button.sendActions(for: .valueChanged)
    #expect(target.calls == ["changed"])
  }

  @Test func `removing one target keeps the others, and removing nil removes all`() {
    let other = Target()
    button.addTarget(target, action: Target.changed, for: .valueChanged)
    button.addTarget(other, action: Target.changed, for: .valueChanged)
    button.removeTarget(other, for: .valueChanged)
    button.sendActions(for: .valueChanged)
    #expect(target.calls == ["changed"])
    #expect(other.calls == [])
    button.removeTarget(nil, for: .valueChanged)
    button.sendActions(for: .valueChanged)
    #expect(target.calls == ["changed"])
  }

  @Test func `a target may remove itself while it is called`() {
    let button = button
    button.addAction(UIAction { _ in button.removeTarget(nil, for: .touchUpInside) }, for: .touchUpInside)
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["tapped Save"])
  }

  @Test func `a button without a title is drawn empty, and can be tapped while it is enabled`() throws {
    button.setTitle(nil, for: .normal)
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    #expect(window.reachable() == [""])
    #expect(window.screen().text.contains("[]"))
    try window.act(on: .button)
    button.isEnabled = false
    #expect(window.screen().text.contains("()"))
    try window.act(on: .button)
    #expect(target.calls == ["tapped "])
  }
}
