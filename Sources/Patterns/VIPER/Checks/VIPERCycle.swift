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

  /// The first result that contradicts an entity that was read before it.
  ///
  /// Nil if every result agrees with the store, or if a message puts something back.
  var unkeptChange: Message? {
    guard !messages.contains(where: { $0.step == 5 }) else { return nil }
    return messages.first { result in
      result.step == 6
        && messages.contains {
          $0.number < result.number && $0.kind == .read && $0.step == 3
            && result.payload.contradicts(entity: $0.payload)
        }
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
      // An entity that is put back as it was read keeps its flag, even if the result gives the flag another name.
      let flags = (put: put.payload.flags, told: result.payload.flags)
      let isUnchanged = change.fields.isEmpty && !change.rest.isEmpty
      return result.payload.contradicts(entity: put.payload)
        || isUnchanged && flags.put.count == 1 && flags.told.count == 1 && flags.put != flags.told
    }
  }

  /// The last entity that was put back; nil if none was.
  private var change: Change? { changes.last }

  /// The entities that were put back, in order.
  var changes: [Change] { messages.filter { $0.step == 5 }.map(change) }

  private func change(by put: Message) -> Change {
    let got = messages.last { $0.number < put.number && $0.step == 3 && $0.payload.type == put.payload.type }
    let fields = put.payload.parts
    let rest = fields.filter { got?.payload.parts.contains($0) == true }
    let changed = fields.filter { !rest.contains($0) }
    // An entity that was not read before can be identified only if it holds nothing but lists: a data store has each
    // list only once.
    let isKnown = got != nil || fields.allSatisfy { $0.count != nil }
    let told = messages.filter { $0.step == 6 && $0.number > put.number }.map(\.payload)
    let isTold = changed.contains { field in
      told.contains { result in
        result.tells(field)
          || result.contains { $0.text != nil && $0.text == field.text ?? field.count.map(String.init) }
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

  /// The fields of an entity, or the entity itself if it is described in words.
  var parts: [Payload] { children.isEmpty ? [self] : children }

  /// Returns true if it, or a structure in it that is in no list, tells something other than an entity: of what they
  /// share, something is equal and something differs.
  fileprivate func contradicts(entity: Payload) -> Bool {
    if count != nil { return false }
    return Set(agreements(with: entity)).count == 2 || children.contains { $0.contradicts(entity: entity) }
  }

  /// Returns true if a structure in it tells all that the words of an entity say.
  fileprivate func tells(_ entity: Payload) -> Bool {
    entity.children.isEmpty && contains { Set($0.agreements(with: entity)) == [true] }
  }

  /// Returns for each field that it shares with an entity whether the two are equal. With an entity that is described
  /// in words, it shares the fields that hold cases.
  private func agreements(with entity: Payload) -> [Bool] {
    if let text = entity.text, entity.children.isEmpty {
      let words = Set(text.split { !$0.isLetter })
      return children.compactMap(\.text).filter { $0.hasPrefix(".") }.map { words.contains($0.dropFirst()) }
    }
    return children.compactMap { mine in
      entity.children.first { $0.label == mine.label && $0.text != nil && mine.text != nil }.map {
        (mine, $0)
      }
    }.map { $0.text?.trimmingQuotes == $1.text?.trimmingQuotes }
  }
}
