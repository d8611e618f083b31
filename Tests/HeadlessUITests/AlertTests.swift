import HeadlessUI
import Testing

@Suite struct AlertTests {
  private let root = UIViewController()
  private let window: UIWindow

  init() {
    let button = UIButton()
    button.setTitle("Below", for: .normal)
    root.view.addSubview(button)
    window = UIWindow(root: root)
  }

  private func alert(_ actions: UIAlertAction...) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    for action in actions { alert.addAction(action) }
    return alert
  }

  @Test func `an alert keeps its texts and its actions in order`() {
    let alert = alert(
      UIAlertAction(title: "Delete", style: .destructive), UIAlertAction(title: "Keep", style: .cancel))
    #expect(alert.title == "Delete?")
    #expect(alert.message == "It is gone then.")
    #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
  }

  @Test func `a person can reach only the actions of an alert`() throws {
    #expect(window.reachable() == ["Below"])
    root.present(alert(UIAlertAction(title: "Keep", style: .cancel)), animated: true)
    #expect(window.reachable() == ["Keep"])
    try window.act(on: .alertButton, "Keep")
    #expect(window.reachable() == ["Below"])
  }

  @Test func `an action dismisses its alert, then its handler runs`() throws {
    var stillPresented: [Bool] = []
    var titles: [String?] = []
    let root = root
    let alert = alert(
      UIAlertAction(title: "Keep", style: .cancel) { action in
        titles.append(action.title)
        stillPresented.append(root.presentedViewController != nil)
      })
    root.present(alert, animated: true)
    try window.act(on: .alertButton, "Keep")
    #expect(titles == ["Keep"])
    #expect(stillPresented == [false])
  }

  @Test func `a handler may present the next alert`() throws {
    let root = root
    let next = alert(UIAlertAction(title: "Sure", style: .default))
    root.present(
      alert(UIAlertAction(title: "Delete", style: .destructive) { _ in root.present(next, animated: true) }),
      animated: true)
    try window.act(on: .alertButton, "Delete")
    #expect(root.presentedViewController === next)
    #expect(window.warnings == [])
  }

  @Test func `of two alerts, a person reaches the upper one`() {
    let lower = alert(UIAlertAction(title: "Lower", style: .default))
    root.present(lower, animated: true)
    lower.present(alert(UIAlertAction(title: "Upper", style: .default)), animated: true)
    #expect(window.reachable() == ["Upper"])
  }

  @Test func `a dismissed alert is released`() throws {
    weak var freed: UIAlertController?
    do {
      let alert = alert(UIAlertAction(title: "Keep", style: .cancel))
      freed = alert
      root.present(alert, animated: true)
    }
    #expect(freed != nil)
    try window.act(on: .alertButton)
    #expect(freed == nil)
  }
}
