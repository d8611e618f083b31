import Catalogue
import Testing
import Tracing

@testable import MVVMFC

@Suite struct FC39Tests {
  @Test func `FC-39 the view model holds its delegate weakly`() async throws {
    try await expectKept("FC-39")
  }

  @Test func `FC-39 counterexample: the view model holds its listener`() async throws {
    try await expectBroken(
      "FC-39", naming: "View Model → View Controller", "'listener'",
      by: .running(.plain(viewModel: ListenedViewModel.self)).besidePattern)
  }

  @Test func `FC-39 counterexample: the view model holds subscriptions, each with a listener`() async throws {
    try await expectBroken(
      "FC-39", naming: "View Model → View Controller", "'subscriptions'",
      by: .running(.plain(viewModel: SubscribedViewModel.self)).besidePattern)
  }

  @Test func `FC-39 counterexample: the view model declares a delegate that is not weak`() async throws {
    try await expectBroken(
      "FC-39", naming: "View Model → View Controller", "'second'", "not weak",
      by: .running(.plain(viewModel: SecondedViewModel.self)).besidePattern)
  }
}

/// Holds the view controller that holds it.
private final class ListenedViewModel: PlainViewModel {
  var listener: (any CountriesViewModelDelegate)?

  override func reload() {
    listener = delegate
    super.reload()
  }
}

/// Holds subscriptions, which hold the view controller.
private final class SubscribedViewModel: PlainViewModel {
  var subscriptions: [Subscription] = []

  override func reload() {
    subscriptions = [Subscription(subscriber: delegate)]
    super.reload()
  }
}

/// Holds the receiver of notifications.
private final class Subscription {
  let subscriber: (any CountriesViewModelDelegate)?

  init(subscriber: (any CountriesViewModelDelegate)?) {
    self.subscriber = subscriber
  }
}

/// Declares a second delegate, which is strong and never set.
private final class SecondedViewModel: PlainViewModel {
  var second: (any CountriesViewModelDelegate)?
}
