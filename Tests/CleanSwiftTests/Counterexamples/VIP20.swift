import Foundation
import HeadlessUI

/// Turns a picked day into words by itself, and does not wait for the presenter.
private final class GreetingsViewController: UIViewController {
  @Outlet var day: UILabel

  private let formatter = DateFormatter()

  func dayPicked(_ date: Date) {
    day.text = formatter.string(from: date)
  }
}
