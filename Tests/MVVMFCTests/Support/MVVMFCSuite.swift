import Checks
import MVVMFCChecks
import PatternTesting
import Playing

@testable import MVVMFC

/// The test suite of MVVM-FC. It also runs the app over other data, to find texts that are hard-coded in a screen.
let mvvmFC = PatternSuite(MVVMFCArchitecture(), checks: Check.mvvmFC) {
  var evidence = Evidence.appSession
  evidence.add(.observed(in: MVVMFCArchitecture(), performing: [.restlessVisit], data: .aFewCountries))
  return evidence
}
