import Checks
import PatternTesting
import Testing

@Suite struct VPR27Tests {
  @Test func `VPR-27 the view is a protocol`() async throws {
    try await expectKept("VPR-27")
  }

  @Test func `VPR-27 a widget in the presenter's file does not break the rule`() async throws {
    let text = "import HeadlessUI\n\n\(knowing("(any CountriesView)"))\nprivate let label = UILabel()"
    let evidence = try await Evidence.compiling(for: "VPR-27", text)
    #expect(try viper.check(of: "VPR-27").violations(in: evidence) == [])
  }

  @Test func `VPR-27 counterexample: the presenter knows the view controller`() async throws {
    try await expectBroken(
      "VPR-27", naming: "Presenter", "View", "CountriesViewController",
      by: .compiling(for: "VPR-27", knowing("CountriesViewController")))
  }

  @Test func `VPR-27 counterexample: the presenter's view can be any view controller`() async throws {
    try await expectBroken(
      "VPR-27", naming: "Presenter", "View", "UIViewController",
      by: .compiling(for: "VPR-27", knowing("UIViewController")))
  }

  @Test func `VPR-27 counterexample: the presenter's view is a class`() async throws {
    try await expectBroken(
      "VPR-27", naming: "Presenter", "View", "GreetingsScreen",
      by: .compiling(
        for: "VPR-27",
        "\(knowing("GreetingsScreen"))\nfinal class GreetingsScreen {\n  func show(summary: String) { print(summary) }\n}"
      ))
  }

  @Test func `VPR-27 counterexample: the presenter has closures instead of a view`() async throws {
    try await expectBroken(
      "VPR-27", naming: "Presenter", "has no view", by: .compiling(for: "VPR-27", closures))
  }

  @Test func `VPR-27 a presenter that only routes needs no view`() async throws {
    let evidence = try await Evidence.compiling(for: "VPR-27", routing())
    #expect(try viper.check(of: "VPR-27").violations(in: evidence) == [])
  }

  @Test func `VPR-27 counterexample: a presenter that routes has a closure instead of a view`() async throws {
    try await expectBroken(
      "VPR-27", naming: "Presenter", "has no view",
      by: .compiling(for: "VPR-27", routing("  var onFailure: ((String) -> Void)?\n")))
  }
}

/// Returns the text of a presenter that knows an interactor, a wireframe, and one thing more.
private func routing(_ property: String = "") -> String {
  """
  final class GreetingsPresenter {
    private let findFilm: any FindLinkedFilmInteractorInput
    private let wireframe: any LinkRouting
  \(property)
    init(findFilm: any FindLinkedFilmInteractorInput, wireframe: any LinkRouting) {
      self.findFilm = findFilm
      self.wireframe = wireframe
    }
  }
  """
}

/// Returns the text of a presenter whose view has the given type.
private func knowing(_ view: String) -> String {
  """
  final class GreetingsPresenter {
    weak var view: \(view)?

    func greeted(_ greeting: String) { view?.show(summary: greeting) }
  }
  """
}

/// Passes its content to closures, so no protocol says what a view must offer.
private let closures = """
  final class ClosuresPresenter {
    var onGreeting: ((String) -> Void)?

    func greeted(_ greeting: String) { onGreeting?(greeting) }
  }
  """
