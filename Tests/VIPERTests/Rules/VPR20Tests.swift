import Foundation
import Checks
import PatternTesting
import Testing

@Suite struct VPR20Tests {
  @Test func `VPR-20 the presenter only prepares data for display`() async throws {
    try await expectKept("VPR-20")
  }

  @Test func `VPR-20 counterexample: the presenter filters and sorts`() async throws {
    try await expectBroken(
      "VPR-20", naming: "Presenter", "Interactor",
      by: .readingBeside("VPR20GreetingsPresenter"))
  }

  @Test func `VPR-20 counterexample: the presenter saves the last search`() async throws {
    try await expectBroken(
      "VPR-20", naming: "Presenter", "Interactor", "UserDefaults",
      by: .readingBeside("VPR20SearchPresenter"))
  }

  @Test func `VPR-20 counterexample: the presenter sorts inside an interpolated string`() async throws {
    try await expectBroken(
      "VPR-20", naming: "Presenter", "Interactor", "sorted",
      by: .readingBeside("VPR20TitlePresenter"))
  }

  @Test func `VPR-20 shortening a text is preparation for display`() throws {
    let check = try viper.check(of: "VPR-20")
    #expect(check.violations(in: .reading("VPR20ShortPresenter")) == [])
  }
}

private enum VPR20GreetingsPresenter {
  /// The content of a list of greetings.
  private protocol GreetingsView: AnyObject {
    func show(_ greetings: [String])
  }

  /// Decides which greetings to show and in which order, which is the work of a use case.
  private final class GreetingsPresenter {
    weak var view: (any GreetingsView)?

    func found(_ greetings: [String]) {
      view?.show(greetings.filter { !$0.isEmpty }.sorted())
    }
  }
}

private enum VPR20SearchPresenter {
  // import Foundation

  /// The content of a search.
  private protocol SearchView: AnyObject {
    func show(search text: String)
  }

  /// Saves the last search itself; another screen or a console program would have to do so too.
  private final class SearchPresenter {
    weak var view: (any SearchView)?

    func search(for text: String) {
      UserDefaults.standard.set(text, forKey: "search")
      view?.show(search: text)
    }
  }
}

private enum VPR20TitlePresenter {
  /// The content of a list of greetings.
  private protocol GreetingsView: AnyObject {
    func show(title: String)
  }

  /// Decides which greeting comes first, inside the interpolation of a title.
  private final class TitlePresenter {
    weak var view: (any GreetingsView)?

    func found(_ greetings: [String]) {
      view?.show(title: "First: \(greetings.sorted(by: >).first ?? "none")")
    }
  }
}

private enum VPR20ShortPresenter {
  /// The content of a list of greetings.
  private protocol GreetingsView: AnyObject {
    func show(title: String)
  }

  /// Shortens a long greeting; `.sorted()` is only part of a string, not a call.
  private final class ShortPresenter {
    weak var view: (any GreetingsView)?

    func found(_ greeting: String) {
      view?.show(title: greeting.prefix(20) + " /* greeting.sorted() */ .filter {")
    }
  }
}
