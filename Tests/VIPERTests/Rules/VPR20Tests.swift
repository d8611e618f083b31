import Checks
import PatternTesting
import Testing

@Suite struct VPR20Tests {
  @Test func `VPR-20 the presenter only prepares data for display`() throws {
    try expectKept("VPR-20")
  }

  @Test func `VPR-20 counterexample: the presenter filters and sorts`() throws {
    try expectBroken(
      "VPR-20", naming: "Presenter", "Interactor",
      by: .readingBeside("Counterexamples/VPR20GreetingsPresenter.swift"))
  }

  @Test func `VPR-20 counterexample: the presenter saves the last search`() throws {
    try expectBroken(
      "VPR-20", naming: "Presenter", "Interactor", "UserDefaults",
      by: .readingBeside("Counterexamples/VPR20SearchPresenter.swift"))
  }

  @Test func `VPR-20 counterexample: the presenter sorts inside an interpolated string`() throws {
    try expectBroken(
      "VPR-20", naming: "Presenter", "Interactor", "sorted",
      by: .readingBeside("Counterexamples/VPR20TitlePresenter.swift"))
  }

  @Test func `VPR-20 shortening a text is preparation for display`() throws {
    let check = try viper.check(of: "VPR-20")
    #expect(check.violations(in: .reading("Counterexamples/VPR20ShortPresenter.swift")) == [])
  }
}
