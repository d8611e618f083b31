import Foundation

/// The reason why a run of the judge fails.
enum JudgeError: Error, CustomStringConvertible {
  case unreadable(String)
  case unwritable(String)
  case damaged(String, reason: String)
  case message(String)

  var description: String {
    switch self {
    case .unreadable(let path):
      FileManager.default.fileExists(atPath: path)
        ? "\(path) cannot be read." : "There is no file or folder \(path)."
    case .unwritable(let name): "\(name) cannot be written."
    case .damaged(let path, let reason): "\(path) cannot be used: \(reason)."
    case .message(let text): text
    }
  }
}

extension Decodable {
  /// Reads a file of JSON.
  ///
  /// - Throws: A `JudgeError` that names the file and, if it is known, the place in it.
  init(json url: URL) throws(JudgeError) {
    let data: Data
    do { data = try Data(contentsOf: url) } catch { throw .unreadable(url.path) }
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw .damaged(url.path, reason: error.reason(in: data))
    }
  }
}

extension Error {
  /// Returns the reason why some data cannot be decoded, as one line without a full stop.
  fileprivate func reason(in data: Data) -> String {
    guard case .dataCorrupted(let context)? = self as? DecodingError, context.codingPath.isEmpty else {
      return oneLine
    }
    // Foundation reports no place in a text that ends too early.
    let line = JSONSyntax.lineOfFirstError(in: data) ?? 1 + data.count { $0 == UInt8(ascii: "\n") }
    return "line \(line) is not valid JSON"
  }

  /// The error as one line without a full stop.
  fileprivate var oneLine: String {
    guard let error = self as? DecodingError else { return "\(self)" }
    let (context, problem): (DecodingError.Context, String?) =
      switch error {
      case .keyNotFound(let key, let context): (context, "'\(key.stringValue)' is missing")
      case .typeMismatch(let type, let context): (context, "a value of type \(type) is expected")
      case .valueNotFound(_, let context): (context, "a value is missing")
      case .dataCorrupted(let context): (context, nil)
      @unknown default: (.init(codingPath: [], debugDescription: "\(error)"), nil)
      }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    let whole = problem ?? context.debugDescription
    let text = whole.hasSuffix(".") ? String(whole.dropLast()) : whole
    return path.isEmpty ? text : "\(path): \(text)"
  }
}
