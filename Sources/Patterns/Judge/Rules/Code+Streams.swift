extension Code.Node {
  /// True if the call works on a stream of events or states, not on a list of values.
  var isOnStream: Bool {
    let chain = expression.path
    let isSource = chain.contains { step in
      let name = step.filter { !"()".contains($0) }
      return step.isProjection || Streams.sources.contains(name)
        || step.hasSuffix("()") && Streams.operators.contains(name)
    }
    // What is done with the result tells it, too.
    return isSource || outerCalls.contains { Streams.operators.contains($0.name) }
  }

  /// The calls that follow in the same chain: `map` and `sink` for the call of `filter` in `a.filter().map().sink()`.
  private var outerCalls: some Sequence<Self> {
    sequence(state: self) { node in
      guard node.expression.part == .base, let outer = node.parent else { return nil as Self? }
      node = outer
      return outer
    }
  }

  /// True if the call leaves out the values that are nil, and nothing else.
  var onlyDropsNil: Bool {
    guard let closure = children(.argument).first, closure.kind == .closure else { return false }
    let body = closure.children(.body)
    return body.count == 1 && body[0].name == "!="
      && body[0].children.contains { $0.expression.type?.text == "nil" }
  }

  /// Returns true if the stream on which the call is made ends by itself, after one value or with an error.
  func isOnStreamThatEnds(in app: App) -> Bool {
    let labels = Set(expression.labels)
    if name == "subscribe", !labels.contains("onNext"),
      !labels.isDisjoint(with: ["onSuccess", "onCompleted"])
    {
      return true
    }
    return children(.base).first?.endsByItself(in: app) == true
  }

  /// True if the call makes the stream of one request.
  fileprivate var isRequest: Bool { name == "request" && expression.path.contains("rx") }

  /// True if the node makes a stream of one value.
  fileprivate var isOneValue: Bool {
    isRequest || Streams.isOfOneValue(name) || Streams.ofOneValue.contains(name)
  }

  /// Returns true if the chain before the node begins with a stream of one value, or with a call of one of some functions.
  fileprivate func followsOneValue(or functions: Set<String>) -> Bool {
    guard let base = children(.base).first else { return false }
    return base.isOneValue || functions.contains(base.name) || base.followsOneValue(or: functions)
  }

  private func endsByItself(in app: App) -> Bool {
    guard kind == .call else { return false }
    let isLimited = ["take", "prefix"].contains(name) && argument("")?.name == "1"
    let types = [expression.made, expression.path.first.map { String($0.prefix { $0 != "<" }) }]
    if isLimited || Streams.enders.contains(name) || isOneValue
      || types.compactMap(\.self).contains(where: Streams.isOfOneValue) || app.streamsEnd(from: name)
    {
      return true
    }
    guard let inner = children(.base).first, !Streams.joins.contains(name) else { return false }
    let isJoinedByOthers =
      name.hasPrefix("flatMap")
      && !children(.argument).flatMap(\.descendants).contains { $0.endsByItself(in: app) }
    return !isJoinedByOthers && inner.endsByItself(in: app)
  }
}

extension App {
  /// Returns true if every function of the app with a name returns a stream that ends after one value: by its type, or
  /// because its code and that of the functions that it calls make such streams and no others.
  fileprivate func streamsEnd(from name: String) -> Bool {
    let members = files.flatMap(\.allMembers).filter { $0.kind == .function && $0.type != nil }
    let named = members.filter { $0.name == name }
    guard !named.isEmpty else { return false }
    if named.allSatisfy({ $0.type?.components.contains(where: Streams.isOfOneValue) == true }) { return true }
    let streams = Dictionary(
      grouping: members.filter { member in
        ["Publisher", "Observable"].contains { member.type?.text.contains($0) == true }
      }, by: \.name)
    guard streams[name]?.count == named.count else { return false }
    let calls = Set([name]).reaching { name in
      streams[name, default: []].flatMap { $0.code.calls.map(\.name) }.filter { streams[$0] != nil }
    }
    let code = calls.flatMap { streams[$0, default: []] }.flatMap(\.code.nodes)
    return code.contains(where: \.isOneValue)
      && !code.contains {
        Streams.goesOn($0.name) || $0.name.hasPrefix("flatMap") && !$0.followsOneValue(or: calls)
      }
  }
}

/// The names of streams and of what is done with them, in Combine and in RxSwift.
private enum Streams {
  /// The members that offer a stream.
  static let sources: Set = [
    "rx", "publisher", "asObservable", "asDriver", "asSignal", "eraseToAnyPublisher",
  ]

  /// The functions that streams have and lists have not.
  static let operators: Set = [
    "asDriver", "asObservable", "assign", "bind", "combineLatest", "debounce", "distinctUntilChanged",
    "drive", "emit", "observe", "observeOn", "receive", "removeDuplicates", "share", "sink", "store",
    "subscribe", "switchToLatest", "throttle", "withLatestFrom", "withUnretained",
  ]

  /// The functions whose result ends by itself, whatever it is called on.
  static let enders: Set = ["asCompletable", "asMaybe", "asSingle", "first"]

  /// The functions that make a stream of one value, or end one.
  static let ofOneValue: Set = [
    "dataTaskPublisher", "onCompleted", "publishData", "publishDecodable", "publishResponse", "publishString",
  ]

  /// The functions that let another stream join in.
  static let joins: Set = ["append", "combineLatest", "concat", "merge", "repeatWhen", "switchToLatest"]

  /// Returns true if a type is that of a stream of at most one value.
  static func isOfOneValue(_ type: String) -> Bool {
    ["Completable", "Fail", "Future", "Just", "Maybe", "PrimitiveSequence", "Single"].contains(type)
  }

  /// Returns true if a name is that of a stream without an end.
  static func goesOn(_ name: String) -> Bool {
    ["Subject", "Relay"].contains(where: name.hasSuffix) || name.isProjection
      || ["publisher", "Timer", "NotificationCenter"].contains(name)
  }
}

extension String {
  /// True if it names what a property wrapper offers, such as `$title`, and not a parameter such as `$0`.
  fileprivate var isProjection: Bool { hasPrefix("$") && dropFirst().first?.isLetter == true }
}
