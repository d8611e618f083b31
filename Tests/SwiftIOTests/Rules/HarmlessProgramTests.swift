import Catalogue
import Checks
import HeadlessUI
import PatternTesting
import Testing

@testable import SwiftIO

@Suite struct HarmlessProgramTests {
  @Test func `strings, comments and casts of errors break no rule`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("HarmlessViewController").sources
    evidence.sources += Evidence.reading("HarmlessInteractor").sources
    evidence.compilations =
      try await Evidence.compiling("HarmlessInteractor", for: "SIO-09").compilations
    #expect(evidence.compilations.count == 1)
    await swiftIO.expectUnbroken(by: evidence)
  }
}

private enum HarmlessViewController {
  // import HeadlessUI

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
}

private enum HarmlessInteractor {
  // import Catalogue

  // @testable import SwiftIO

  /// An interactor that casts an error and captures its delegate weakly, and names nothing of the view.
  final class HarmlessInteractor {
    weak var delegate: (any CountriesInteractorDelegate)?

    private let advice = "sender as? UITextField"

    func fail(_ error: any Error) {
      guard let error = error as? CatalogueError else { return }
      later { [weak self, weak delegate] in
        self?.fail(error)
        delegate?.countriesDidFailToLoad()
      }
    }

    private func later(_ work: @escaping () -> Void) {}
  }
}
