import Foundation
import HeadlessUI
import Testing

@testable import CleanSwift

@Suite struct VIP53Tests {
  @Test func `VIP-53 the presenter formats results`() async throws {
    try await expectKept("VIP-53")
  }

  @Test func `VIP-53 counterexample: the presenter passes the results on unformatted`() async throws {
    try await expectBroken(
      "VIP-53", naming: "Presenter → View Controller", by: .running(.plain(presenter: RawPresenter.self)))
  }

  @Test func `VIP-53 counterexample: the view controller adds its own words`() async throws {
    let program = CleanSwiftProgram.plain(controller: {
      TalkativeViewController(dependencies: $0, configurator: $1)
    })
    try await expectBroken(
      "VIP-53", naming: "View Controller → View", "found", "Presenter", by: .running(program))
  }

  @Test func `VIP-53 counterexample: the interactor joins a capital and a name`() async throws {
    let program = CleanSwiftProgram.plain(interactor: { WordingInteractor(dependencies: $0) })
    try await expectBroken(
      "VIP-53", naming: "Interactor → Presenter", "formats the result", by: .running(program))
  }

  @Test func `VIP-53 counterexample: the interactor formats a number`() async throws {
    try await expectBroken(
      "VIP-53", naming: "Interactor", "formatted", "VIP53Interactor.swift",
      by: .runningBeside(.plain(), reading: "VIP53Interactor"))
  }
}

/// Adds a word to the summary.
private final class TalkativeViewController: PlainViewController {
  override func displaySearch(viewModel: ListCountries.Search.ViewModel) {
    super.displaySearch(viewModel: viewModel)
    if case .success(_, _, let text) = viewModel { summary.text = "\(text) found" }
  }
}

/// Adds the name to the capital.
private final class WordingInteractor: PlainInteractor {
  override var entries: [ListCountries.Entry] {
    super.entries.map { entry in
      ListCountries.Entry(
        name: entry.name, capital: entry.capital.map { "\($0), \(entry.name)" }, population: entry.population,
        dissolved: entry.dissolved)
    }
  }
}

/// Copies names and capitals into the rows, and formats no numbers.
private final class RawPresenter: PlainPresenter {
  override func rows(_ entries: [ListCountries.Entry]) -> [Row] {
    entries.map { Row(title: $0.name, detail: $0.capital ?? "") }
  }

  override func summary(_ count: Int) -> String {
    ""
  }
}

private enum VIP53Interactor {
  // import Foundation

  // @testable import CleanSwift

  /// Formats a number, which is the presenter's task.
  final class VIP53CountingInteractor: PlainInteractor {
    func count() -> String {
      countries.count.formatted()
    }
  }
}
