import Foundation
import HeadlessUI
import Testing
import TextLayout

@Suite struct StackRowTests {
  // MARK: Labels

  nonisolated private static let texts = [
    ["Films", "2", "of 9"],
    ["日本国と大韓民国", "東京", "🇯🇵🇰🇷", "漢字かな交じり文の長い見出しがここに立っている"],
    ["🇫🇷", "🇮🇹🇩🇪", "👩‍👩‍👧‍👦", "❤️ 1️⃣"],
    ["A\u{30A}land", "e\u{301}te\u{301}", String(repeating: "e\u{301}", count: 40)],
    ["", "after an empty one", "", " ", "the end"],
    ["  spaced   out  ", "\n", "two\nlines", "a\ttab", "\u{1B}[31mred"],
    ["Sources/Patterns/HeadlessUI/Screen/ScreenRenderer.swift:12", "in(a:b)", "https://example.org/a/b"],
    [String(repeating: "漢", count: 150)],
    [String(repeating: "long ", count: 20), String(repeating: "x", count: 90), "end"],
    (1...60).map { "\($0)" },
    [" "], [" ", "\n"],
  ]

  @Test(arguments: texts)
  func `a row of labels is drawn as one label with their texts, at any width`(texts: [String]) {
    let labels = UIWindow(showing: row(of: texts.map { label($0) }))
    let nested = UIWindow(
      showing: row(row(of: texts.prefix(2).map { label($0) }), row(of: texts.dropFirst(2).map { label($0) })))
    let one = UIWindow(showing: label(texts.joined(separator: " ")))
    for width in 20...210 {
      let expected = one.screen(width: width).text
      #expect(labels.screen(width: width).text == expected)
      #expect(nested.screen(width: width).text == expected)
    }
  }

  @Test(arguments: [20, 40, 60, 80, 200])
  func `a row of labels is cut where a single text with the same spaces would be cut`(width: Int) {
    let texts = ["South Georgia", "日本国と大韓民国", "🇫🇷🇮🇹", "and the South Sandwich Islands"]
    for spacing in 0...30 {
      let stack = row(of: texts.map { label($0) }, spacing: Double(spacing))
      let whole = texts.joined(separator: String(repeating: " ", count: spacing))
      let line = UIWindow(showing: stack).screen(width: width).lines[1]
      #expect(line == "│ \(whole.padded(to: width - 4)) │")
    }
  }

  @Test func `a label in a row takes one line, whatever number of lines it allows`() {
    let long = "Algeria and France, with a little help from Belgium and Morocco"
    #expect(content([row(label(long, lines: 0))]) == ["Algeria and France, with a little h…"])
    #expect(content([row(label("two\nlines", lines: 0), label("end"))]) == ["two lines end"])
  }

  @Test func `an invisible view takes neither columns nor spacing`() {
    let hidden = label("hidden")
    hidden.isHidden = true
    let spinner = UIActivityIndicatorView()
    let stack = row(
      hidden, label("one"), label(""), spinner, UIView(), row(), label("two"), spacing: 3)
    #expect(content([stack]) == ["one   two"])
    spinner.startAnimating()
    #expect(content([stack]) == ["one   ◌ Loading…   two"])
    spinner.stopAnimating()
    spinner.hidesWhenStopped = false
    hidden.isHidden = false
    stack.spacing = 1
    #expect(content([stack]) == ["hidden one ◌ two"])
    stack.spacing = 1.6
    #expect(content([stack]) == ["hidden  one  ◌  two"])
    stack.spacing = -4
    #expect(content([stack]) == ["hiddenone◌two"])
  }

  @Test func `a row without visible views takes no line`() {
    #expect(content([row(), row(label("")), row(row(UIView())), label("below")]) == ["below"])
  }

  @Test func `a row inside a row has its own spacing`() {
    let inner = row(label("b"), label("c"), spacing: 1)
    #expect(content([row(label("a"), inner, label("d"), spacing: 4)]) == ["a    b c    d"])
  }

  // MARK: Buttons and fields

  @Test func `buttons and labels are drawn side by side, and each button can be reached`() throws {
    var taps: [String] = []
    let less = button("−") { taps.append("less") }
    let more = button("+") { taps.append("more") }
    less.isEnabled = false
    let window = UIWindow(showing: row(label("Copies"), less, label("1"), more))
    window.expect(
      """
      ╭──────────────────╮
      │ Copies (−) 1 [+] │
      ╰──────────────────╯
      """, width: 20)
    #expect(window.reachable(.button) == ["−", "+"])
    try window.act(on: .button, "−")
    try window.act(on: .button, "+")
    #expect(taps == ["more"])
  }

  @Test func `a field takes the remaining columns, and several fields share them`() throws {
    let (name, code) = (field("name"), field("code"))
    let window = UIWindow(showing: row(label("Name"), name, button("OK")))
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │ Name ___________________ (name) [OK] │
      ╰──────────────────────────────────────╯
      """)
    try window.act(on: .field, "name", text: "日本")
    #expect(name.text == "日本")
    #expect(content([row(name, code)]) == ["日本______________ __________ (code)"])
    code.isEnabled = false
    #expect(content([row(name, label("·"), code)]) == ["日本_____________ ·           (code)"])
  }

  @Test func `a search bar in a row is drawn with its field`() {
    let window = UIWindow(showing: row(search("country"), button("Go")))
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │ Search: _____________ (country) [Go] │
      ╰──────────────────────────────────────╯
      """)
    #expect(window.reachable() == ["country", "Go"])
  }

  @Test func `a button or a field that does not fit moves to the next line, and a label is cut`() {
    let long = "A label that is longer than the line"
    let stack = row(
      label("Sort by"), button("Name"), button("Population"), label(long), field("filter"), button("Go"),
      button("A button whose title is longer than the bar"), label("cut away"))
    let window = UIWindow(showing: stack)
    window.expect(
      """
      ╭──────────────────╮
      │ Sort by [Name]   │
      │ [Population] A … │
      │ ___ (filt…) [Go] │
      │ [A button whos…] │
      ╰──────────────────╯
      """, width: 20)
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │ Sort by [Name] [Population] A label… │
      │ ______________________ (filter) [Go] │
      │ [A button whose title is longer th…] │
      ╰──────────────────────────────────────╯
      """)
    #expect(
      window.reachable() == [
        "Name", "Population", "filter", "Go", "A button whose title is longer than the bar",
      ])
  }

  @Test(arguments: [20, 40, 60, 80, 200])
  func `buttons and fields in rows can be reached, uncut and in reading order, at any width`(width: Int) {
    let titles = (1...12).map { "Button \($0)" }
    let fields = (1...3).map { field("field \($0)") } + [search("search")]
    let stack = row(of: titles.map { button($0) } + [label("日本国"), spinning()] + fields, spacing: 2)
    let screen = UIWindow(showing: stack, lines: 5).screen(width: width)
    #expect(screen.elements.map(\.label) == titles + ["field 1", "field 2", "field 3", "search"])
    for title in titles { #expect(screen.text.contains("[\(title)]")) }
    #expect(screen.lines.allSatisfy { $0.columns == width })
    #expect(!screen.text.contains("Search: │"))
  }

  @Test func `a row that takes several lines leaves fewer to a table`() {
    let rows = Rows(count: 50)
    let stack = column(row(button("One"), button("Two"), button("Three")), UITableView(rows))
    let screen = UIWindow(showing: stack, lines: 10).screen(width: 20)
    #expect(screen.lines.count == 10)
    #expect(screen.lines[1...2] == ["│ [One] [Two]      │", "│ [Three]          │"])
  }

  // MARK: Views that a row cannot contain

  @Test func `a table in a row ends the program with a message that names both`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let plain = UIView()
        plain.addSubview(UITableView())
        let stack = UIStackView(arrangedSubviews: [UILabel(), plain])
        _ = UIWindow(showing: stack).screen()
      }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("A UITableView takes several lines and cannot be in a horizontal UIStackView"))
  }

  @Test func `a column in a row ends the program with a message that names both`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let column = UIStackView()
        column.axis = .vertical
        _ = UIWindow(showing: ButtonRow(arrangedSubviews: [column])).screen()
      }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("A UIStackView takes several lines and cannot be in a horizontal ButtonRow"))
  }

  @Test func `a view with several subviews in a row ends the program with a message that names both`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIWindow(showing: UIStackView(arrangedSubviews: [UITableViewCell()])).screen()
      }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      errors.contains("A UITableViewCell takes several lines and cannot be in a horizontal UIStackView"))
  }

  @Test func `a row may contain a hidden table`() {
    let table = UITableView()
    table.isHidden = true
    #expect(content([row(table, label("seen"))]) == ["seen"])
  }
}

/// A stack with its own class name.
private final class ButtonRow: UIStackView {}
