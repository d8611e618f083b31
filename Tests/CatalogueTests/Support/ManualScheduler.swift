import Catalogue

/// A scheduler without a clock: the test decides when work runs.
final class ManualScheduler: Scheduler {
  private var count = 0
  private var waiting: [Int: (pause: Duration, work: () -> Void)] = [:]

  /// The pauses of the waiting work, oldest first.
  var pauses: [Duration] { inOrder.map(\.pause) }

  func schedule(after pause: Duration, _ work: @escaping () -> Void) -> any Cancellable {
    count += 1
    waiting[count] = (pause, work)
    return Appointment { [weak self, count] in self?.waiting[count] = nil }
  }

  /// Runs the waiting work, oldest first.
  func runAll() {
    let due = inOrder
    waiting = [:]
    for (_, work) in due { work() }
  }

  private var inOrder: [(pause: Duration, work: () -> Void)] {
    waiting.sorted { $0.key < $1.key }.map(\.value)
  }

  private final class Appointment: Cancellable {
    private let forget: () -> Void

    init(forget: @escaping () -> Void) {
      self.forget = forget
    }

    func cancel() { forget() }
  }
}
