import Foundation

extension ApiResponse {
  /// How long the server asks to be left alone, by the header Retry-After.
  ///
  /// A date counts from the date of the answer itself, if it has one, so that it does not matter whether the
  /// server's clock is right.
  ///
  /// - Parameter now: The time for an answer without a date.
  /// - Returns: A time above zero; nil where the header is missing, makes no sense or asks for no pause.
  func retryAfter(now: Date = Date()) -> Duration? {
    guard let text = header("Retry-After")?.trimmingCharacters(in: .whitespaces) else { return nil }
    let pause: Duration
    if text.isEmpty {
      return nil
    } else if text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      // More digits than a number has room for are a long time.
      pause = .seconds(Int32(text) ?? .max)
    } else if let date = Self.date(text) {
      let start = header("Date").flatMap(Self.date) ?? now
      pause = .seconds(date.timeIntervalSince(start))
    } else {
      return nil
    }
    return pause > .zero ? pause : nil
  }

  /// Reads a date as HTTP writes it, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text)
  }
}
