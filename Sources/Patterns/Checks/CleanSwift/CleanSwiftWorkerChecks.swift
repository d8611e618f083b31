import Checks
import Stories
import Tracing

extension Check {
  static let workerHoldsNoInteractor: Check = Check("VIP-49") { evidence in
    let references = evidence.ownership.flatMap(\.references)
    guard references.contains(where: { $0.ownerRole == .interactor && $0.targetRole == .worker }) else {
      return [Violation.unshown("VIP-49", "No Interactor was seen to have a Worker.")]
    }
    let strong = references.filter {
      $0.ownerRole == .worker && $0.targetRole == .interactor && $0.isStrong
    }.map { reference in
      Violation(
        "VIP-49",
        "Worker → Interactor: \(reference.owner) holds \(reference.target) strongly, through '\(reference.field)'."
      )
    }.uniqued
    // VIP-37 and VIP-57 cover a view controller that survives as well.
    let survivors = evidence.ownership.filter { ownership in
      ownership.survivors.contains { $0.hasSuffix("Interactor") }
        && !ownership.survivors.contains { $0.hasSuffix("ViewController") }
    }.map { ownership in
      Violation(
        "VIP-49",
        "Worker → Interactor: \(ownership.survivors.joined(separator: ", ")) survived after the root was dropped "
          + "(\(ownership.moment)); a Worker's completion may keep its Interactor alive.")
    }
    return strong.isEmpty ? survivors : strong
  }

  static let workerHasOneTask: Check = Check("VIP-48") { evidence in
    let workers = evidence.declarations.filter {
      $0.name.hasSuffix(anyOf: ["Worker", "Working"]) && ["class", "protocol", "struct"].contains($0.kind)
    }
    guard !workers.isEmpty else {
      return [Violation.unshown("VIP-48", "No Worker is declared.")]
    }
    return workers.compactMap { worker in
      let tasks = evidence.declarations.filter {
        $0.kind == "method" && $0.owner == worker.name && $0.name != "cancel()"
          && !$0.isPrivate
      }.map(\.name).uniqued
      guard tasks.count > 1 else { return nil }
      return Violation(
        "VIP-48",
        "Interactor → Worker: \(worker.name) has \(tasks.count) tasks: \(tasks.sorted().joined(separator: ", "))."
      )
    }
  }

  static let workerIsLazy: Check = Check("VIP-51") { evidence in
    let interactors = evidence.types.filter { $0.role == .interactor }
    let workers = interactors.flatMap { type in
      type.fields.filter { $0.type.contains(#/\w+Work(er|ing)\b/#) }.map { (type: type.name, field: $0) }
    }
    guard !workers.isEmpty else {
      return [Violation.unshown("VIP-51", "No Interactor was seen to have a Worker.")]
    }
    // A lazy property is stored as an optional; any other optional can be filled when the worker is first needed, too.
    let ready = workers.filter { !$0.field.type.hasPrefix("Swift.Optional<") }.map { type, field in
      Violation(
        "VIP-51",
        "Interactor → Worker: \(type) has its Worker in '\(field.name)', which is not lazy; it should be made when it "
          + "is first needed.")
    }
    // A lazy property that an initializer reads is not lazy: the worker exists when its scene is first observed.
    let early = evidence.traces.flatMap { trace in
      let made = Set(trace.messages.filter { $0.kind == .creation }.map(\.receiver))
      return trace.messages.filter { $0.step == 3 && !made.contains($0.receiver) }.map(\.receiver).uniqued.map
      {
        worker in
        Violation(
          "VIP-51",
          "Interactor → Worker: \(worker.object) was created with its scene (\(trace.story)); it should be "
            + "created when it is first needed.")
      }
    }
    return ready + early + evidence.traces.flatMap(\.idleWorkers)
  }
}

extension TraceDocument {
  /// The places where a worker is created for a request that gives it nothing to do.
  fileprivate var idleWorkers: [Violation] {
    Cycle.cleanSwift(in: self).flatMap { cycle in
      cycle.messages.filter { creation in
        creation.kind == .creation && creation.receiver.role == .worker
          && !cycle.messages.contains { $0.step == 3 && $0.receiver == creation.receiver }
      }.map { creation in
        Violation(
          "VIP-51",
          "Interactor → Worker: \(creation.receiver.object) is made but not needed for \(cycle.quotation); it "
            + "should be made when it is first needed.")
      }
    }
  }
}
