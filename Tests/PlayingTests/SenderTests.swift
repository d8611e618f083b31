import Testing
import Tracing

@testable import Playing

/// The senders of messages after a suspension: a task has its own, whoever resumes it.
@MainActor @Suite struct SenderTests {
  private let trace = Trace()

  @Test func `a task goes on as the object that was suspended, and its caller after it`() {
    let jobs = JobQueue(trace: trace)
    var waiting: CheckedContinuation<Void, Never>?
    play(jobs) {
      trace.message(to: .viewController, name: "tap()") {
        _ = Task {
          await trace.awaited(from: .interactor, name: "load()") {
            trace.message(to: .worker, name: "begin()") {}
            await withCheckedContinuation { waiting = $0 }
            trace.message(to: .worker, name: "end()") {}
          }
          trace.message(to: .view, name: "show()") {}
        }
      }
    }
    play(jobs) { trace.message(to: .catalogue, name: "reply()") { waiting?.resume() } }
    #expect(
      flow == [
        "System → View Controller: tap()", "View Controller → Interactor: await load()",
        "Interactor → Worker: begin()", "System → Catalogue: reply()", "Interactor → Worker: end()",
        "Interactor → View Controller: return", "View Controller → View: show()",
      ])
    #expect(trace.messages.map(\.parent) == [nil, 1, 2, nil, 2, nil, 6])
    #expect(trace.messages[5].kind == .asynchronousReply)
    #expect(trace.messages[5].answers == 2)
  }

  @Test func `two tasks of the same kind keep their senders apart`() {
    let jobs = JobQueue(trace: trace)
    var waiting: [CheckedContinuation<Void, Never>] = []
    for sender in [Participant.presenter, .interactor] {
      play(jobs) {
        trace.message(to: sender, name: "begin()") {
          _ = Task {
            await withCheckedContinuation { waiting.append($0) }
            trace.message(to: .view, name: "end()") {}
          }
        }
      }
    }
    for continuation in waiting.reversed() { play(jobs) { continuation.resume() } }
    #expect(flow.suffix(2) == ["Interactor → View: end()", "Presenter → View: end()"])
  }

  @Test func `a turn ends when no job is left, and again until that changes nothing`() {
    let jobs = JobQueue(trace: nil)
    var log: [String] = []
    var changes = 2
    jobs.endTurn = {
      log.append("turn")
      changes -= 1
      if changes == 1 { _ = Task { log.append("job") } }
      return changes >= 0
    }
    play(jobs) { _ = Task { log.append("first job") } }
    #expect(log == ["first job", "turn", "job", "turn", "turn"])
  }

  @Test func `turns that change something for ever are cut off`() {
    let jobs = JobQueue(trace: nil)
    jobs.endTurn = { true }
    play(jobs) {}
    #expect(jobs.isRestless)
  }

  private var flow: [String] { Flow(trace.messages).lines.map { $0.trimmingPrefix(" ").description } }

  private func play(_ jobs: JobQueue, _ body: () -> Void) {
    jobs.collect {
      body()
      jobs.run()
    }
  }
}

extension Participant {
  fileprivate static let viewController = lone(.viewController)
  fileprivate static let interactor = lone(.interactor)
  fileprivate static let presenter = lone(.presenter)
  fileprivate static let worker = lone(.worker)
  fileprivate static let view = lone(.view)
  fileprivate static let catalogue = lone(.catalogue)

  private static func lone(_ role: Role) -> Participant {
    Participant(role: role, type: role.rawValue, object: "\(role.rawValue) 1")
  }
}
