import ApiSession
import Checks
import ExerciseSupport
import MVVMFCChecks
import Playing
import Specification
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's app, over this exercise's session.
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

  @Test func `a failure is shown, and the loading ends`() {
    expectPerformed(failToList, by: app)
  }

  @Test func `FC-04 the session keeps to the configured retry count and timeout`() throws {
    try expectKept("FC-04", by: sessions, using: Check.mvvmFC)
  }

  @Test func `FC-05 the session uses the configured queue and decoder`() throws {
    try expectKept("FC-05", by: sessions, using: Check.mvvmFC)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
