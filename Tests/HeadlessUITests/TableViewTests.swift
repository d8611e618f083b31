import Foundation
import HeadlessUI
import Testing

@Suite struct TableViewTests {
  private let rows = Rows(count: 253)
  private let few = Rows(count: 3)

  @Test func `a table does not keep its data source and delegate alive`() {
    let table = UITableView()
    weak var freed: Rows?
    do {
      let rows = Rows(count: 3)
      freed = rows
      table.dataSource = rows
      table.delegate = rows
    }
    #expect(freed == nil)
    let window = UIWindow(showing: table)
    #expect(window.reachable(.row) == [])
  }

  @Test func `rows are asked for only when they are shown, and not again while they stay on the screen`() {
    let window = UIWindow(showing: UITableView(rows))
    #expect(rows.askedFor == [])
    _ = window.screen()
    #expect(rows.askedFor == Array(0..<20))
    _ = window.screen()
    #expect(rows.askedFor.count == 20)
    #expect(rows.countsAsked == 1)
  }

  @Test func `scrolling by a page asks for the rows of that page`() throws {
    let table = UITableView(rows)
    let window = UIWindow(showing: table)
    try window.act(on: .scrollDown, "233 more")
    #expect(window.reachable(.row) == (21...40).map { "row \($0)" })
    #expect(rows.askedFor == Array(0..<40))
    try window.act(on: .scrollUp, "20 more")
    #expect(window.reachable(.row).first == "row 1")
    #expect(rows.askedFor.count == 60)
  }

  @Test func `the last page ends with the last row`() throws {
    let window = UIWindow(showing: UITableView(rows))
    for _ in 1...12 { try window.act(on: .scrollDown) }
    #expect(window.reachable(.row).last == "row 253")
    #expect(window.reachable(.scrollDown) == [])
  }

  @Test func `a person's pick selects the row and then notifies the delegate`() throws {
    let table = UITableView(few)
    let window = UIWindow(showing: table)
    try window.act(on: .row, "row 2")
    #expect(few.picked == [1])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    try window.act(on: .row, "row 2")
    #expect(few.picked == [1, 1])
  }

  @Test func `a selection by code does not notify the delegate`() {
    let table = UITableView(few)
    let path = IndexPath(row: 2, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == path)
    table.deselectRow(at: path, animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(few.picked == [])
  }

  @Test func `new data keeps the scroll position and drops the selection`() throws {
    let table = UITableView(rows)
    let window = UIWindow(showing: table)
    try window.act(on: .scrollDown)
    try window.act(on: .row, "row 25")
    rows.titles[20] = "another"
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.contentOffset == CGPoint(x: 0, y: 20))
    #expect(window.reachable(.row).first == "another")
  }

  @Test func `new data that is shorter shows its last rows`() throws {
    let table = UITableView(rows)
    let window = UIWindow(showing: table)
    try window.act(on: .scrollDown)
    rows.titles = ["only"]
    table.reloadData()
    #expect(window.reachable() == ["only"])
    rows.titles = []
    table.reloadData()
    #expect(window.reachable() == [])
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test func `the data source is not asked again until the table reloads`() {
    let rows = Rows(["old"])
    let table = UITableView(rows)
    let window = UIWindow(showing: table)
    #expect(window.reachable() == ["old"])
    rows.titles = ["new"]
    #expect(window.reachable() == ["old"])
    table.reloadData()
    #expect(window.reachable() == ["new"])
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 101...120), (.middle, 91...110), (.bottom, 82...101), (.none, 82...101),
  ])
  func `code scrolls a row to the given position, even before the table has a height`(
    position: UITableView.ScrollPosition, shown: ClosedRange<Int>
  ) {
    let early = UITableView(rows)
    early.scrollToRow(at: IndexPath(row: 100, section: 0), at: position, animated: false)
    #expect(UIWindow(showing: early).reachable(.row) == shown.map { "row \($0)" })

    let late = UITableView(rows)
    let window = UIWindow(showing: late)
    _ = window.screen()
    late.scrollToRow(at: IndexPath(row: 100, section: 0), at: position, animated: false)
    #expect(window.reachable(.row) == shown.map { "row \($0)" })
  }

  @Test func `a selection can scroll to its row`() {
    let table = UITableView(rows)
    let window = UIWindow(showing: table)
    table.selectRow(at: IndexPath(row: 252, section: 0), animated: false, scrollPosition: .top)
    #expect(window.reachable(.row).last == "row 253")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 252, section: 0))?.textLabel?.text == "row 253")
  }

  @Test func `a cell is in its table only while it is shown`() throws {
    let table = UITableView(rows)
    let window = UIWindow(showing: table)
    _ = window.screen()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.superview === table)
    #expect(cell.textLabel?.window === window)
    try window.act(on: .scrollDown)
    _ = window.screen()
    #expect(cell.superview == nil)
  }

  @Test func `picking a row that no longer exists does nothing`() {
    let table = UITableView(few)
    let window = UIWindow(showing: table)
    let old = window.screen().elements[2]
    few.titles = ["one"]
    table.reloadData()
    window.sendEvent(old.event("act", detail: "", file: #filePath, line: #line))
    #expect(few.picked == [])
  }
}
