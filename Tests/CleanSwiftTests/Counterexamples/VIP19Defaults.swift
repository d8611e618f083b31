import Foundation
import HeadlessUI

/// Is a store besides.
private final class GreetingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = UserDefaults.standard.string(forKey: "greeting")
  }
}
