import Checks
import Tracing

/// The messages that one request of a presenter sets off in VIPER.
extension Cycle {
  /// Every cycle of a trace of VIPER, in the order in which they began.
  static func viper(in trace: TraceDocument) -> [Cycle] {
    all(in: trace) { $0.step == 2 }
  }

  /// Whether something was asked of the data store that has not been answered: it was cancelled, or is still
  /// under way.
  var isWaiting: Bool {
    let answered = answered
    return messages.contains {
      $0.step == 3 && $0.name.contains("completion:") && !answered.contains($0.number)
    }
  }

  /// The last message that puts something back, where a result came before it and none after it; nil otherwise.
  var latePut: Message? {
    guard let put = messages.last(where: { $0.step == 5 }),
      let result = messages.last(where: { $0.step == 6 })
    else { return nil }
    return result.number < put.number ? put : nil
  }

  /// The first result in which a list has as many items as the data store gave, and others in front; nil
  /// where there is none, or something was put back.
  var unkeptChange: Message? {
    guard !messages.contains(where: { $0.step == 5 }) else { return nil }
    return messages.first { result in
      guard result.step == 6 else { return false }
      let got = messages.last {
        $0.number < result.number && ($0.kind == .read && $0.step == 3 || $0.sender.role == .dataStore)
      }
      return got?.payload.lists.contains { list in
        result.payload.lists.contains { $0.count == list.count && $0.differs(from: list) }
      } ?? false
    }
  }
}

extension Cycle {
  /// The first result after something was put back that says something else than what was put; nil where there is none.
  var contradiction: Message? {
    guard let put = messages.last(where: { $0.step == 5 }) else { return nil }
    let got = messages.last { $0.number < put.number && $0.step == 3 && $0.payload.type == put.payload.type }
    return messages.first { result in
      guard result.step == 6, result.number > put.number else { return false }
      let isOther = put.payload.lists.contains { list in
        result.payload.lists.contains { $0.count == list.count && $0.differs(from: list) }
      }
      // What is put back as it was got has not been changed, whatever the names of its fields.
      let flags = (put: put.payload.flags, told: result.payload.flags)
      let isUnchanged = got?.payload.children == put.payload.children
      return isOther
        || isUnchanged && flags.put.count == 1 && flags.told.count == 1 && flags.put != flags.told
    }
  }
}

extension Payload {
  /// The truth values in it.
  fileprivate var flags: [String] {
    (type == "Bool" ? [text ?? ""] : []) + children.flatMap(\.flags)
  }

  /// The lists of several items in it.
  fileprivate var lists: [Payload] {
    (count ?? 0 > 1 ? [self] : []) + children.flatMap(\.lists)
  }

  /// Whether a field that the items of two lists have in common holds something else.
  fileprivate func differs(from other: Payload) -> Bool {
    zip(children, other.children).contains { mine, theirs in
      mine.children.contains { field in
        theirs.children.contains {
          // An identifier may have become a string.
          guard let label = field.label, label == $0.label, let text = field.text else { return false }
          return $0.text.map { $0.trimmingQuotes != text.trimmingQuotes } ?? false
        }
      }
    }
  }
}

extension String {
  /// The text without the quotation marks of a string.
  fileprivate var trimmingQuotes: Substring {
    hasPrefix("\"") && hasSuffix("\"") ? dropFirst().dropLast() : self[...]
  }
}
