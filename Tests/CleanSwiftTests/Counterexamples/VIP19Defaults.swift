import Foundation
import HeadlessUI

/// Reads its title from the user defaults.
private final class GreetingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = UserDefaults.standard.string(forKey: "greeting")
  }
}
