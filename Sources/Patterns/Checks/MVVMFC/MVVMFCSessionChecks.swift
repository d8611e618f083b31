import Checks
import Tracing

extension Check {
  static let sessionIsBounded: Check = Check("FC-04") { evidence in
    let runs = evidence.sessionRuns
    let settings = runs.map { Settings($0.request) }
    guard Set(settings.map(\.retryCount)).count > 1, Set(settings.map(\.timeout)).count > 1 else {
      return [
        Violation.unshown(
          "FC-04", "No trace shows an Api Session with several retry counts and several timeouts.")
      ]
    }
    return zip(runs, settings).flatMap { run, settings -> [Violation] in
      let quotation = run.request.quotation(in: run.trace)
      guard let reply = run.reply else {
        return [Violation("FC-04", "\(quotation): the Api Session never answered the Service.")]
      }
      var faults: [String] = []
      let tries = settings.retryCount + 1
      let made = run.tries.count
      if made > tries || (run.isLost && made < tries) {
        faults.append("the Api Session made \(made) tries over the Network, but was set to \(tries)")
      }
      let bound = Double(tries) * settings.timeout + Double(settings.retryCount) * settings.longestPause
      let elapsed = reply.payload.number("elapsed") ?? .infinity
      // Too many tries also take too long; one violation is enough.
      if faults.isEmpty, elapsed > bound {
        faults.append("the Api Session took \(elapsed) seconds by the Clock; the limit is \(bound)")
      }
      let least = run.leastTime(timeout: settings.timeout)
      if faults.isEmpty, elapsed < least {
        faults.append(
          "the Api Session gave up after \(elapsed) seconds by the Clock, but its tries are allowed \(least): each "
            + "try has its own timeout")
      }
      return faults.map { Violation("FC-04", "\(quotation): \($0).") }
    }
  }

  static let sessionObeysSettings: Check = Check("FC-05") { evidence in
    let runs = evidence.sessionRuns
    let settings = runs.map { Settings($0.request) }
    guard Set(settings.map(\.queue)).count > 1, Set(settings.map(\.decoder)).count > 1 else {
      return [
        Violation.unshown("FC-05", "No trace shows an Api Session with several callback queues and decoders.")
      ]
    }
    return zip(runs, settings).flatMap { run, settings -> [Violation] in
      // FC-04 covers requests without an answer.
      guard let reply = run.reply else { return [] }
      var faults: [String] = []
      let queue = reply.payload.text("queue")
      if queue != settings.queue {
        faults.append("it called back on \(queue) instead of \(settings.queue)")
      }
      let decoder = reply.payload.text("decoder")
      if !run.isLost, decoder != settings.decoder {
        faults.append("it decoded with \(decoder) instead of \(settings.decoder)")
      }
      return faults.map {
        Violation("FC-05", "Api Session → Service: \($0) (\(run.request.quotation(in: run.trace))).")
      }
    }
  }
}

/// A request to a session, with its settings and its messages down to the network; the only one in its trace.
private struct SessionRun {
  let trace: TraceDocument
  let request: Message
  /// The result, or nil.
  let reply: Message?
  /// The requests sent over the network.
  let tries: [Message]

  /// True if the network gave no response to the last try.
  var isLost: Bool { tries.last.flatMap { answer(to: $0)?.payload.number("status") } == nil }

  /// Returns the time that the tries take, without pauses, if each lost try takes the whole timeout.
  func leastTime(timeout: Double) -> Double {
    tries.map { answer(to: $0)?.payload.number("after") ?? timeout }.reduce(0, +)
  }

  private func answer(to attempt: Message) -> Message? {
    trace.messages.first { $0.sender.role == .network && $0.answers == attempt.number }
  }
}

/// The settings of a session.
private struct Settings {
  let retryCount: Int
  let timeout: Double
  let longestPause: Double
  let queue: String
  let decoder: String

  init(_ request: Message) {
    retryCount = Int(request.payload.number("retryCount") ?? 0)
    timeout = request.payload.number("timeout") ?? 0
    longestPause = request.payload.number("longestPause") ?? 0
    queue = request.payload.text("queue")
    decoder = request.payload.text("decoder")
  }
}

extension Evidence {
  /// The requests that were traced with the settings of the session.
  fileprivate var sessionRuns: [SessionRun] {
    traces.flatMap { trace in
      trace.messages.filter { $0.receiver.role == .apiSession && $0.payload.child("retryCount") != nil }
        .map { request in
          SessionRun(
            trace: trace, request: request, reply: trace.messages.first { $0.answers == request.number },
            tries: trace.messages.filter { $0.receiver.role == .network && $0.kind == .call })
        }
    }
  }
}

extension Payload {
  fileprivate func child(_ label: String) -> Payload? {
    children.first { $0.label == label }
  }

  fileprivate func number(_ label: String) -> Double? {
    child(label)?.text.flatMap(Double.init)
  }

  fileprivate func text(_ label: String) -> String {
    child(label)?.text ?? "nothing"
  }
}
