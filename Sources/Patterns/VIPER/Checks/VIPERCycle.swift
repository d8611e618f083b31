import Checks
import Tracing

/// The messages that one request of a presenter sets off in VIPER.
extension Cycle {
  /// Returns every cycle of a trace of VIPER, in the order in which they began.
  static func viper(in trace: TraceDocument) -> [Cycle] {
    all(in: trace) { $0.step == 2 }
  }

  /// True if a request to the data store has not been answered: it was cancelled, or is still under way.
  var isWaiting: Bool {
    let answered = answered
    return messages.contains {
      $0.step == 3 && $0.asksForReply && !answered.contains($0.number)
    }
  }

  /// The last message that puts something back, if a result came before it and none after it; else nil.
  var latePut: Message? {
    guard let put = messages.last(where: { $0.step == 5 }),
      let result = messages.last(where: { $0.step == 6 })
    else { return nil }
    return result.number < put.number ? put : nil
  }

  /// The first result whose list is as long as the data store's, but differs from it in a recorded item.
  ///
  /// Nil if every result agrees with the store, or if a message puts something back.
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
  /// The first result that contradicts the value that was put back before it; nil if no result does.
  var contradiction: Message? {
    guard let change else { return nil }
    let put = change.put
    return messages.first { result in
      guard result.step == 6, result.number > put.number else { return false }
      let isOther = put.payload.lists.contains { list in
        result.payload.lists.contains { $0.count == list.count && $0.differs(from: list) }
      }
      // An entity that is put back as it was read keeps its flag, even if the result gives the flag another name.
      let flags = (put: put.payload.flags, told: result.payload.flags)
      let isUnchanged = change.fields.isEmpty && !change.rest.isEmpty
      let isAlone = !result.payload.contains { $0.count != nil }
      return isOther || isAlone && result.payload.contains { $0.contradicts(put.payload) }
        || isUnchanged && flags.put.count == 1 && flags.told.count == 1 && flags.put != flags.told
    }
  }

  /// The last entity that was put back; nil if none was.
  private var change: Change? { changes.last }

  /// The entities that were put back, in order.
  var changes: [Change] { messages.filter { $0.step == 5 }.map(change) }

  private func change(by put: Message) -> Change {
    let got = messages.last { $0.number < put.number && $0.step == 3 && $0.payload.type == put.payload.type }
    let fields = put.payload.children
    let rest = fields.filter { got?.payload.children.contains($0) == true }
    let changed = fields.filter { !rest.contains($0) }
    // An entity that was not read before can be identified only if it holds nothing but lists: a data store has each
    // list only once.
    let isKnown = got != nil || fields.allSatisfy { $0.count != nil }
    let told = messages.filter { $0.step == 6 && $0.number > put.number }.map(\.payload)
    let isTold = changed.contains { field in
      told.contains { result in
        result.contains { $0.text != nil && $0.text == field.text ?? field.count.map(String.init) }
          || result.contains { $0.count != nil && $0.count == field.count }
      }
    }
    return Change(put: put, rest: rest, fields: changed, isTold: isKnown && isTold)
  }

  /// An entity that was put back, with what changed in it.
  struct Change {
    let put: Message
    /// The unchanged fields, which identify the entity.
    let rest: [Payload]
    /// The fields that were changed.
    let fields: [Payload]
    /// True if the change was reported afterwards, which shows that it was not refused.
    let isTold: Bool
  }
}

extension Payload {
  /// The Boolean values in it.
  fileprivate var flags: [String] {
    (type == "Bool" ? [text ?? ""] : []) + children.flatMap(\.flags)
  }

  /// The lists of several items in it.
  fileprivate var lists: [Payload] {
    (count ?? 0 > 1 ? [self] : []) + children.flatMap(\.lists)
  }

  /// Returns true if, of the fields that it shares with the entity that was put back, at least one is equal and at
  /// least one differs.
  fileprivate func contradicts(_ put: Payload) -> Bool {
    let pairs = children.compactMap { mine in
      put.children.first { $0.label == mine.label && $0.text != nil && mine.text != nil }.map { (mine, $0) }
    }.map { $0.text?.trimmingQuotes == $1.text?.trimmingQuotes }
    return Set(pairs).count == 2
  }

  /// Returns true if the items of two lists differ in a field that they share; a text that only adds words does not
  /// count.
  fileprivate func differs(from other: Payload) -> Bool {
    zip(children, other.children).contains { mine, theirs in
      mine.children.contains { field in
        theirs.children.contains {
          // An identifier may have become a string.
          guard let label = field.label, label == $0.label, let text = field.text else { return false }
          guard let other = $0.text?.trimmingQuotes else { return false }
          return text.hasPrefix("\"") ? !text.contains(other) : text != other
        }
      }
    }
  }
}
