import Checks
import Observing
import SourceModel
import Tracing

extension Check {
  static let entitiesComeFromStore: Check = Check("VPR-09") { evidence, report in
    let interactors = evidence.types.filter { $0.role == .interactor }
    guard report.examine(!interactors.isEmpty, else: "There is no Interactor among the types.") else {
      return
    }
    let traces = report.traces(in: evidence, showing: "anything that an interactor read or reported") {
      $0.isShortcut || $0.step == 3 || $0.step == 6
    }
    for (trace, messages) in traces {
      let shortcuts = messages.filter(\.isShortcut)
      for message in shortcuts {
        report(message, in: trace, "the Interactor gets its entities from the Data Store.")
      }
      for cycle in Cycle.viper(in: trace) where shortcuts.isEmpty {
        let steps = cycle.messages.map(\.step)
        guard steps.contains(6), !steps.contains(3) else { continue }
        // What cannot be done, such as to follow a link that leads nowhere, needs no entity.
        if cycle.messages.allSatisfy({ $0.step != 6 || $0.baseName.hasPrefix("failed") }) { continue }
        report(
          "Interactor → Data Store: the Interactor reads nothing from the Data Store for \(cycle.quotation).")
      }
    }
    let entities = evidence.entitiesExchanged
    let kept = entities.union(evidence.classes(storing: entities))
    for interactor in interactors {
      // Modules and outer types do not count: their names may be those of entities.
      for field in interactor.fields
      where !kept.isDisjoint(with: field.type.namesOfTypes) && !field.type.contains("->") {
        report(
          "Interactor → Data Store: \(interactor.name) keeps \(field.type) in '\(field.name)'; entities come "
            + "from the Data Store each time.")
      }
    }
  }

  static let changesArePutBack: Check = Check("VPR-10") { evidence, report in
    let traces = report.traces(in: evidence, showing: "an entity being put back") { $0.step == 5 }
    for (trace, _) in traces {
      for cycle in Cycle.viper(in: trace) {
        guard let put = cycle.messages.first(where: { $0.step == 5 }) else {
          if let result = cycle.unkeptChange {
            report(
              result, in: trace,
              "the Interactor has changed what it got, and not put it back in the Data Store.")
          }
          continue
        }
        if let late = cycle.latePut {
          report(
            late, in: trace,
            "the Interactor has reported its result before it puts the change back in the Data Store.")
        } else if let told = cycle.contradiction {
          report(
            told, in: trace,
            "the Interactor reports something other than what it has put back in the Data Store.")
        } else if let first = cycle.messages.first(where: { $0.step == 3 }), first.number >= put.number {
          // VPR-09 covers an interactor that reads nothing at all.
          report(
            put, in: trace,
            "the Interactor puts back something that it has not read from the Data Store.")
        }
      }
    }
  }

  static let storePersists: Check = Check("VPR-11") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a favourite being saved") {
      $0.receiver.role == .favourites && $0.kind == .call
    }
    for (trace, _) in traces {
      // VPR-09 covers reads of an interactor that bypass the data store.
      for message in trace.messages
      where message.receiver.role == .favourites && message.sender.role != .dataStore
        && (message.sender.role != .interactor || message.kind == .call)
      {
        report(message, in: trace, "only the Data Store persists data.")
      }
    }
    for trace in evidence.traces {
      for read in trace.lostChanges {
        report(read, in: trace, "the Data Store returns something other than what was put there.")
      }
    }
  }
}

extension TraceDocument {
  /// The reads that return an entity without a change that was put back before.
  fileprivate var lostChanges: [Message] {
    let changes = Cycle.viper(in: self).flatMap(\.changes).sorted { $0.put.number < $1.put.number }
    return messages.filter { read in
      guard read.kind == .read, read.step == 3 else { return false }
      let last = changes.last { change in
        change.put.number < read.number && change.put.receiver == read.receiver
          && change.put.payload.type == read.payload.type
          && change.rest.allSatisfy(read.payload.parts.contains)
      }
      return last.map { $0.isTold && !$0.fields.allSatisfy(read.payload.parts.contains) } ?? false
    }
  }
}

extension Evidence {
  /// Returns the names of the classes whose objects store a value of some types.
  fileprivate func classes(storing types: Set<String>) -> [String] {
    sources.flatMap(\.types).filter { declared in
      declared.kind == .class
        && declared.properties.contains { property in
          !property.isComputed && property.type.map { !types.isDisjoint(with: $0.names) } == true
        }
    }.map(\.name)
  }

  /// The names of the types that were observed to be read or put back, alone or in lists.
  fileprivate var entitiesExchanged: Set<String> {
    func items(_ message: Message) -> [Payload] {
      message.payload.count == nil ? [message.payload] : message.payload.children
    }
    let messages = traces.flatMap(\.messages)
    let put = messages.filter { $0.step == 5 }.flatMap(items)
    let read = messages.filter { $0.step == 3 && $0.kind == .read }.flatMap(items)
    // What is read may also be an identifier, which has no fields.
    return Set((put + read.filter { !$0.children.isEmpty }).map(\.type))
  }
}

extension Message {
  /// True if an interactor reads data and bypasses the data store. VPR-11 covers writes.
  fileprivate var isShortcut: Bool {
    sender.role == .interactor
      && (receiver.role == .catalogue || receiver.role == .favourites && kind == .read)
  }
}
