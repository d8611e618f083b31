import Foundation
import Playing
import TextLayout
import Tracing

/// Facts worth noticing in the messages of a tour, derived from its trace.
struct TourFacts {
  private let stops: [TourPath.Stop]
  /// The number of replies to requests that had been cancelled.
  private let dropped: Int
  private var messages: [Message] { stops.map(\.step.message) }

  init(of tour: Tour) {
    stops = tour.path.stops
    dropped = tour.scenes.reduce(0) { $0 + $1.dropped.count }
  }

  /// Returns up to two things to notice.
  func sentences() -> [String] {
    Array([droppedReplies, types, lateReplies, screenChanges, pairs].compactMap(\.self).prefix(2))
  }

  /// Returns the types of the app that messages carried to a view or a view controller, and its other types.
  static func reach(of messages: [Message]) -> (shown: [String], kept: [String]) {
    var receivers: [String: Set<Role>] = [:]
    let objects = Set(messages.flatMap { [$0.sender.type, $0.receiver.type] })
    for message in messages {
      let receiver = message.kind == .read ? message.sender.role : message.receiver.role
      for type in message.payload.ownTypes.subtracting(objects) {
        receivers[type, default: []].insert(receiver)
      }
    }
    let screen: Set<Role> = [.view, .viewController]
    let kept = receivers.filter { $0.value.isDisjoint(with: screen) }.keys.sorted()
    let shown = receivers.filter { !$0.value.isDisjoint(with: screen) }.keys.sorted()
    return (shown, kept)
  }

  /// The types that reached the view side, and those that did not.
  private var types: String? {
    let (shown, kept) = Self.reach(of: messages)
    guard !kept.isEmpty else { return nil }
    let reached = shown.isEmpty ? "none" : shown.list
    return "Of the app's own types, \(reached) reached the view or the view controller; \(kept.list) did not."
  }

  /// The number of late replies that nobody received.
  private var droppedReplies: String? {
    guard dropped > 0 else { return nil }
    let requests = dropped == 1 ? "its request was" : "their requests were"
    return "\(dropped.of("late reply", "late replies")) reached nobody: \(requests) cancelled."
  }

  /// The number of completions that were called after their calls had returned.
  private var lateReplies: String? {
    let late = messages.count { $0.kind == .asynchronousReply }
    guard late > 0 else { return nil }
    let calls = late == 1 ? "its call" : "their calls"
    return "\(late.of("reply", "replies")) arrived after \(calls) had returned."
  }

  /// The steps that changed the screen.
  private var screenChanges: String? {
    let changing = stops.filter { $0.step.screen != nil && $0.step.screen != $0.step.message.screenBefore }
    guard !changing.isEmpty else { return nil }
    let stepping = changing.compactMap(\.step.message.step)
    let steps = Set(stepping).sorted().map { "\($0)" }
    let count = stepping.count == changing.count ? "all" : "\(stepping.count)"
    let place =
      steps.isEmpty ? "" : ", \(count) of them at \(steps.count == 1 ? "step" : "steps") \(steps.list)"
    return "The screen changed at \(changing.count) of \(stops.count.of("message"))\(place)."
  }

  /// The number of objects that sent messages, and of ordered pairs of roles, sender and receiver.
  private var pairs: String? {
    let objects = Set(messages.map(\.sender.object))
    let pairs = Set(messages.map(\.parties))
    return "\(objects.count.of("object")) sent messages, between \(pairs.count.of("pair")) of roles."
  }
}

extension Payload {
  /// The types of the app that it carries, without those of the standard library and of the framework.
  fileprivate var ownTypes: Set<String> {
    if count != nil || type.hasPrefix("(") || type.hasPrefix("Result<") {
      return children.reduce(into: []) { $0.formUnion($1.ownTypes) }
    }
    let standard: Set = ["Void", "()", "String", "Int", "Bool", "Double", "IndexPath", "closure"]
    guard !standard.contains(type), !type.contains("->"), !type.hasPrefix("UI"), !type.hasPrefix("Optional<")
    else {
      return []
    }
    return [type]
  }
}

extension [String] {
  /// The words as a sentence lists them: `a, b and c`.
  var list: String { formatted(.list(type: .and).locale(Locale(identifier: "en_GB"))) }
}
