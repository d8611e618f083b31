import Checks
import Stories
import Tracing

extension Check {
  static let noticeFollowsUpdate: Check = Check("SIO-14") { evidence in
    strongDelegates(in: evidence)
      + evidence.judgeTraces("SIO-14", of: "a notice to the view controller", where: { $0.step == 4 }) {
        trace, notices in
        let cycles = Cycle.swiftIO(in: trace)
        return notices.compactMap { notice in
          guard notice.sender.role == .interactor else {
            return Violation(
              "SIO-14", "\(notice.quotation(in: trace)): only the Interactor gives this notice.")
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
    let moments = Dictionary(grouping: evidence.ownership.filter { !$0.survivors.isEmpty }, by: \.survivors)
    let survivors = moments.sorted { $0.value[0].moment < $1.value[0].moment }.map { survivors, moments in
      Violation(
        "SIO-14",
        "Between Interactor and View Controller something kept itself alive. When the app was let go, these survived: "
          + "\(survivors.joined(separator: ", ")) (\(moments.map(\.moment).joined(separator: "; "))).")
    }
    let unowned = evidence.unownedProperties(of: "Interactor", to: "Delegate", "ViewController").map {
      fault in
      Violation("SIO-14", "Interactor → View Controller: \(fault); the delegate is held weakly.")
    }
    return (strong + unowned + (strong.isEmpty ? survivors : [])).uniqued
  }

  static let registrationInViewDidLoad: Check = Check("SIO-15") { evidence in
    evidence.judgeTraces(
      "SIO-15", of: "a view controller whose view was loaded",
      where: { $0.kind == .lifecycle && $0.name == "viewDidLoad()" }
    ) { trace, loads in
      loads.compactMap { load in
        let registration = trace.messages.last {
          $0.parent == load.number && $0.receiver.role == .interactor && $0.name == "delegate"
            && $0.kind == .call
        }
        let delegate = registration?.payload.type
        // A trace may leave open what was registered.
        if delegate == load.receiver.type || delegate == Payload.none.type { return nil }
        return Violation(
          "SIO-15",
          "View Controller → Interactor: \(load.receiver.object) does not register as delegate in viewDidLoad()"
            + "\(delegate.map { "; it registers a \($0)" } ?? "").")
      }
    }
  }
}
