import Checks
import PatternTesting
import Testing

@Suite struct VPR27Tests {
  @Test func `VPR-27 the view is a protocol`() throws {
    try expectKept("VPR-27")
  }

  @Test func `VPR-27 a presenter with a widget still knows its view by a protocol`() async throws {
    let text = "import HeadlessUI\n\n\(knowing("(any CountriesView)"))\nprivate let label = UILabel()"
    let evidence = try await Evidence.compiling(for: "VPR-27", text)
    #expect(try viper.check(of: "VPR-27").violations(in: evidence) == [])
  }

  @Test func `VPR-27 counterexample: the presenter knows the view controller`() async throws {
    try await expectBroken(
      "VPR-27", naming: "Presenter", "View", "CountriesViewController",
      by: .compiling(for: "VPR-27", knowing("CountriesViewController")))
  }

  @Test func `VPR-27 counterexample: the presenter knows any view controller at all`() async throws {
    try await expectBroken(
      "VPR-27", naming: "Presenter", "View", "UIViewController",
      by: .compiling(for: "VPR-27", knowing("UIViewController")))
  }

  @Test func `VPR-27 counterexample: the presenter knows a plain object that shows things`() async throws {
    try await expectBroken(
      "VPR-27", naming: "Presenter", "View", "GreetingsScreen",
      by: .compiling(
        for: "VPR-27",
        "\(knowing("GreetingsScreen"))\nfinal class GreetingsScreen {\n  func showSummary(_ text: String) { print(text) }\n}"
      ))
  }

  @Test func `VPR-27 counterexample: the presenter has closures in place of a view`() async throws {
    try await expectBroken(
      "VPR-27", naming: "Presenter", "has no view", by: .compiling(for: "VPR-27", closures))
  }
}

/// Cannot be run without one class of screens.
private func knowing(_ view: String) -> String {
  """
  final class GreetingsPresenter {
    weak var view: \(view)?

    func greeted(_ greeting: String) { view?.showSummary(greeting) }
  }
  """
}

/// Gives its content to closures that somebody sets: nothing says what a view must be able to do.
private let closures = """
  final class ClosuresPresenter {
    var onGreeting: ((String) -> Void)?

    func greeted(_ greeting: String) { onGreeting?(greeting) }
  }
  """
