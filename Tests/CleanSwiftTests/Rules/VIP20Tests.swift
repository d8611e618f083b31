import HeadlessUI
import Foundation
import Testing

@Suite struct VIP20Tests {
  @Test func `VIP-20 the view controller validates, fetches, parses and converts nothing`() async throws {
    try await expectKept("VIP-20")
  }

  @Test func `VIP-20 counterexample: the view controller formats a date`() async throws {
    try await expectBroken(
      "VIP-20", naming: "View Controller", "Presenter", "Formatter",
      by: .readingBeside("VIP20"))
  }

  @Test func `VIP-20 counterexample: the view controller composes a text`() async throws {
    try await expectBroken(
      "VIP-20", naming: "View Controller", "Presenter", "puts a text together",
      by: .readingBeside("VIP20Text"))
  }

  @Test func `VIP-20 counterexample: the view controller validates a field`() async throws {
    try await expectBroken(
      "VIP-20", naming: "View Controller", "Interactor", "isEmpty",
      by: .readingBeside("VIP20Field"))
  }

  @Test func `VIP-20 counterexample: the view controller decides by what it shows`() async throws {
    try await expectBroken(
      "VIP-20", naming: "View Controller", "reads back button.isHidden",
      by: .readingBeside("VIP20Back"))
  }

  @Test func `VIP-20 counterexample: the view controller parses`() async throws {
    try await expectBroken(
      "VIP-20", naming: "View Controller", "Interactor", "line ",
      by: .readingBeside("VIP20Fetch"))
  }
}

private enum VIP20 {
  // import Foundation
  // import HeadlessUI

  /// Formats a picked day itself, instead of waiting for the presenter.
  private final class GreetingsViewController: UIViewController {
    @Outlet var day: UILabel

    private let formatter = DateFormatter()

    func dayPicked(_ date: Date) {
      day.text = formatter.string(from: date)
    }
  }
}

private enum VIP20Text {
  // import HeadlessUI

  /// Composes the displayed sentence from its parts.
  private final class GreetingsViewController: UIViewController {
    @Outlet var greeting: UILabel

    func displayGreet(name: String, count: Int) {
      greeting.text = "Hello, \(name), for the \(count)th time"
    }
  }
}

private enum VIP20Back {
  // import HeadlessUI

  /// Says something else of a failure if the button to try again is hidden.
  private final class GreetingsViewController: UIViewController {
    @Outlet var button: UIButton
    @Outlet var summary: UILabel

    func displayGreet(canRetry: Bool) {
      button.isHidden = !canRetry
    }

    func displayFailure(message: String, summary text: String) {
      summary.text = button.isHidden ? message : text
    }
  }
}

private enum VIP20Field {
  // import HeadlessUI

  /// Decides which names are valid.
  private final class GreetingsViewController: UIViewController {
    @Outlet var field: UITextField
    @Outlet var button: UIButton

    @IBAction func nameChanged(_ sender: Any) {
      button.isEnabled = field.text?.isEmpty == false
    }
  }
}

private enum VIP20Fetch {
  // import Foundation
  // import HeadlessUI

  /// Decodes its rows.
  private final class GreetingsViewController: UIViewController {
    private var names: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      names = (try? JSONDecoder().decode([String].self, from: Data("[]".utf8))) ?? []
    }
  }
}
