import Foundation
import HeadlessUI

/// Reads its rows from a file.
private final class GreetingsViewController: UIViewController {
  private var names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let file = URL(fileURLWithPath: "names.json")
    names = (try? JSONDecoder().decode([String].self, from: Data(contentsOf: file))) ?? []
  }
}
