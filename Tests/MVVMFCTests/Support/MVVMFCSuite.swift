import Checks
import MVVMFCChecks
import PatternTesting
import Stories

@testable import MVVMFC

/// MVVM-FC, as its tests see it: also over other data, which show what a screen knows by heart, and with favourites that
/// cannot be read when they have been opened.
let mvvmFC = PatternSuite(MVVMFCArchitecture(), checks: Check.mvvmFC) {
  var evidence = Evidence.appSession
  evidence.add(.observed(in: MVVMFCArchitecture(), telling: [.restlessVisit], data: .aFewCountries))
  evidence.add(
    .observed(
      in: MVVMFCArchitecture(), telling: [.unreadableFavourites], isHeldToThem: true,
      favourites: { MoodyFavourites(failingRead: 2) }))
  return evidence
}
