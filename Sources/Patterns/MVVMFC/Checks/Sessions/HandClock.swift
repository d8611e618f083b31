public import Library
import Synchronization
import Tracing

/// A clock that is moved by hand.
public final class HandClock: ApiScheduler {
  private let state = Mutex((now: 0.0, appointments: [Appointment](), trace: Trace?.none))

  /// Drops all appointments, and records the next ones in a trace.
  func begin(_ trace: Trace) {
    state.withLock { ($0.appointments, $0.trace) = ([], trace) }
  }

  /// The elapsed seconds.
  public var now: Double { state.withLock { $0.now } }

  /// Makes an appointment, and records it.
  public func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    let seconds = pause / .seconds(1)
    let appointment = run(after: seconds, work)
    MainActor.assumeIsolated {
      let clock = Participant(role: .clock, type: "HandClock", object: "the clock")
      state.withLock { $0.trace }?.message(to: clock, seconds) {}
    }
    return appointment
  }

  /// Runs work after some seconds.
  @discardableResult
  func run(after seconds: Double, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    let appointment = Appointment(at: now + seconds, work)
    state.withLock { $0.appointments.append(appointment) }
    return appointment
  }

  /// Advances to the next appointment and does its work; returns false if there was none.
  func advance() -> Bool {
    let next = state.withLock { state -> Appointment? in
      state.appointments.removeAll(where: \.isCancelled)
      guard let next = state.appointments.min(by: { $0.time < $1.time }) else { return nil }
      state.appointments.removeAll { $0 === next }
      state.now = max(state.now, next.time)
      return next
    }
    next?.work()
    return next != nil
  }
}

/// Work that is scheduled for a certain time.
final class Appointment: ApiCancellable {
  let time: Double
  let work: @Sendable () -> Void
  private let cancelled = Mutex(false)

  init(at time: Double, _ work: @escaping @Sendable () -> Void) {
    self.time = time
    self.work = work
  }

  var isCancelled: Bool { cancelled.withLock { $0 } }

  func cancel() {
    cancelled.withLock { $0 = true }
  }
}
