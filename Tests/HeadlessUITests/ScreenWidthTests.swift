import HeadlessUI
import Testing
import TextLayout

@Suite struct ScreenWidthTests {
  nonisolated private static let texts = [
    "", "Countries", "日本国と大韓民国", "🇫🇷🇮🇹🇩🇪🇯🇵", "A\u{30A}land e\u{301}te\u{301}", "two\nlines\tand a tab\r\nmore",
    "👩‍👩‍👧‍👦 ❤️ 1️⃣", "\u{1B}[31mred", String(repeating: "very long ", count: 40), String(repeating: "漢", count: 150),
  ]
  nonisolated private static let widths = [20, 21, 40, 80, 200]

  private let rows = Rows(ScreenWidthTests.texts + ScreenWidthTests.texts)

  /// Creates a window with the text in every possible place.
  private func window(_ text: String, lines: Int = 24, alert: Bool = false) -> UIWindow {
    let below = UIViewController()
    below.title = text
    let top = UIViewController()
    top.title = text
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: text)
    top.toolbarItems = [text, "Name", text].map { UIBarButtonItem(title: $0) }
    let button = UIButton()
    button.setTitle(text, for: .normal)
    let field = UISearchTextField()
    field.placeholder = text
    let filled = UITextField()
    filled.text = text
    let spinner = UIActivityIndicatorView()
    spinner.startAnimating()
    let views = [label(text), label(text, lines: 0), button, field, filled, spinner, UITableView(rows)]
    for view in views { top.view.addSubview(view) }
    let navigation = UINavigationController(rootViewController: below)
    navigation.isToolbarHidden = false
    navigation.pushViewController(top, animated: false)
    let window = UIWindow(root: navigation, lines: lines)
    guard alert else { return window }
    let failure = UIAlertController(title: text, message: text, preferredStyle: .alert)
    failure.addAction(UIAlertAction(title: text, style: .default))
    failure.addAction(UIAlertAction(title: "OK", style: .cancel))
    top.present(failure, animated: false)
    return window
  }

  @Test(arguments: texts, widths)
  func `every line is exactly as wide as the picture, whatever characters the texts contain`(
    text: String, width: Int
  ) {
    for alert in [false, true] {
      let screen = window(text, alert: alert).screen(width: width)
      for line in screen.lines {
        #expect(line.columns == width, "\(line)")
        #expect(!line.contains { $0.isNewline || $0 == "\t" || $0 == "\u{1B}" })
      }
    }
  }

  @Test(arguments: [-5, 0, 1, 19])
  func `a picture narrower than 20 columns is drawn with 20`(width: Int) {
    #expect(window("Countries", alert: true).screen(width: width).lines.allSatisfy { $0.columns == 20 })
  }

  @Test(arguments: [-1, 0, 1, 3, 5])
  func `a window with too few lines still shows a row and every element in reach`(lines: Int) {
    let window = window("Countries", lines: lines)
    let reachable = window.screen(width: 40).elements.map(\.kind)
    #expect(
      reachable == [
        .backButton, .button, .button, .field, .field, .row, .scrollDown, .button, .button, .button,
      ])
  }

  @Test func `a window is never taller than its lines if its table can shrink`() {
    for lines in 17...40 {
      #expect(window("Countries", lines: lines).screen(width: 60).lines.count <= lines)
    }
  }

  @Test func `an element keeps its full text when the picture cuts it`() {
    let long = String(repeating: "long ", count: 30)
    let screen = window(long).screen(width: 40)
    #expect(screen.elements.first { $0.kind == .button }?.label == long)
    #expect(screen.text.contains("…"))
  }

  @Test func `a table without rows takes no line`() {
    let none = Rows([])
    let window = UIWindow(showing: UITableView(none))
    #expect(window.screen().lines.count == 2)
    withExtendedLifetime(none) {}
  }
}
