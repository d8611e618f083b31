import Foundation
import HeadlessUI

/// A data source and delegate that records the calls of its methods.
final class Rows: UITableViewDataSource, UITableViewDelegate {
  var titles: [String]
  private(set) var askedFor: [Int] = []
  private(set) var countsAsked = 0
  private(set) var picked: [Int] = []

  init(_ titles: [String]) {
    self.titles = titles
  }

  convenience init(count: Int) {
    self.init((1...count).map { "row \($0)" })
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countsAsked += 1
    return titles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    askedFor.append(indexPath.row)
    let cell = UITableViewCell()
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    picked.append(indexPath.row)
  }
}

extension UITableView {
  /// Creates a table with `rows` as its data source and delegate.
  convenience init(_ rows: Rows) {
    self.init()
    dataSource = rows
    delegate = rows
  }
}
