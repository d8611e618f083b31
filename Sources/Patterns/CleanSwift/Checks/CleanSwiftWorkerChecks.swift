import Checks
import Observing
import Tracing

extension Check {
  static let workerHoldsNoInteractor: Check = Check("VIP-49") { evidence, report in
    let references = evidence.ownership.flatMap(\.references)
    let isShown = report.examine(
      references.contains { $0.ownerRole == .interactor && $0.targetRole == .worker },
      else: "No Interactor was seen to have a Worker.")
    guard isShown else { return }
    let strong = references.filter {
      $0.ownerRole == .worker && $0.targetRole == .interactor && $0.isStrong
    }
    for reference in strong {
      report(
        "Worker → Interactor: \(reference.owner) holds \(reference.target) strongly, through '\(reference.field)'."
      )
    }
    // VIP-37 and VIP-57 cover a view controller that survives as well.
    for moment in evidence.ownership where strong.isEmpty {
      let survivors = moment.survivors
      guard survivors.contains(where: { $0.hasSuffix("Interactor") }),
        !survivors.contains(where: { $0.hasSuffix("ViewController") })
      else { continue }
      report(
        "Worker → Interactor: \(survivors.joined(separator: ", ")) survived after the root was dropped "
          + "(\(moment.moment)); a Worker's completion may keep its Interactor alive.")
    }
  }

  static let workerHasOneTask: Check = Check("VIP-48") { evidence, report in
    let workers = evidence.declarations.filter {
      $0.name.hasSuffix(anyOf: ["Worker", "Working"]) && ["class", "protocol", "struct"].contains($0.kind)
    }
    for worker in report.examine(workers, else: "No Worker is declared.") {
      // Methods of one name, such as fetchFilms(of:) and fetchFilms(_:), are one task with different arguments.
      let methods = evidence.declarations.filter {
        $0.kind == "method" && $0.owner == worker.name && $0.name != "cancel()" && !$0.isPrivate
      }.map(\.name).uniqued.sorted()
      let tasks = Set(methods.map { $0.prefix { $0 != "(" } })
      if tasks.count < 2 { continue }
      report(
        "Interactor → Worker: \(worker.name) has \(tasks.count) tasks: \(methods.joined(separator: ", ")).")
    }
  }

  static let workerIsLazy: Check = Check("VIP-51") { evidence, report in
    let interactors = evidence.types.filter { $0.role == .interactor }
    let workers = interactors.flatMap { type in
      // A closure that makes a worker is none.
      type.fields.filter { $0.type.contains(#/\w+Work(er|ing)\b/#) && !$0.type.contains("->") }
        .map { (type: type.name, field: $0) }
    }
    let isShown = report.examine(!workers.isEmpty, else: "No Interactor was seen to have a Worker.")
    guard isShown else { return }
    // A lazy property is stored as an optional; any other optional can be filled when the worker is first needed, too.
    for (type, field) in workers where !field.type.hasPrefix("Swift.Optional<") {
      report(
        "Interactor → Worker: \(type) has its Worker in '\(field.name)', which is not lazy; it should be made when it "
          + "is first needed.")
    }
    // A lazy property that an initializer reads is not lazy: the worker exists when its scene is first observed.
    for trace in evidence.traces {
      let made = Set(trace.messages.filter { $0.kind == .creation }.map(\.receiver))
      for work in trace.messages where work.step == 3 && !made.contains(work.receiver) {
        report(
          "Interactor → Worker: \(work.receiver.object) was created with its scene (\(trace.story)); it should be "
            + "created when it is first needed.")
      }
    }
    // A worker may be created for a request that gives it nothing to do.
    for cycle in evidence.traces.flatMap(Cycle.cleanSwift) {
      let busy = Set(cycle.messages.filter { $0.step == 3 }.map(\.receiver))
      for creation in cycle.messages
      where creation.kind == .creation && creation.receiver.role == .worker
        && !busy.contains(creation.receiver)
      {
        report(
          "Interactor → Worker: \(creation.receiver.object) is made but not needed for \(cycle.quotation); it "
            + "should be made when it is first needed.")
      }
    }
  }
}
