import Testing

@Suite struct VPR27Tests {
  @Test func `VPR-27 the view is a protocol`() throws {
    try expectKept("VPR-27")
  }

  @Test func `VPR-27 counterexample: the presenter knows the view controller`() throws {
    try expectBroken(
      "VPR-27", naming: "Presenter", "View", "CountriesViewController",
      by: .readingBeside("Counterexamples/VPR27GreetingsPresenter.swift"))
  }

  @Test func `VPR-27 counterexample: the presenter knows any view controller at all`() throws {
    try expectBroken(
      "VPR-27", naming: "Presenter", "View", "UIViewController",
      by: .readingBeside("Counterexamples/VPR27TitlePresenter.swift"))
  }

  @Test func `VPR-27 counterexample: the presenter has closures in place of a view`() throws {
    try expectBroken(
      "VPR-27", naming: "Presenter", "has no view",
      by: .readingBeside("Counterexamples/VPR27ClosuresPresenter.swift"))
  }
}
