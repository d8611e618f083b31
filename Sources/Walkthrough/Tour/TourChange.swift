import TextLayout
import Tracing

/// A change that a message made to a value that an object holds.
struct TourChange: Equatable {
  /// The object, and the property or argument: `CountriesModel 1.order`.
  let name: String
  /// The value before; nil if that was not known.
  let old: String?
  let new: String

  /// Formats the values before and after in lines of `width` columns. If they need more than `limit`, the rest is cut; with
  /// a single line, only the value after stays if there is no room for both.
  func lines(width: Int, atMost limit: Int = .max) -> [String] {
    let whole = (old.map { "\(name): \($0) → \(new)" } ?? "\(name): \(new)").wrapped(to: width)
    if whole.count <= limit { return whole }
    if limit == 1 { return ["\(name) → \(new)".truncated(to: width)] }
    return whole.prefix(limit - 1) + [whole[(limit - 1)...].joined(separator: " ").truncated(to: width)]
  }
}

extension TourChange {
  /// Finds the changes that each message made, in order: properties that were set, and values passed to a role that
  /// keeps state. A value that has been read counts as the value before.
  static func changes(in messages: [Message]) -> [[TourChange]] {
    var known: [String: String] = [:]
    return messages.map { message in
      message.values.compactMap { name, value in
        let old = known.updateValue(value, forKey: name)
        return message.kind == .read || old == value ? nil : TourChange(name: name, old: old, new: value)
      }
    }
  }
}

extension Message {
  /// The roles whose objects keep what they are given.
  private static let keepers: Set<Role> = [.model, .dataStore]

  /// The values that the receiver holds from this message on, by name.
  fileprivate var values: [(name: String, value: String)] {
    let object = receiver.object
    switch kind {
    case .read: return [("\(object).\(name)", payload.short)]
    case .call where !name.hasSuffix(")"): return [("\(object).\(name)", payload.short)]
    case .call where Self.keepers.contains(receiver.role) && !asksForReply:
      guard labels.count > 1 else {
        return labels.map { ("\(object).\($0 == "_" ? payload.type : $0)", payload.short) }
      }
      return zip(labels, payload.children).map { ("\(object).\($0)", $1.short) }
    default: return []
    }
  }
}

extension Payload {
  /// The value in few words.
  fileprivate var short: String { summary(limit: 60) }
}
