import Foundation

extension Error {
  /// The reason why a body could not be read, worded to follow a colon, such as `[2].name: expected text`.
  var decodingReason: String {
    let reason =
      switch self {
      case let error as DecodingError: error.place
      case let error as any LocalizedError: error.errorDescription ?? error.localizedDescription
      default: String(describing: self)
      }
    return reason.asReason
  }
}

extension DecodingError {
  /// The place of the error in the body, and the expected value.
  fileprivate var place: String {
    switch self {
    case .typeMismatch(let type, let context):
      Self.sentence(context.codingPath, "expected \(Self.words(for: type))")
    case .valueNotFound(let type, let context):
      Self.sentence(context.codingPath, "expected \(Self.words(for: type)), found nothing")
    case .keyNotFound(let key, let context):
      Self.sentence(context.codingPath + [key], "is missing")
    case .dataCorrupted(let context):
      Self.sentence(context.codingPath, context.debugDescription)
    @unknown default:
      localizedDescription
    }
  }

  private static func sentence(_ path: [any CodingKey], _ text: String) -> String {
    let place = path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    // The place is cut, so that a long one leaves room for the error.
    return place.isEmpty ? text : "\(String(place.unicodeScalars.prefix(100))): \(text)"
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type, is Decimal.Type: "a number"
    case is [Any].Type: "a list"
    case is [String: Any].Type: "an object"
    default: "a value of type \(type)"
    }
  }
}
