import Foundation

extension ApiResponse {
  /// Returns the pause that the server asks for in the header Retry-After.
  ///
  /// If the header holds a date, the pause is counted from the date of the response, so that it is right even if the
  /// server's clock is wrong.
  ///
  /// - Parameter now: The start of the pause if the response has no date.
  /// - Returns: A time above zero; nil if the header is missing, makes no sense or asks for no pause.
  func retryAfter(now: Date = Date()) -> Duration? {
    guard let text = header("Retry-After")?.trimmingCharacters(in: .whitespaces) else { return nil }
    let pause: Duration
    if text.isEmpty {
      return nil
    } else if text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      // A number that is too large for the type counts as the largest.
      pause = .seconds(Int32(text) ?? .max)
    } else if let date = Self.date(text) {
      let start = header("Date").flatMap(Self.date) ?? now
      pause = .seconds(date.timeIntervalSince(start))
    } else {
      return nil
    }
    return pause > .zero ? pause : nil
  }

  /// Reads a date in the format of HTTP, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text)
  }
}
