import Library
import Synchronization
import Testing

struct LogTests {
  @Test func `each try and each failure of a request is logged`() {
    let lines = Mutex<[String]>([])
    let sink: @Sendable (String) -> Void = { line in lines.withLock { $0.append(line) } }
    let subject = ManualSession(log: Log(write: sink))
    subject.ask()
    subject.transport.newest?.answer(503)
    subject.scheduler.runNewest()
    subject.transport.newest?.answer()
    let address = "http://example.invalid/thing"
    #expect(
      lines.withLock { $0 } == [
        "GET \(address), try 1",
        "\(address): The server has a problem (status 503): try again later.",
        "GET \(address), try 2",
      ])
  }

  @Test func `a log that writes nothing composes no message`() {
    var composed = 0
    func message() -> String {
      composed += 1
      return "a message"
    }
    Log()(message())
    #expect(composed == 0)
  }
}
