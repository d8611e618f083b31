import Checks
import MVVMFCChecks
import PatternTesting

@testable import MVVMFC

/// MVVM-FC, as its tests see it.
let mvvmFC = PatternSuite(MVVMFCArchitecture(), checks: Check.mvvmFC, besides: { .appSession })
