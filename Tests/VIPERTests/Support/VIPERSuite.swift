import Checks
import PatternTesting
import VIPERChecks

@testable import VIPER

/// VIPER, as its tests see it.
let viper = PatternSuite(VIPERArchitecture(), checks: Check.viper)
