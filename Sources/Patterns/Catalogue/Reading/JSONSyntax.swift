import Foundation

/// Finds the first syntax error of a JSON text.
enum JSONSyntax {
  /// The line of the first error, from one, or nil if the text is JSON or Foundation reports no place.
  ///
  /// Foundation reports the place only in words: as a byte on Linux, as a line on Apple's platforms.
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
