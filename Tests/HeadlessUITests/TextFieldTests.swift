import HeadlessUI
import Testing

@Suite struct TextFieldTests {
  private final class Listener: UISearchBarDelegate {
    var texts: [String] = []
    func changed(_ sender: UITextField) { texts.append(sender.text ?? "") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { texts.append(searchText) }
  }

  private let listener = Listener()

  @Test func `a person's typing changes the text and calls the targets`() throws {
    let field = UITextField()
    field.addTarget(listener, action: Listener.changed, for: .editingChanged)
    let window = UIWindow(showing: field)
    try window.act(on: .field, text: "f")
    try window.act(on: .field, text: "fi")
    #expect(field.text == "fi")
    #expect(listener.texts == ["f", "fi"])
  }

  @Test func `setting the text in code calls no targets`() {
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

  @Test func `a field is found by its placeholder, even when it contains text`() throws {
    let field = UITextField()
    field.placeholder = "name"
    let window = UIWindow(showing: field)
    try window.act(on: .field, "name", text: "x")
    #expect(window.reachable(.field) == ["name"])
  }

  @Test func `a search bar notifies its delegate when a person types, but not when code sets the text`()
    throws
  {
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

  @Test func `a search bar keeps neither its delegate nor itself alive`() {
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
