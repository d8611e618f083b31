import Foundation

extension Error {
  /// Why a body could not be read, in words that fit after a colon, such as `[2].name: expected text`.
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
  /// Where in the body something is wrong, and what it should be.
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
    // A place of any length would leave no room for what is wrong with it.
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
