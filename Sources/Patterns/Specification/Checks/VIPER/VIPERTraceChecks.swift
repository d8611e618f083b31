import Tracing

extension Check {
  static let entitiesComeFromStore = Check("VPR-09") { evidence in
    evidence.judgeTraces("VPR-09", of: "a request to an interactor", where: { $0.step == 2 }) { trace, _ in
      // What an interactor writes past the data store is the matter of VPR-11.
      let shortcuts = trace.messages.filter {
        $0.sender.role == .interactor
          && ($0.receiver.role == .catalogue || $0.receiver.role == .favourites && $0.kind == .read)
      }.map { message in
        Violation(
          "VPR-09", "\(message.quotation(in: trace)): the Interactor gets its entities from the Data Store.")
      }
      let unfounded = Cycle.viper(in: trace).filter { cycle in
        cycle.messages.contains { $0.step == 6 } && !cycle.messages.contains { $0.step == 3 }
      }.map { cycle in
        Violation(
          "VPR-09", "Interactor → Data Store: nothing was got from the Data Store for \(cycle.quotation).")
      }
      return shortcuts.isEmpty ? unfounded : shortcuts
    }
  }

  static let changesArePutBack = Check("VPR-10") { evidence in
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
        let first = cycle.messages.first { $0.step == 3 }
        if let first, first.number < put.number { return nil }
        // An interactor that gets nothing at all is the matter of VPR-09.
        if first == nil { return nil }
        return Violation(
          "VPR-10",
          "\(put.quotation(in: trace)): the Interactor puts back what it has not got from the Data Store yet."
        )
      }
    }
  }

  static let storePersists = Check("VPR-11") { evidence in
    evidence.judgeTraces(
      "VPR-11", of: "a mark being kept", where: { $0.receiver.role == .favourites && $0.kind == .call }
    ) { trace, _ in
      // What an interactor reads past the data store is the matter of VPR-09.
      trace.messages.filter {
        $0.receiver.role == .favourites && $0.sender.role != .dataStore
          && ($0.sender.role != .interactor || $0.kind == .call)
      }.map { message in
        Violation("VPR-11", "\(message.quotation(in: trace)): the Data Store persists, and nobody else.")
      }
    }
  }

  static let presenterGathersInput = Check("VPR-15") { evidence in
    evidence.judgeTraces(
      "VPR-15", of: "an event that the view reports",
      where: { $0.sender.isView && !$0.receiver.isView && $0.kind == .call }
    ) { trace, events in
      // What the view persists itself is the matter of VPR-11.
      let beyond: Set<Role> = [.interactor, .dataStore, .wireframe, .catalogue]
      return events.filter { beyond.contains($0.receiver.role) }.map { event in
        Violation("VPR-15", "\(event.quotation(in: trace)): the Presenter gathers what the View reports.")
      }
    }
  }

  static let presenterAsksInteractor = Check("VPR-16") { evidence in
    evidence.judgeTraces("VPR-16", of: "a request to an interactor", where: { $0.step == 2 }) {
      trace, requests in
      // What the view asks is the matter of VPR-15.
      let strangers = requests.filter { $0.sender.role != .presenter && !$0.sender.isView }.map { request in
        Violation("VPR-16", "\(request.quotation(in: trace)): the Presenter sends requests, and nobody else.")
      }
      let bypassing = trace.messages.filter {
        $0.sender.role == .presenter && ($0.receiver.role == .dataStore || $0.receiver.role == .catalogue)
      }.map { message in
        Violation(
          "VPR-16", "\(message.quotation(in: trace)): the Presenter sends its requests to an Interactor.")
      }
      let silent = Cycle.viper(in: trace).filter { cycle in
        // What an interactor shows by itself is the matter of VPR-17.
        cycle.entry.baseName != "cancel" && !cycle.isWaiting
          && !cycle.messages.contains { $0.step == 6 || $0.step == 7 && $0.sender.role == .interactor }
      }.map { cycle in
        Violation(
          "VPR-16", "Interactor → Presenter: nothing came back through the output for \(cycle.quotation).")
      }
      return strangers + bypassing + silent
    }
  }

  static let resultsAreConverted = Check("VPR-17") { evidence in
    evidence.judgeTraces("VPR-17", of: "a result of an interactor", where: { $0.step == 6 }) {
      trace, results in
      let lost = results.filter { result in
        !trace.messages.contains { $0.parent == result.number && $0.sender == result.receiver }
      }.map { result in
        Violation(
          "VPR-17", "Presenter → View Controller: nothing was made of \(result.quotation(in: trace)).")
      }
      let raw = trace.messages.filter {
        $0.step == 7 && $0.sender.role == .presenter && $0.holdsNumber
      }
      .map { content in
        Violation(
          "VPR-17",
          "\(content.quotation(in: trace)): the Presenter gives the View a number that it has not converted.")
      }
      let past = trace.messages.filter { $0.step == 7 && $0.sender.role == .interactor }.map { content in
        Violation(
          "VPR-17", "\(content.quotation(in: trace)): results go to the Presenter, which converts them.")
      }
      return lost + raw + past
    }
  }

  static let viewIsPassive = Check("VPR-21") { evidence in
    evidence.judgeTraces("VPR-21", of: "content for the view", where: { $0.step == 7 }) { trace, contents in
      let changes = trace.messages.filter { $0.step == 8 && $0.sender.role == .viewController }
      let own = changes.filter { change in
        !contents.contains { trace.is(change, within: $0) }
      }
      return own.map { change in
        Violation(
          "VPR-21", "\(change.quotation(in: trace)): the View shows what no Presenter has given it.")
      }
    }
  }

  static let routesAreFollowed = Check("VPR-29") { evidence in
    evidence.judgeTraces("VPR-29", of: "a screen being shown", where: \.showsScene) { trace, pushes in
      pushes.filter { $0.sender.role != .wireframe }.map { push in
        Violation("VPR-29", "\(push.quotation(in: trace)): the Wireframe leads from screen to screen.")
      }
    }
  }

  static let presenterDecidesWhen = Check("VPR-32") { evidence in
    evidence.judgeTraces(
      "VPR-32", of: "a message to the wireframe",
      where: { $0.receiver.role == .wireframe && $0.kind == .call }
    ) { trace, messages in
      // What the view asks is the matter of VPR-15.
      messages.filter { ![.presenter, .wireframe].contains($0.sender.role) && !$0.sender.isView }.map {
        message in
        Violation(
          "VPR-32", "\(message.quotation(in: trace)): the Presenter decides when to go to another screen.")
      }
    }
  }

  static let wireframeOwnsWindow = Check("VPR-31") { evidence in
    let references = evidence.ownership.flatMap(\.references).filter {
      ["UIWindow", "UINavigationController"].contains($0.target)
    }
    let owned = Set(references.filter { $0.ownerRole == .wireframe && $0.isStrong }.map(\.target))
    let missing = ["UIWindow", "UINavigationController"].filter { !owned.contains($0) }.map { target in
      Violation("VPR-31", "Wireframe → \(target): no Wireframe was seen to own it.")
    }
    let others = references.filter { reference in
      guard let role = reference.ownerRole, reference.isStrong else { return false }
      return [.presenter, .interactor, .dataStore].contains(role)
        || (role == .viewController && !reference.owner.hasPrefix("UI"))
    }.map { reference in
      Violation(
        "VPR-31",
        "\(reference.ownerRole?.rawValue ?? "") → \(reference.target): \(reference.owner) holds it in "
          + "'\(reference.field)'; the Wireframe owns it.")
    }.uniqued
    let leaks = evidence.ownership.filter { !$0.survivors.isEmpty }
    let survivors = leaks.first.map { first in
      let types = first.survivors.uniqued.joined(separator: ", ")
      let moments = "\(first.moment), and at \(leaks.count - 1) other moments"
      guard let way = first.wayBack else {
        return Violation(
          "VPR-31",
          "After the root was dropped, \(types) survived (\(moments)); what holds them is no property, such as a "
            + "closure.")
      }
      return Violation(
        "VPR-31",
        "\(way.ownerRole?.rawValue ?? "") → \(way.targetRole?.rawValue ?? ""): \(way.owner) keeps \(way.target) "
          + "in '\(way.field)', which keeps it as well: \(types) survived (\(moments)).")
    }
    return missing + others + (others.isEmpty ? [survivors].compactMap { $0 } : [])
  }
}

extension Ownership {
  /// A strong reference that leads back to what owns its owner: to the wireframe that has the navigation
  /// controller, to the view, or to the presenter.
  fileprivate var wayBack: Reference? {
    let strong = references.filter(\.isStrong)
    let routers = strong.filter { $0.ownerRole == .wireframe && $0.target == "UINavigationController" }
      .map(\.owner)
    return strong.first { reference in
      switch (reference.ownerRole, reference.targetRole) {
      case (.some, .wireframe): routers.contains(reference.target)
      case (.presenter, .viewController), (.interactor, .viewController), (.interactor, .presenter): true
      default: false
      }
    }
  }
}

extension Participant {
  /// Whether it is the view or a part of it.
  fileprivate var isView: Bool { role == .view || role == .viewController }
}

extension Message {
  /// Whether it carries a number that is not the place of a row.
  fileprivate var holdsNumber: Bool {
    payload.contains { leaf in
      let label = leaf.label ?? name.dropFirst(baseName.count + 1).prefix { $0 != ":" }.description
      return ["Int", "Double", "Float"].contains(leaf.type) && !label.lowercased().hasSuffix("row")
    }
  }
}
