import Checks
import CleanSwiftChecks
import PatternTesting

@testable import CleanSwift

/// Clean Swift VIP, as its tests see it.
let cleanSwift = PatternSuite(
  CleanSwiftArchitecture(), checks: Check.cleanSwift,
  besides: {
    .observed(in: CleanSwiftArchitecture(), telling: [.rows], isHeldToThem: true)
  })
