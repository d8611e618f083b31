import Checks
import PatternTesting
import Specification
import Testing

@testable import SwiftIO

/// A rule about something that a program never does is neither kept nor broken.
@Suite struct SilenceTests {
  @Test(arguments: ["SIO-17", "SIO-18", "SIO-19", "SIO-20"])
  func `a rule about a refresh is not decided for a view model that pushes nothing`(rule: Rule.ID) throws {
    let check = try swiftIO.check(of: rule)
    let violations = check.violations(in: .running(.plain(viewModel: MuteViewModel.init)))
    #expect(violations.map(\.isSilence) == [true])
  }

  @Test func `the rule about reading is not decided for a view model that always pushes everything`() throws {
    let check = try swiftIO.check(of: "SIO-18")
    let violations = check.violations(in: .running(.plain(viewModel: WholesaleViewModel.init)))
    #expect(violations.map(\.isSilence) == [true])
  }
}

/// Pushes nothing.
private final class MuteViewModel: PlainViewModel {
  override func refresh(_ part: CountriesPart) {}
}

/// Refreshes everything, whatever part is asked for.
private final class WholesaleViewModel: PlainViewModel {
  override func refresh(_ part: CountriesPart) { refreshEverything() }
}
