import HeadlessUI
import Testing

@Suite struct TextFieldTests {
  private final class Listener: UISearchBarDelegate {
    var texts: [String] = []
    func changed(_ sender: UITextField) { texts.append(sender.text ?? "") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { texts.append(searchText) }
  }

  private let listener = Listener()

  @Test func `a person who types changes the text and tells the targets`() throws {
    let field = UITextField()
    field.addTarget(listener, action: Listener.changed, for: .editingChanged)
    let window = UIWindow(showing: field)
    try window.act(on: .field, text: "f")
    try window.act(on: .field, text: "fi")
    #expect(field.text == "fi")
    #expect(listener.texts == ["f", "fi"])
  }

  @Test func `a text that code sets tells nobody`() {
    let field = UITextField()
    field.addTarget(listener, action: Listener.changed, for: .editingChanged)
    field.text = "code"
    #expect(listener.texts == [])
  }

  @Test func `a disabled field keeps its text`() throws {
    let field = UITextField()
    field.addTarget(listener, action: Listener.changed, for: .editingChanged)
    field.isEnabled = false
    let window = UIWindow(showing: field)
    try window.act(on: .field, text: "no")
    #expect(field.text == "")
    #expect(listener.texts == [])
  }

  @Test func `a field is known by its placeholder, also while text stands in it`() throws {
    let field = UITextField()
    field.placeholder = "name"
    let window = UIWindow(showing: field)
    try window.act(on: .field, "name", text: "x")
    #expect(window.reachable(.field) == ["name"])
  }

  @Test func `a search bar tells its delegate what a person types, and not what code sets`() throws {
    let bar = UISearchBar()
    bar.delegate = listener
    let window = UIWindow(showing: bar)
    bar.text = "code"
    #expect(listener.texts == [])
    #expect(bar.searchTextField.text == "code")
    try window.act(on: .field, text: "typed")
    #expect(listener.texts == ["typed"])
    #expect(bar.text == "typed")
  }

  @Test func `a search bar does not keep its delegate alive, nor itself`() {
    weak var freedDelegate: Listener?
    weak var freedBar: UISearchBar?
    do {
      let bar = UISearchBar()
      let delegate = Listener()
      bar.delegate = delegate
      freedBar = bar
      freedDelegate = delegate
    }
    #expect(freedBar == nil)
    #expect(freedDelegate == nil)
  }
}
