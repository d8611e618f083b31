import HeadlessUI
import Foundation
import Catalogue
import Testing

@Suite struct VIP19Tests {
  @Test func `VIP-19 the view controller handles only its views`() async throws {
    try await expectKept("VIP-19")
  }

  @Test func `VIP-19 counterexample: the view controller keeps the application's own data`() async throws {
    try await expectBroken(
      "VIP-19", naming: "View Controller", "imports Catalogue",
      by: .readingBeside("VIP19"))
  }

  @Test func `VIP-19 counterexample: the view controller reads the user defaults`() async throws {
    try await expectBroken(
      "VIP-19", naming: "View Controller", "UserDefaults",
      by: .readingBeside("VIP19Defaults"))
  }
}

private enum VIP19 {
  // import Catalogue
  // import HeadlessUI

  /// Keeps the picked country itself, not only its text.
  private final class GreetingsViewController: UIViewController {
    private var pickedCountry: Country?

    func show(_ country: Country) {
      pickedCountry = country
      title = country.name
    }
  }
}

private enum VIP19Defaults {
  // import Foundation
  // import HeadlessUI

  /// Reads its title from the user defaults.
  private final class GreetingsViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = UserDefaults.standard.string(forKey: "greeting")
    }
  }
}
