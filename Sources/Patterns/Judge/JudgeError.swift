import Foundation

/// The reason why a folder cannot be judged.
enum JudgeError: Error, CustomStringConvertible {
  case unreadable(String)
  case damaged(String, reason: String)
  case message(String)

  var description: String {
    switch self {
    case .unreadable(let path):
      FileManager.default.fileExists(atPath: path)
        ? "\(path) cannot be read." : "There is no file or folder \(path)."
    case .damaged(let path, let reason): "\(path) cannot be used: \(reason)."
    case .message(let text): text
    }
  }
}

extension Error {
  /// The error as one line without a full stop.
  var oneLine: String {
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
