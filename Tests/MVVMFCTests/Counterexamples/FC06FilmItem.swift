@testable import MVVMFC

extension FilmItem {
  /// Title and detail on one line.
  fileprivate var line: String { "\(title), \(detail)" }
}
