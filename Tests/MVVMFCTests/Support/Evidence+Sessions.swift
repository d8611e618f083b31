import ApiSession
import Checks
import MVVMFCChecks
import PatternTesting
import Stories

@testable import MVVMFC

extension Evidence {
  /// The app's own session at work.
  static let appSession = sessions {
    ApiSession(configuration: $0, transport: $1, scheduler: $2)
  }

  /// Sessions at work, beside the plain program with the app's own parts.
  static func sessionBesidePlain(_ make: SessionMaker) -> Evidence {
    var evidence = mvvmFC.running(MVVMFCArchitecture(.plain()), telling: .plainVisit, reading: [])
    evidence.add(sessions(make))
    return evidence
  }
}
