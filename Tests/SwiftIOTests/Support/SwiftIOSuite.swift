import Checks
import PatternTesting
import SwiftIOChecks

@testable import SwiftIO

/// The test suite of Swift-IO.
let swiftIO = PatternSuite(SwiftIOArchitecture(), checks: Check.swiftIO)
