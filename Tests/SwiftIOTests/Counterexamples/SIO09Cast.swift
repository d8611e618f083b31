@testable import SwiftIO

/// Casts the sender to a list.
private final class GreetingInteractor {
  private var row: Int?

  @IBAction func greet(_ sender: Any) {
    guard let list = sender as? ListView else { return }
    row = list.selectedRow
  }
}
