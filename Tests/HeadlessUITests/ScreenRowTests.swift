import HeadlessUI
import Testing

/// What the lines of a picture show.
@Suite struct ScreenRowTests {
  /// Returns each row as words: its place, then the kind and the text of each part.
  private func shown(_ screen: Screen) -> [[String]] {
    screen.rows.map { row in [row.place.rawValue] + row.parts.flatMap { [$0.kind.rawValue, $0.text] } }
  }

  @Test func `bars, fields, buttons and wrapped text say what they are`() {
    let films = UIViewController()
    films.title = "Films"
    films.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    films.toolbarItems = [UIBarButtonItem(title: "Name")]
    let field = UISearchTextField()
    field.placeholder = "a name"
    let button = UIButton()
    button.setTitle("[One]", for: .normal)
    button.isEnabled = false
    let text = UILabel()
    text.numberOfLines = 0
    text.text = "A text that takes more than one line of the screen"
    for view in [field, button, text] { films.view.addSubview(view) }
    let root = UIViewController()
    root.title = "Countries"
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let window = UIWindow(root: navigation)
    navigation.pushViewController(films, animated: true)
    let screen = window.screen(width: 40)
    #expect(screen.rows.count == screen.lines.count)
    #expect(
      shown(screen).filter { $0.count > 1 } == [
        ["bar", "back", "‹ Countries", "title", "Films", "button", "Edit"],
        ["body", "search", "", "placeholder", "a name"], ["body", "disabled", "[One]"],
        ["body", "text", "A text that takes more than one line"], ["body", "rest", "of the screen"],
        ["toolbar", "button", "Name"],
      ])
  }

  @Test func `an alert takes the place of the rows that it covers`() {
    let root = UIViewController()
    let alert = UIAlertController(title: "Oh", message: "It failed.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Try Again", style: .default))
    let window = UIWindow(root: UINavigationController(rootViewController: root))
    root.present(alert, animated: true)
    let screen = window.screen(width: 60)
    #expect(screen.rows.count == screen.lines.count)
    #expect(
      shown(screen).filter { $0[0] == "alert" && $0.count > 1 } == [
        ["alert", "title", "Oh"], ["alert", "text", "It failed."],
        ["alert", "button", "Cancel", "button", "Try Again"],
      ])
  }
}
