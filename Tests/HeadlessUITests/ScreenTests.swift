import Foundation
import HeadlessUI
import Testing

@Suite struct ScreenTests {
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    root.title = "Countries"
    navigation = UINavigationController(rootViewController: root)
    window = UIWindow(root: navigation)
  }

  private func show(_ views: UIView...) {
    for view in views { root.view.addSubview(view) }
  }

  @Test func `a window without a root is an empty frame`() {
    let screen = UIWindow().screen(width: 20)
    #expect(screen.lines == ["╭──────────────────╮", "╰──────────────────╯"])
    #expect(screen.elements.isEmpty)
  }

  @Test
  func `the bar shows the back button on the left, the title in the middle and the button on the right`() {
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Favourites")
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries  [Favourites] │
      ├──────────────────────────────────────┤
      ╰──────────────────────────────────────╯
      """)
    let films = UIViewController()
    films.title = "Films"
    films.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    films.navigationItem.rightBarButtonItem?.isEnabled = false
    navigation.pushViewController(films, animated: true)
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │ ‹ Countries    Films          (Edit) │
      ├──────────────────────────────────────┤
      ╰──────────────────────────────────────╯
      """)
  }

  @Test func `a search field shows its placeholder until it contains text`() throws {
    let field = UISearchTextField()
    field.placeholder = "name, capital or code"
    show(field)
    window.expect(
      """
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries                         │
      ├──────────────────────────────────────────────────────────┤
      │ Search: ________________________ (name, capital or code) │
      ╰──────────────────────────────────────────────────────────╯
      """, width: 60)
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries               │
      ├──────────────────────────────────────┤
      │ Search: ____ (name, capital or code) │
      ╰──────────────────────────────────────╯
      """)
    try window.act(on: .field, text: "sao tome")
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries               │
      ├──────────────────────────────────────┤
      │ Search: sao tome____________________ │
      ╰──────────────────────────────────────╯
      """)
  }

  @Test func `a label takes its allowed lines, a button one line, and a hidden view none`() {
    let button = UIButton()
    button.setTitle("Mark as Favourite", for: .normal)
    let disabled = UIButton()
    disabled.setTitle("Buy", for: .normal)
    disabled.isEnabled = false
    let group = UIView()
    group.addSubview(label("in a hidden group"))
    group.isHidden = true
    let long = "Algeria and France, with a little help from Belgium and Morocco"
    show(label(long, lines: 0), label(long, lines: 1), label(""), group, button, disabled)
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries               │
      ├──────────────────────────────────────┤
      │ Algeria and France, with a little    │
      │ help from Belgium and Morocco        │
      │ Algeria and France, with a little h… │
      │ [Mark as Favourite]                  │
      │ (Buy)                                │
      ╰──────────────────────────────────────╯
      """)
  }

  @Test func `a spinner is shown while it is animating`() {
    let spinner = UIActivityIndicatorView()
    show(spinner)
    spinner.startAnimating()
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries               │
      ├──────────────────────────────────────┤
      │ ◌ Loading…                           │
      ╰──────────────────────────────────────╯
      """)
    spinner.stopAnimating()
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries               │
      ├──────────────────────────────────────┤
      ╰──────────────────────────────────────╯
      """)
    spinner.hidesWhenStopped = false
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries               │
      ├──────────────────────────────────────┤
      │ ◌                                    │
      ╰──────────────────────────────────────╯
      """)
  }

  @Test func `rows show the title, the detail, the accessory and the selection`() {
    let rows = Countries()
    let table = UITableView()
    table.dataSource = rows
    show(table)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries               │
      ├──────────────────────────────────────┤
      │   Afghanistan                Kabul › │
      │ ▸ 日本                   東京 · 🇯🇵 ✓ │
      │   South Georgia and the South Sandw… │
      │   São Tomé  a detail that is far … › │
      ╰──────────────────────────────────────╯
      """)
    withExtendedLifetime(rows) {}
  }

  @Test func `a long list shows the numbers of rows above and below`() throws {
    let rows = Rows(count: 253)
    let small = UIWindow(lines: 10)
    let table = UITableView(rows)
    show(table)
    small.rootViewController = navigation
    small.makeKeyAndVisible()
    try small.act(on: .scrollDown)
    #expect(
      small.screen(width: 20).text == """
        ╭──────────────────╮
        │    Countries     │
        ├──────────────────┤
        │ ↑ 4 more         │
        │   row 5          │
        │   row 6          │
        │   row 7          │
        │   row 8          │
        │ ↓ 245 more       │
        ╰──────────────────╯
        """)
    withExtendedLifetime(rows) {}
  }

  @Test func `a toolbar that is too wide for one line takes several`() {
    let titles = ["Name ↑", "Population", "Area", "Capital", "A button whose title is longer than the bar"]
    root.toolbarItems = titles.map { UIBarButtonItem(title: $0) } + [UIBarButtonItem()]
    root.toolbarItems?[2].isEnabled = false
    navigation.isToolbarHidden = false
    show(label("Content"))
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries               │
      ├──────────────────────────────────────┤
      │ Content                              │
      ├──────────────────────────────────────┤
      │ [Name ↑]  [Population]  (Area)       │
      │ [Capital]                            │
      │ [A button whose title is longer th…] │
      ╰──────────────────────────────────────╯
      """)
  }

  @Test func `a back button that does not fit is titled Back or has no title`() {
    root.title = "South Georgia and the South Sandwich Islands"
    let films = UIViewController()
    films.title = "Films"
    navigation.pushViewController(films, animated: true)
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │ ‹ Back         Films                 │
      ├──────────────────────────────────────┤
      ╰──────────────────────────────────────╯
      """)
    films.title = "Films of South Georgia and the Islands"
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │ ‹ Films of South Georgia and the I…  │
      ├──────────────────────────────────────┤
      ╰──────────────────────────────────────╯
      """)
    films.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "A rather long button indeed")
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │ ‹ Films of South… [A rather long b…] │
      ├──────────────────────────────────────┤
      ╰──────────────────────────────────────╯
      """)
    #expect(
      window.reachable() == ["South Georgia and the South Sandwich Islands", "A rather long button indeed"])
  }

  @Test func `tables share the lines, and a short table leaves its spare lines to the others`() {
    let short = Rows(["one", "two"])
    let long = Rows(count: 50)
    let longer = Rows(count: 60)
    let plain = UIWindow(
      showing: UITableView(longer), label("middle"), UITableView(short), UITableView(long), lines: 17)
    #expect(
      plain.screen(width: 20).text == """
        ╭──────────────────╮
        │                  │
        │   row 1          │
        │   row 2          │
        │   row 3          │
        │   row 4          │
        │ ↓ 56 more        │
        │ middle           │
        │   one            │
        │   two            │
        │                  │
        │   row 1          │
        │   row 2          │
        │   row 3          │
        │   row 4          │
        │ ↓ 46 more        │
        ╰──────────────────╯
        """)
    withExtendedLifetime((short, long, longer)) {}
  }

  @Test func `a sheet replaces the screen that it covers`() {
    show(label("below"))
    let sheet = UIViewController()
    sheet.view.addSubview(label("above"))
    root.present(sheet, animated: true)
    window.expect(
      """
      ╭──────╴━━━━╶──────╮
      │ above            │
      ╰──────────────────╯
      """, width: 20)
  }
}

/// Four countries with everything that a row can show.
private final class Countries: UITableViewDataSource {
  private let rows: [(String, String, UITableViewCell.AccessoryType)] = [
    ("Afghanistan", "Kabul", .disclosureIndicator),
    ("日本", "東京 · 🇯🇵", .checkmark),
    ("South Georgia and the South Sandwich Islands", "King Edward Point", .none),
    ("São Tomé", "a detail that is far too long for this", .disclosureIndicator),
  ]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    let (title, detail, accessory) = rows[indexPath.row]
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = detail
    cell.accessoryType = accessory
    return cell
  }
}
