import Checks
import Facts
import Stories
import Tracing

extension Check {
  static let noticeFollowsUpdate: Check = Check("SIO-14") { evidence in
    strongDelegates(in: evidence)
      + evidence.judgeTraces("SIO-14", of: "a notification of the view controller", where: { $0.step == 4 }) {
        trace, notices in
        let cycles = Cycle.swiftIO(in: trace)
        return notices.compactMap { notice in
          guard notice.sender.role == .interactor else {
            return Violation(
              "SIO-14", "\(notice.quotation(in: trace)): only the Interactor sends this notification.")
          }
          let cycle = cycles.first { $0.contains(notice) }
          let update = cycle?.messages.first { $0.step == 3 }
          if let update, update.number < notice.number { return nil }
          return Violation(
            "SIO-14",
            "\(notice.quotation(in: trace)): the Interactor notifies the View Controller before it has updated the Model."
          )
        }
      }
  }

  private static func strongDelegates(in evidence: Evidence) -> [Violation] {
    let references = evidence.ownership.flatMap(\.references)
      .filter { $0.ownerRole == .interactor && $0.targetRole == .viewController }
    guard !references.isEmpty else {
      return [Violation.unshown("SIO-14", "No Interactor was seen to refer to its View Controller.")]
    }
    let strong = references.filter(\.isStrong).map { reference in
      Violation(
        "SIO-14",
        "Interactor → View Controller: \(reference.owner) holds \(reference.target) strongly, through "
          + "'\(reference.field)'.")
    }
    let outlived = Dictionary(
      grouping: evidence.ownership.filter(evidence.showsInteractorOutliving), by: \.survivors)
    let survivors = outlived.sorted { $0.value[0].moment < $1.value[0].moment }.map { survivors, moments in
      Violation(
        "SIO-14",
        "Interactor → View Controller: when the app was released, the View Controller was freed and its Interactor was "
          + "not: \(survivors.joined(separator: ", ")) survived (\(moments[0].moment)\(moments.otherMoments)). A "
          + "closure that the Interactor runs or stores has to capture the Interactor weakly.")
    }
    let inSource = evidence.parts(called: "Interactor").flatMap { part in
      part.type.properties.filter(\.isUnownedDelegate).map {
        part.violation(
          "SIO-14", "Interactor → View Controller", $0.line,
          "declares '\($0.name)' as unowned; the delegate has to be weak.")
      }
        + part.nodes.filter { $0.kind == .closure && $0.labels.contains(where: \.isStrongDelegate) }.map {
          part.violation(
            "SIO-14", "Interactor → View Controller", $0.line,
            "captures its delegate in a closure; the delegate has to be held weakly.")
        }
    }
    return (strong + inSource + (strong.isEmpty ? survivors : [])).uniqued
  }

  static let registrationInViewDidLoad: Check = Check("SIO-15") { evidence in
    evidence.judgeTraces(
      "SIO-15", of: "a view controller whose view was loaded",
      where: { $0.kind == .lifecycle && $0.name == "viewDidLoad()" }
    ) { trace, loads in
      loads.compactMap { load in
        let sent = trace.messages.filter {
          $0.parent == load.number && $0.receiver.role == .interactor && $0.kind == .call
        }
        let registration = sent.last { $0.name == "delegate" }
        let delegate = registration?.payload.type
        // Not every trace shows which object was registered.
        guard let registration, delegate == load.receiver.type || delegate == Payload.none.type else {
          return Violation(
            "SIO-15",
            "View Controller → Interactor: \(load.receiver.object) does not register as delegate in viewDidLoad()"
              + "\(delegate.map { "; it registers a \($0)" } ?? "").")
        }
        let early = sent.first { $0.name.hasSuffix(")") && $0.number < registration.number }
        return early.map { request in
          Violation(
            "SIO-15",
            "\(request.quotation(in: trace)): the View Controller registers as delegate after this request, and may miss "
              + "the first notification.")
        }
      }
    }
  }
}

extension Evidence {
  /// Returns true if interactors, but no view controllers, outlived the app when it was released: a closure of the
  /// interactor has probably kept it alive.
  fileprivate func showsInteractorOutliving(_ moment: Ownership) -> Bool {
    let roles = Set(moment.survivors.compactMap { name in types.first { $0.name == name }?.role })
    return roles.contains(.interactor) && !roles.contains(.viewController)
  }
}

extension Member {
  /// True if it is an unowned reference to a delegate, which does not become nil when the delegate is gone.
  fileprivate var isUnownedDelegate: Bool {
    isUnowned && type?.names.contains { $0.hasSuffix("Delegate") || $0.hasSuffix("ViewController") } == true
  }
}

extension String {
  /// True if a closure's capture, such as `[delegate]` or `[keeper = delegate]`, keeps the delegate alive.
  fileprivate var isStrongDelegate: Bool {
    let words = split { !$0.isLetter }
    return words.last == "delegate" && words.first != "weak" && words.first != "unowned"
  }
}
