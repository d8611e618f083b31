@testable import MVVMFC

extension ListItem {
  /// The title and the detail on one line.
  fileprivate var line: String { "\(title), \(detail)" }
}
