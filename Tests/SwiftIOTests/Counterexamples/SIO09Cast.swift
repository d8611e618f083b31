@testable import SwiftIO

/// Finds out that a list sent the event.
private final class GreetingInteractor {
  private var row: Int?

  @IBAction func greet(_ sender: Any) {
    guard let list = sender as? ListView else { return }
    row = list.selectedRow
  }
}
