import Checks
import Tracing

extension Check {
  static let sessionIsBounded: Check = Check("FC-04") { evidence, report in
    let runs = evidence.sessionRuns
    let settings = runs.map { Settings($0.request) }
    let isShown = report.examine(
      Set(settings.map(\.retryCount)).count > 1 && Set(settings.map(\.timeout)).count > 1,
      else: "No trace shows requests to an Api Session with several retry counts and several timeouts.")
    guard isShown else { return }
    for (run, settings) in zip(runs, settings) {
      guard let reply = run.reply else {
        report(run.request, in: run.trace, "the Api Session never answered the Service.")
        continue
      }
      let tries = settings.retryCount + 1
      let made = run.tries.count
      let bound = Double(tries) * settings.timeout + Double(settings.retryCount) * settings.longestPause
      let elapsed = reply.payload.number("elapsed") ?? .infinity
      let least = run.leastTime(timeout: settings.timeout)
      // Too many tries also take too long; one violation is enough.
      if made > tries || (run.isLost && made < tries) {
        report(
          run.request, in: run.trace,
          "the Api Session made \(made) tries over the Network, but the request asks for \(tries).")
      } else if elapsed > bound {
        report(
          run.request, in: run.trace,
          "the Api Session took \(elapsed) seconds by the Clock; the limit is \(bound).")
      } else if elapsed < least {
        report(
          run.request, in: run.trace,
          "the Api Session gave up after \(elapsed) seconds by the Clock, but its tries are allowed \(least): each "
            + "try has its own timeout.")
      }
    }
  }

  static let sessionObeysSettings: Check = Check("FC-05") { evidence, report in
    let runs = evidence.sessionRuns
    let settings = runs.map { Settings($0.request) }
    let isShown = report.examine(
      Set(settings.map(\.queue)).count > 1 && Set(settings.map(\.decoder)).count > 1,
      else: "No trace shows requests to an Api Session with several callback queues and decoders.")
    guard isShown else { return }
    for (run, settings) in zip(runs, settings) {
      // FC-04 covers requests without an answer.
      guard let reply = run.reply else { continue }
      let request = run.request.quotation(in: run.trace)
      let queue = reply.payload.text("queue")
      if queue != settings.queue {
        report("Api Session → Service: it called back on \(queue) instead of \(settings.queue) (\(request)).")
      }
      let decoder = reply.payload.text("decoder")
      if !run.isLost, decoder != settings.decoder {
        report(
          "Api Session → Service: it decoded with \(decoder) instead of \(settings.decoder) (\(request)).")
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

/// The settings of a request.
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
  /// The requests that were traced with their settings.
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
