import Checks
import PatternTesting
import SwiftIOChecks

@testable import SwiftIO

/// Swift-IO, as its tests see it.
let swiftIO = PatternSuite(SwiftIOArchitecture(), checks: Check.swiftIO)
