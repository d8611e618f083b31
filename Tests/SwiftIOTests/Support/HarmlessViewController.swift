import HeadlessUI

/// A view controller that breaks rules only in strings and comments.
final class HarmlessViewController: UIViewController {
  // view.addSubview(UILabel()); view = UIView(); let interactor = HarmlessInteractor()
  private let hint = #"field.addTarget(self, action: "run { }", for: .editingChanged)"#
  private let pattern = #/view\.addSubview\(".*"\)/#
  private var log: [String] = []

  /// Writes down how often `title = "Countries"` was tried.
  func note(_ count: Int) {
    log.append("\(count == 1 ? "view.title = 1" : "@IBAction func tap() {") \(hint)")
    log = log.filter { $0.prefixMatch(of: pattern) == nil && $0 != "\(log.map { $0.prefix(20) })" }
  }
}
