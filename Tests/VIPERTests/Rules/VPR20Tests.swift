import Checks
import PatternTesting
import Testing

@Suite struct VPR20Tests {
  @Test func `VPR-20 the presenter only prepares data for display`() throws {
    try expectKept("VPR-20")
  }

  @Test func `VPR-20 counterexample: the presenter leaves out and sorts`() throws {
    try expectBroken(
      "VPR-20", naming: "Presenter", "Interactor",
      by: .readingBeside("Counterexamples/VPR20GreetingsPresenter.swift"))
  }

  @Test func `VPR-20 counterexample: the presenter keeps what was searched for last`() throws {
    try expectBroken(
      "VPR-20", naming: "Presenter", "Interactor", "UserDefaults",
      by: .readingBeside("Counterexamples/VPR20SearchPresenter.swift"))
  }

  @Test func `VPR-20 counterexample: the presenter sorts inside of a text`() throws {
    try expectBroken(
      "VPR-20", naming: "Presenter", "Interactor", "sorted",
      by: .readingBeside("Counterexamples/VPR20TitlePresenter.swift"))
  }

  @Test func `VPR-20 shortening a text is preparing it`() throws {
    let check = try viper.check(of: "VPR-20")
    #expect(check.violations(in: .reading("Counterexamples/VPR20ShortPresenter.swift")) == [])
  }
}
