import Checks
import Facts
import Stories
import Tracing

extension Check {
  static let entitiesComeFromStore: Check = Check("VPR-09") { evidence in
    let interactors = evidence.types.filter { $0.role == .interactor }
    guard !interactors.isEmpty else {
      return [Violation.unshown("VPR-09", "There is no Interactor among the types.")]
    }
    let entities = evidence.entitiesPutBack
    let keepers = evidence.classes(storing: entities)
    let kept = interactors.flatMap { interactor in
      // Modules and outer types do not count: their names may be those of entities.
      interactor.fields.filter { field in
        let names = field.type.namesOfTypes
        return !(entities.union(keepers)).isDisjoint(with: names) && !field.type.contains("->")
      }
      .map { field in
        Violation(
          "VPR-09",
          "Interactor → Data Store: \(interactor.name) keeps \(field.type) in '\(field.name)'; entities come "
            + "from the Data Store each time.")
      }
    }
    let got = evidence.judgeTraces(
      "VPR-09", of: "anything that an interactor read or reported",
      where: { $0.isShortcut || $0.step == 3 || $0.step == 6 }
    ) { trace, _ in
      let shortcuts = trace.messages.filter(\.isShortcut).map { message in
        Violation(
          "VPR-09", "\(message.quotation(in: trace)): the Interactor gets its entities from the Data Store.")
      }
      let unfounded = Cycle.viper(in: trace).filter { cycle in
        cycle.messages.contains { $0.step == 6 } && !cycle.messages.contains { $0.step == 3 }
      }.map { cycle in
        Violation(
          "VPR-09",
          "Interactor → Data Store: the Interactor reads nothing from the Data Store for \(cycle.quotation).")
      }
      return shortcuts.isEmpty ? unfounded : shortcuts
    }
    return got + kept
  }

  static let changesArePutBack: Check = Check("VPR-10") { evidence in
    evidence.judgeTraces("VPR-10", of: "an entity being put back", where: { $0.step == 5 }) { trace, _ in
      Cycle.viper(in: trace).compactMap { cycle in
        guard let put = cycle.messages.first(where: { $0.step == 5 }) else {
          return cycle.unkeptChange.map { result in
            Violation(
              "VPR-10",
              "\(result.quotation(in: trace)): the Interactor has changed what it got, and not put it back "
                + "in the Data Store.")
          }
        }
        if let late = cycle.latePut {
          return Violation(
            "VPR-10",
            "\(late.quotation(in: trace)): the Interactor has reported its result before it puts the change back "
              + "in the Data Store.")
        }
        if let told = cycle.contradiction {
          return Violation(
            "VPR-10",
            "\(told.quotation(in: trace)): the Interactor reports something other than what it has put back in "
              + "the Data Store.")
        }
        let first = cycle.messages.first { $0.step == 3 }
        if let first, first.number < put.number { return nil }
        // VPR-09 covers an interactor that reads nothing at all.
        if first == nil { return nil }
        return Violation(
          "VPR-10",
          "\(put.quotation(in: trace)): the Interactor puts back something that it has not read from the Data Store."
        )
      }
    }
  }

  static let storePersists: Check = Check("VPR-11") { evidence in
    let sent = evidence.judgeTraces(
      "VPR-11", of: "a favourite being saved", where: { $0.receiver.role == .favourites && $0.kind == .call }
    ) { trace, _ in
      // VPR-09 covers reads of an interactor that bypass the data store.
      trace.messages.filter {
        $0.receiver.role == .favourites && $0.sender.role != .dataStore
          && ($0.sender.role != .interactor || $0.kind == .call)
      }.map { message in
        Violation("VPR-11", "\(message.quotation(in: trace)): only the Data Store persists data.")
      }
    }
    let tools: Set = ["FileManager", "FileHandle", "UserDefaults"]
    let written = evidence.judgeParts("VPR-11", endingIn: ["Interactor"]) { part in
      let writes = part.allMembers.flatMap { $0.code.calls(of: ["write"]) }.filter {
        $0.labels.contains("to")
      }
      return (part.places(naming: tools.contains) + writes.map { part.place(of: $0) })
        .map { "\($0); only the Data Store persists data" }
    }
    let lost = evidence.traces.flatMap { trace in
      trace.lostChanges.map { read in
        Violation(
          "VPR-11",
          "\(read.quotation(in: trace)): the Data Store returns something other than what was put there.")
      }
    }.uniqued
    return sent + written + lost
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
          && change.rest.allSatisfy(read.payload.children.contains)
      }
      return last.map { $0.isTold && !$0.fields.allSatisfy(read.payload.children.contains) } ?? false
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

  /// The names of the types that were observed to be put back, alone or in lists.
  fileprivate var entitiesPutBack: Set<String> {
    let put = traces.flatMap(\.messages).filter { $0.step == 5 }.map(\.payload)
    let entities = put.flatMap { $0.count == nil ? [$0] : $0.children }
    return Set(entities.filter { !$0.children.isEmpty }.map(\.type))
  }
}

extension Message {
  /// True if an interactor reads data and bypasses the data store. VPR-11 covers writes.
  fileprivate var isShortcut: Bool {
    sender.role == .interactor
      && (receiver.role == .catalogue || receiver.role == .favourites && kind == .read)
  }
}
