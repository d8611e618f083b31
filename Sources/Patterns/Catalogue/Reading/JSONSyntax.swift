import Foundation

/// Finds the first syntax error in a JSON text.
enum JSONSyntax {
  /// Returns the line of the first error, counted from 1; nil if the text is valid JSON or Foundation does not report
  /// where the error is.
  ///
  /// Foundation reports it only in its message: as a byte offset on Linux, as a line on Apple's platforms.
  static func lineOfFirstError(in data: Data) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      if let match = words.firstMatch(of: /around line (\d+)/) {
        return Int(match.1)
      }
      guard let match = words.firstMatch(of: /around character (\d+)/), let byte = Int(match.1) else {
        return nil
      }
      return 1 + data.prefix(byte).count { $0 == UInt8(ascii: "\n") }
    }
  }
}
