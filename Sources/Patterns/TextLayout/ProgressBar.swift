import Foundation

/// A line on the terminal that shows the progress of some work; nothing if there is no terminal.
public final class ProgressBar {
  private let width: Int?
  private let write: (String) -> Void
  private var shown = ""

  /// A bar that is never shown.
  public static var silent: ProgressBar { ProgressBar(width: nil) { _ in } }

  /// Creates a bar for a terminal.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; nil without a terminal.
  ///   - write: Writes a text to the terminal.
  public init(width: Int?, write: @escaping (String) -> Void) {
    self.width = width
    self.write = write
  }

  /// Shows how many parts of the work are done, how fast it goes, and how much time is left.
  public func show(_ done: Int, of total: Int, after duration: Duration) {
    guard let width else { return }
    // Room for '^C', which the terminal may add.
    let line = Self.line(done, of: total, after: duration, width: max(1, width - 3))
    guard line != shown else { return }
    write("\r" + line)
    shown = line
  }

  /// Removes the bar.
  public func clear() {
    guard let width, !shown.isEmpty else { return }
    write("\r" + String(repeating: " ", count: width - 1) + "\r")
    shown = ""
  }

  /// Returns the text of the bar, exactly `width` columns wide.
  public static func line(_ done: Int, of total: Int, after duration: Duration, width: Int) -> String {
    let rate = Double(done) / max(duration.seconds, 0.001)
    var text = "\(done) of \(total)"
    if done > 0 {
      let left = Duration.seconds(Double(total - done) / rate)
      text += ", \(rate.inWords) a second, \(left.inWords) left"
    }
    let room = min(40, width - text.columns - 3)
    guard room >= 8 else { return text.padded(to: width) }
    let filled = total == 0 ? room : room * done / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: room - filled)
    return "\(bar)  \(text)".padded(to: width)
  }
}

extension Duration {
  /// The duration in seconds.
  public var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The duration in seconds or, from two minutes on, in minutes: `45 s`, `12 min`.
  public var inWords: String {
    let whole = Int(seconds.rounded())
    return whole < 120 ? "\(whole) s" : "\((whole + 30) / 60) min"
  }
}

extension Double {
  /// The number with one digit after the point, whatever the language.
  public var inWords: String {
    formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US")))
  }
}
