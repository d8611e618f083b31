@testable import MVVMFC

extension ListItem {
  /// Title and detail on one line.
  fileprivate var line: String { "\(title), \(detail)" }
}
