import Checks
import CleanSwiftChecks
import HeadlessUI
import PatternTesting
import Specification
import Testing
import Tracing

@testable import CleanSwiftAsyncSkeleton

/// Tests of the skeleton that awaits its worker.
@Suite struct NewsTests {
  private let skeleton = Skeleton(
    awaitedIn: .cleanSwift,
    roles: [
      (NewsViewController.self, .viewController),
      (NewsInteractor.self, .interactor),
      (NewsPresenter.self, .presenter),
      (NewsWorker.self, .worker),
    ]
  ) { window, fetch in
    let viewController = NewsViewController()
    NewsConfigurator.shared.configure(viewController) { NewsWorker(fetch: fetch) }
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    return window
  }

  @Test func `it keeps the rules of the first skeleton, but for the one on the class of a worker`() throws {
    try skeleton.expectKept(
      by: Check.cleanSwift, as: CounterTests.skeleton, without: ["VIP-50"], breaking: [])
  }

  @Test func `a late reply is dropped, and leaving cancels the request`() throws {
    try skeleton.expectLateRepliesDropped()
  }
}

/// What is awaited: it returns when the catalogue has replied.
private final class NewsWorker: NewsWorking {
  private let fetch: Skeleton.Fetch
  init(fetch: @escaping Skeleton.Fetch) { self.fetch = fetch }
  func latest() async -> String { await fetch() }
}
