import Checks
import CleanSwiftChecks
import PatternTesting

@testable import CleanSwift

/// The test suite of Clean Swift VIP.
let cleanSwift = PatternSuite(
  CleanSwiftArchitecture(), checks: Check.cleanSwift,
  besides: {
    .observed(in: CleanSwiftArchitecture(), performing: [.rows], isHeldToThem: true)
  })
