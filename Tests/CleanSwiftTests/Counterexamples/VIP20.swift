import Foundation
import HeadlessUI

/// Formats a picked day itself, instead of waiting for the presenter.
private final class GreetingsViewController: UIViewController {
  @Outlet var day: UILabel

  private let formatter = DateFormatter()

  func dayPicked(_ date: Date) {
    day.text = formatter.string(from: date)
  }
}
