import Foundation
import HeadlessUI
import Testing

@Suite struct StackViewTests {
  // MARK: Arranged views

  @Test func `a stack is a row without spacing that arranges the given views`() {
    let stack = UIStackView(arrangedSubviews: [label("one"), label("two")])
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 0)
    #expect(texts(stack.arrangedSubviews) == ["one", "two"])
    #expect(texts(stack.subviews) == ["one", "two"])
    #expect(UIStackView().arrangedSubviews.isEmpty)
  }

  @Test func `a view is arranged where it was inserted, and comes last among the subviews`() {
    let (one, two, three) = (label("one"), label("two"), label("three"))
    let stack = UIStackView(arrangedSubviews: [one, three])
    stack.insertArrangedSubview(two, at: 1)
    #expect(texts(stack.arrangedSubviews) == ["one", "two", "three"])
    #expect(texts(stack.subviews) == ["one", "three", "two"])
  }

  @Test func `a view that is already arranged moves, and keeps its place among the subviews`() {
    let (one, two, three) = (label("one"), label("two"), label("three"))
    let stack = UIStackView(arrangedSubviews: [one, two, three])
    stack.addArrangedSubview(one)
    #expect(texts(stack.arrangedSubviews) == ["two", "three", "one"])
    stack.insertArrangedSubview(three, at: 0)
    #expect(texts(stack.arrangedSubviews) == ["three", "two", "one"])
    stack.insertArrangedSubview(three, at: 3)
    #expect(texts(stack.arrangedSubviews) == ["two", "one", "three"])
    #expect(texts(stack.subviews) == ["one", "two", "three"])
  }

  @Test func `a view that leaves the stack is no longer arranged`() {
    let (one, two, three) = (label("one"), label("two"), label("three"))
    let stack = UIStackView(arrangedSubviews: [one, two, three])
    one.removeFromSuperview()
    #expect(texts(stack.arrangedSubviews) == ["two", "three"])
    UIView().addSubview(two)
    #expect(texts(stack.arrangedSubviews) == ["three"])
    let other = UIStackView(arrangedSubviews: [three])
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews.isEmpty)
    #expect(texts(other.arrangedSubviews) == ["three"])
    #expect(three.superview === other)
  }

  @Test func `a subview is drawn only if it is arranged`() {
    let (one, two) = (label("one"), label("two"))
    let stack = column(one)
    stack.addSubview(two)
    #expect(texts(stack.arrangedSubviews) == ["one"])
    #expect(content([stack]) == ["one"])
    stack.addArrangedSubview(two)
    #expect(texts(stack.subviews) == ["one", "two"])
    #expect(content([stack]) == ["one", "two"])
  }

  @Test func `an arranged view remains arranged when it is added as a subview again`() {
    let (one, two) = (label("one"), label("two"))
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.addSubview(one)
    #expect(texts(stack.arrangedSubviews) == ["one", "two"])
    #expect(texts(stack.subviews) == ["two", "one"])
  }

  @Test func `an invalid position ends the program with a message that names the last valid one`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 2)
      }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("UIStackView has no place 2 among its arranged subviews; the last is 1."))
  }

  @Test func `the window is notified of a new axis and of a new spacing`() {
    let stack = UIStackView()
    let controller = UIViewController()
    controller.view.addSubview(stack)
    let window = NotingWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    stack.axis = .vertical
    stack.spacing = 2
    #expect(window.changes == ["axis vertical", "spacing 2.0"])
  }

  // MARK: Columns

  @Test(arguments: [20, 40, 60, 80, 200])
  func `a controller whose view is a column is drawn as one whose view is a plain view`(width: Int) {
    for lines in [5, 10, 24] {
      let rows = Rows(count: 30)
      let stack = UIStackView()
      stack.axis = .vertical
      for view in everything(rows) { stack.addArrangedSubview(view) }
      let controller = UIViewController()
      controller.view = stack
      let plain = UIViewController()
      for view in everything(rows) { plain.view.addSubview(view) }

      let drawn = UIWindow(root: controller, lines: lines).screen(width: width)
      let expected = UIWindow(root: plain, lines: lines).screen(width: width)
      #expect(drawn.text == expected.text)
      #expect(drawn.elements.map(\.label) == expected.elements.map(\.label))
      #expect(drawn.elements.map(\.kind) == expected.elements.map(\.kind))
    }
  }

  @Test func `blank lines separate visible views only`() {
    let hidden = label("hidden")
    hidden.isHidden = true
    let none = Rows([])
    let stack = column(
      hidden, label("one"), label(""), UIActivityIndicatorView(), UIView(), UITableView(none),
      label("two"), button("Three"), hidden, spacing: 2)
    #expect(content([stack, label("below")]) == ["one", "", "", "two", "", "", "[Three]", "below"])
    hidden.isHidden = false
    #expect(content([stack]) == ["one", "", "", "two", "", "", "[Three]", "", "", "hidden"])
    stack.spacing = -1
    #expect(content([stack]) == ["one", "two", "[Three]", "hidden"])
    stack.isHidden = true
    #expect(content([stack, label("below")]) == ["below"])
    withExtendedLifetime(none) {}
  }

  @Test func `columns, rows and plain views nest to any depth`() {
    let plain = UIView()
    for view in [label("d"), column(label("e"), label("f"), spacing: 1)] { plain.addSubview(view) }
    var stack = column(
      label("a"), column(label("b"), row(label("c"), label("c")), spacing: 2), plain, column(), row(),
      spacing: 1)
    let lines = ["a", "", "b", "", "", "c c", "", "d", "e", "", "f"]
    #expect(content([stack]) == lines)
    for _ in 1...20 { stack = column(column(stack, spacing: 3), row(), spacing: 4) }
    #expect(content([stack]) == lines)
  }

  @Test func `a table gets the lines that other views and blank lines leave`() {
    let rows = Rows(count: 50)
    let window = UIWindow(
      showing: column(label("above"), UITableView(rows), row(button("A"), button("B")), spacing: 1), lines: 12
    )
    window.expect(
      """
      ╭──────────────────╮
      │ above            │
      │                  │
      │                  │
      │   row 1          │
      │   row 2          │
      │   row 3          │
      │   row 4          │
      │ ↓ 46 more        │
      │                  │
      │ [A] [B]          │
      ╰──────────────────╯
      """, width: 20)
    withExtendedLifetime(rows) {}
  }

  @Test func `tables in columns share the lines`() {
    let (first, second) = (Rows(count: 50), Rows(count: 50))
    for lines in 14...40 {
      let stack = column(
        UITableView(first), column(label("between"), UITableView(second), spacing: 1), spacing: 2)
      #expect(UIWindow(showing: stack, lines: lines).screen().lines.count == lines)
    }
  }
}

/// A window that records the properties set on its views.
private final class NotingWindow: UIWindow {
  private(set) var changes: [String] = []

  override func viewDidChange(_ view: UIView, property: String, to value: Any) {
    changes.append("\(property) \(value)")
  }
}

/// Creates a view of every kind that a window can draw.
private func everything(_ rows: Rows) -> [UIView] {
  let group = UIView()
  for view in [label("in a group"), button("Grouped")] { group.addSubview(view) }
  let hidden = label("hidden")
  hidden.isHidden = true
  let long = "Algeria and France, with a little help from Belgium and Morocco"
  return [
    label(long), label(long, lines: 0), label(""), group, hidden, UIButton(), button("Go"), field("name"),
    search("country"),
    UITableView(rows), spinning(), UIActivityIndicatorView(), UITableView(rows), UIView(),
  ]
}
