import Checks
import MVVMFCChecks
import PatternTesting
import Playing

@testable import MVVMFC

/// The test suite of MVVM-FC. It also runs the app over other data, to find texts that are hard-coded in a screen, and
/// with favourites that can no longer be read once they have been opened.
let mvvmFC = PatternSuite(MVVMFCArchitecture(), checks: Check.mvvmFC) {
  var evidence = Evidence.appSession
  evidence.add(.observed(in: MVVMFCArchitecture(), performing: [.restlessVisit], data: .aFewCountries))
  evidence.add(
    .observed(
      in: MVVMFCArchitecture(), performing: [.unreadableFavourites], isHeldToThem: true,
      favourites: { FailingFavourites(failingRead: 2) }))
  return evidence
}
