@testable import MVVMFC

extension FilmItem {
  /// Title and facts on one line.
  fileprivate var line: String { "\(title), \(facts)" }
}
