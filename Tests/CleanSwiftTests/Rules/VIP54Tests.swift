import Testing

@testable import CleanSwift

@Suite struct VIP54Tests {
  @Test func `VIP-54 the presenter formats failures`() async throws {
    try await expectKept("VIP-54")
  }

  @Test func `VIP-54 counterexample: the presenter shows the raw error`() async throws {
    try await expectBroken(
      "VIP-54", naming: "Presenter → View Controller",
      by: .running(.plain(presenter: DumpingPresenter.self)))
  }

  @Test func `VIP-54 counterexample: the presenter shows an empty text for a failure`() async throws {
    try await expectBroken(
      "VIP-54", naming: "Presenter → View Controller",
      by: .running(.plain(presenter: SpeechlessPresenter.self)))
  }
}

/// Shows the failure as `print` writes it.
private final class DumpingPresenter: PlainPresenter {
  override func presentSearch(response: ListCountries.Search.Response) {
    guard case .failure(let failure, _) = response else { return super.presentSearch(response: response) }
    output?.displaySearch(viewModel: .failure(message: "\(failure)", summary: message(for: failure)))
  }
}

/// Shows empty texts for a failure.
private final class SpeechlessPresenter: PlainPresenter {
  override func presentSearch(response: ListCountries.Search.Response) {
    guard case .failure = response else { return super.presentSearch(response: response) }
    output?.displaySearch(viewModel: .failure(message: "", summary: ""))
  }
}
