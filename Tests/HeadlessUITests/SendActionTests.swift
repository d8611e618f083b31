import Foundation
import HeadlessUI
import Testing

/// Calls from controls to their targets, and from views to their delegates, go through the window.
@Suite struct SendActionTests {
  private let window = HearingWindow()
  private let form = Form()

  init() {
    window.rootViewController = form
    window.makeKeyAndVisible()
  }

  @Test func `the window delivers a control's action to its target`() throws {
    try window.act(on: .button, "Send")
    #expect(window.heard == ["action(_:) to Form"])
    #expect(form.calls == ["send"])
  }

  @Test func `the window delivers a search bar's text to its delegate`() throws {
    try window.act(on: .field, "name", text: "ab")
    #expect(window.heard == ["action(_:) to UISearchBar", "searchBar(_:textDidChange:) ab to Form"])
    #expect(form.calls == ["search ab"])
  }

  @Test func `the window delivers a person's selection to a table's delegate, but none by code`() throws {
    form.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(window.heard == [])
    try window.act(on: .row, "row 1")
    #expect(window.heard == ["tableView(_:didSelectRowAt:) 1 to Form"])
    #expect(form.calls == ["pick 1"])
  }

  @Test func `the window delivers a bar button's action to its target`() throws {
    let navigation = UINavigationController(rootViewController: Form())
    window.rootViewController = navigation
    try window.act(on: .button, "Done")
    #expect(window.heard == ["action(_:) to Form"])
  }

  @Test func `an action's closure runs without passing through the window`() throws {
    try window.act(on: .button, "Closure")
    #expect(window.heard == [])
    #expect(form.calls == ["closure"])
  }

  @Test func `a control outside a window calls its target`() {
    let form = Form()
    form.loadViewIfNeeded()
    form.button.sendActions(for: .touchUpInside)
    #expect(form.calls == ["send"])
  }
}

/// A window that records the actions that it delivers.
private final class HearingWindow: UIWindow {
  private(set) var heard: [String] = []

  override func sendAction(
    _ name: String, _ argument: Any, to target: AnyObject, file: String, line: Int, _ body: () -> Void
  ) {
    let value = argument is UIControl || argument is UIBarButtonItem ? "" : " \(argument)"
    heard.append("\(name)\(value) to \(type(of: target))")
    super.sendAction(name, argument, to: target, file: file, line: line, body)
  }
}

/// A screen with an element of each kind.
private final class Form: UIViewController, UISearchBarDelegate, UITableViewDelegate, UITableViewDataSource {
  let button = UIButton()
  let table = UITableView()
  private(set) var calls: [String] = []

  override func loadView() {
    let search = UISearchBar()
    search.placeholder = "name"
    search.delegate = self
    button.setTitle("Send", for: .normal)
    button.addTarget(self, action: Form.send, for: .touchUpInside)
    let closure = UIButton()
    closure.setTitle("Closure", for: .normal)
    closure.addAction(UIAction { [weak self] _ in self?.calls.append("closure") }, for: .touchUpInside)
    table.delegate = self
    table.dataSource = self
    view = UIView()
    for part in [search, button, closure, table] { view.addSubview(part) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", target: self, action: Form.done)
  }

  private func send(_ sender: UIButton) {
    calls.append("send")
  }

  private func done(_ sender: UIBarButtonItem) {
    calls.append("done")
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("search \(searchText)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("pick \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}
