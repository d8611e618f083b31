import Checks
import Observing
import SourceModel
import Tracing

extension Check {
  static let noticeFollowsUpdate: Check = Check("SIO-14") { evidence, report in
    reportStrongDelegates(in: evidence, &report)
    let traces = report.traces(in: evidence, showing: "a notification of the view controller") {
      $0.step == 4
    }
    for (trace, notices) in traces {
      let cycles = Cycle.swiftIO(in: trace)
      for notice in notices {
        guard notice.sender.role == .interactor else {
          report(notice, in: trace, "only the Interactor sends this notification.")
          continue
        }
        let cycle = cycles.first { $0.contains(notice) }
        let isAnnounced = cycle?.announces(notice) == true
        let update = cycle?.messages.first { $0.step == 3 && $0.saysWhetherItLoads(true) == isAnnounced }
        if let update, update.number < notice.number { continue }
        report(
          notice, in: trace,
          "the Interactor notifies the View Controller before it has updated the Model.")
      }
    }
  }

  private static func reportStrongDelegates(in evidence: Evidence, _ report: inout Report<Violation>) {
    let parties = "Interactor → View Controller"
    let references = evidence.ownership.flatMap(\.references)
      .filter { $0.ownerRole == .interactor && $0.targetRole == .viewController }
    let isShown = report.examine(
      !references.isEmpty, else: "No Interactor was seen to refer to its View Controller.")
    guard isShown else { return }
    let strong = references.filter(\.isStrong)
    for reference in strong {
      report(
        "\(parties): \(reference.owner) holds \(reference.target) strongly, through '\(reference.field)'.")
    }
    for part in evidence.parts(called: "Interactor") {
      for property in part.members where property.isUnownedDelegate {
        report(
          parties, part, property.line,
          "declares '\(property.name)' as unowned; the delegate has to be weak.")
      }
      for node in part.nodes where node.kind == .closure && node.labels.contains(where: \.isStrongDelegate) {
        report(
          parties, part, node.line,
          "captures its delegate in a closure; the delegate has to be held weakly.")
      }
    }
    guard strong.isEmpty else { return }
    let outlived = Dictionary(
      grouping: evidence.ownership.filter(evidence.showsInteractorOutliving), by: \.survivors)
    for (survivors, moments) in outlived.sorted(by: { $0.value[0].moment < $1.value[0].moment }) {
      report(
        "\(parties): when the app was released, the View Controller was freed and its Interactor was not: "
          + "\(survivors.joined(separator: ", ")) survived (\(moments[0].moment)\(moments.otherMoments)). A "
          + "closure that the Interactor runs or stores has to capture the Interactor weakly.")
    }
  }

  static let registrationInViewDidLoad: Check = Check("SIO-15") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a view controller whose view was loaded") {
      $0.kind == .lifecycle && $0.name == "viewDidLoad()"
    }
    for (trace, loads) in traces {
      for load in loads {
        let sent = trace.messages.filter {
          $0.parent == load.number && $0.receiver.role == .interactor && $0.kind == .call
        }
        let registration = sent.last { $0.name == "delegate" }
        let delegate = registration?.payload.type
        // Not every trace shows which object was registered.
        guard let registration, delegate == load.receiver.type || delegate == Payload.none.type else {
          report(
            "View Controller → Interactor: \(load.receiver.object) does not register as delegate in viewDidLoad()"
              + "\(delegate.map { "; it registers a \($0)" } ?? "").")
          continue
        }
        let early = sent.first { $0.name.hasSuffix(")") && $0.number < registration.number }
        guard let early else { continue }
        report(
          early, in: trace,
          "the View Controller registers as delegate after this request, and may miss the first notification."
        )
      }
    }
  }
}

extension Evidence {
  /// Returns true if interactors, but no view controllers, outlived the app when it was released: a closure of the
  /// interactor has probably kept it alive.
  fileprivate func showsInteractorOutliving(_ moment: Ownership) -> Bool {
    let roles = Dictionary(grouping: moment.survivors) { name in types.first { $0.name == name }?.role }
    return roles[.interactor].map(mayBeKeptByClosures) == true && roles[.viewController] == nil
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
