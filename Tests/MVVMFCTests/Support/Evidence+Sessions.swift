import Checks
import Library
import MVVMFCChecks
import PatternTesting

@testable import MVVMFC

extension Evidence {
  /// A run of the app's own session.
  static let appSession = sessions {
    ApiSession(backoff: $0, transport: $1, scheduler: $2)
  }

  /// Runs a session and the plain program, and returns the evidence of both.
  static func sessionBesidePlain(_ make: SessionMaker) -> Evidence {
    var evidence = mvvmFC.running(MVVMFCArchitecture(.plain()), performing: .plainVisit)
    evidence.add(sessions(make))
    return evidence
  }
}
