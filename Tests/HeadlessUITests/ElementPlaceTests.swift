import Foundation
import HeadlessUI
import Testing

/// The places of elements in the picture.
@Suite struct ElementPlaceTests {
  /// Returns the text of the picture at the place of each element.
  private func drawn(_ screen: Screen) -> [String] {
    screen.elements.map { element in
      // Every character of these pictures takes one column.
      let line = Array(screen.lines[element.line])
      return String(line[element.columns])
    }
  }

  @Test func `the places of bars, fields, buttons and rows are where they are drawn`() {
    let films = UIViewController()
    films.title = "Films"
    films.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    films.toolbarItems = ["Name", "Population", "Year of the first screening"].map {
      UIBarButtonItem(title: $0)
    }
    let field = UISearchTextField()
    field.text = "fin"
    let one = UIButton()
    one.setTitle("One", for: .normal)
    let two = UIButton()
    two.setTitle("Two", for: .normal)
    two.isEnabled = false
    let row = UIStackView(arrangedSubviews: [label("Pick"), one, two])
    row.axis = .horizontal
    row.spacing = 8
    for view in [field, row] { films.view.addSubview(view) }
    let root = UIViewController()
    root.title = "Countries"
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let window = UIWindow(root: navigation)
    navigation.pushViewController(films, animated: true)
    let screen = window.screen(width: 40)
    #expect(
      drawn(screen) == [
        "‹ Countries", "[Edit]", "Search: fin_________________________", "[One]", "(Two)", "[Name]",
        "[Population]", "[Year of the first screening]",
      ])
    #expect(screen.elements.map(\.value) == [nil, nil, "fin", nil, nil, nil, nil, nil])
  }

  @Test(arguments: [20, 40, 60]) func `the places of an alert's buttons are where they are drawn`(width: Int)
  {
    let root = UIViewController()
    let window = UIWindow(root: root)
    let alert = UIAlertController(title: "Oh", message: "No.", preferredStyle: .alert)
    for title in ["Cancel", "Try Again"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
    root.present(alert, animated: true)
    #expect(drawn(window.screen(width: width)) == ["[Cancel]", "[Try Again]"])
  }
}
