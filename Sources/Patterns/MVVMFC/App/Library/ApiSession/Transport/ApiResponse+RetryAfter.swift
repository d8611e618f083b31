import Foundation

extension ApiResponse {
  /// The pause in seconds that the server asks for in the header Retry-After; a date there is not read.
  ///
  /// It is above zero, or nil if the header is missing, makes no sense or asks for no pause.
  var retryAfter: Duration? {
    let text = header("Retry-After")?.trimmingCharacters(in: .whitespaces) ?? ""
    guard !text.isEmpty, text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
      return nil
    }
    // A number that is too large for the type counts as the largest.
    let seconds = Int32(text) ?? .max
    return seconds > 0 ? .seconds(seconds) : nil
  }
}
