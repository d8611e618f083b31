import Checks
import PatternTesting
import VIPERChecks

@testable import VIPER

/// The test suite of VIPER.
let viper = PatternSuite(VIPERArchitecture(), checks: Check.viper)
