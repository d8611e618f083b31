import ApiSession
import Checks
import ExerciseSupport
import MVVMFCChecks
import Stories
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's app, over the session of this exercise.
  private let app: any Architecture = {
    var program = MVVMFCProgram()
    program.makeSession = { ApiSession(configuration: $0, transport: $1, scheduler: $2) }
    return MVVMFCArchitecture(program)
  }()

  /// The session of this exercise with several settings, over a simulated network and clock.
  private var sessions: Evidence {
    .sessions { ApiSession(configuration: $0, transport: $1, scheduler: $2) }
  }

  private let failToList = Story(
    id: "fail-to-list", wish: "be told that the countries cannot be loaded",
    steps: [
      .launch(),
      .see("Loading…"),
      .fail(),
      .see("The catalogue is unavailable."),
      .dontSee("Loading…"),
    ])

  @Test func `a failure is reported`() {
    expectTold(failToList, by: app)
  }

  @Test func `FC-04 the session tries as often, and waits as long, as it is set to`() throws {
    try expectKept("FC-04", by: sessions, using: Check.mvvmFC)
  }

  @Test func `FC-05 the session answers on the queue, and with the decoder, that it is given`() throws {
    try expectKept("FC-05", by: sessions, using: Check.mvvmFC)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
