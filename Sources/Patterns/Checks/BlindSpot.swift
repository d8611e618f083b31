import SourceModel
import Specification
import Tracing

/// A place in a program's sources that hides messages from the traces.
struct BlindSpot {
  /// The place, such as `Film.swift, line 7`.
  let place: String
  /// The reason why messages are hidden there, as the rest of a sentence that begins with the place.
  let reason: String
  /// The name of the type whose messages are hidden.
  let owner: String
}

extension Evidence {
  /// The places that hide messages, as far as the sources are known: unowned properties, behind which no observer can
  /// stand, and casts to a class behind a protocol, which meet the observer instead.
  var blindSpots: [BlindSpot] {
    let unowned = sources.flatMap { file in
      file.types.flatMap { type in
        type.members.filter { $0.modifiers.contains { $0.hasPrefix("unowned") } }.map {
          BlindSpot(
            place: file.place($0.line),
            reason: "is unowned: messages by such a reference cannot be observed.", owner: type.name)
        }
      }
    }
    let casts = ownCasts.map {
      BlindSpot(
        place: $0.place,
        reason: "asks for a class behind a protocol, where an observer stands: messages may be missing.",
        owner: $0.owner)
    }
    return unowned + casts
  }

  /// Returns true if a finding may be due to messages that a place hides: it is about a story in which objects of the
  /// place's type take part, or it names no story. Where such objects take part in no story, the place may hide messages
  /// anywhere. A finding on the place itself is certain.
  func hides(_ finding: Violation, by spot: BlindSpot) -> Bool {
    guard !finding.message.contains(spot.place) else { return false }
    let names = namesOfSubtypes(of: spot.owner)
    let stories = Set(traces.filter { $0.shows(names) }.map(\.story))
    guard let story = finding.quotedStory, !stories.isEmpty else { return true }
    return stories.contains(story)
  }

  /// Returns the names of a type and of all types that inherit from it.
  private func namesOfSubtypes(of name: String) -> Set<String> {
    let types = sources.flatMap(\.types)
    return Set([name]).reaching { known in
      types.lazy.filter { $0.inheritedNames.contains(known) }.map(\.name)
    }
  }
}

extension TraceDocument {
  /// Returns true if an object of one of the types sends or receives a message.
  fileprivate func shows(_ types: Set<String>) -> Bool {
    messages.contains { types.contains($0.sender.type) || types.contains($0.receiver.type) }
  }
}

extension Violation {
  /// The story of the message that the text quotes; nil if it quotes none.
  var quotedStory: String? {
    message.firstMatch(of: #/\(([^()]+), message \d+\)/#).map { String($0.1) }
  }
}
