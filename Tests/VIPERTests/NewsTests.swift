import Checks
import HeadlessUI
import PatternTesting
import Specification
import Testing
import Tracing
import VIPERChecks

@testable import VIPERAsyncSkeleton

/// Tests of the skeleton that awaits its interactor.
@Suite struct NewsTests {
  private let skeleton = Skeleton(
    awaitedIn: .viper,
    roles: [
      (NewsViewController.self, .viewController),
      (ReadNewsInteractor.self, .interactor),
      (NewsPresenter.self, .presenter),
      (Store.self, .dataStore),
      (NewsWireframe.self, .wireframe),
    ]
  ) { window, fetch in
    let wireframe = NewsWireframe(window: window)
    wireframe.showNews(store: Store(fetch: fetch))
    return wireframe
  }

  @Test func `it keeps the rules of the first skeleton, and breaks the one that has changed`() throws {
    try skeleton.expectKept(by: Check.viper, as: CounterTests.skeleton, without: [], breaking: ["VPR-16"])
  }

  @Test func `a late reply is dropped, and leaving cancels the request`() throws {
    try skeleton.expectLateRepliesDropped()
  }
}

/// What is awaited: it returns when the catalogue has replied.
private final class Store: NewsStore {
  private let fetch: Skeleton.Fetch
  init(fetch: @escaping Skeleton.Fetch) { self.fetch = fetch }
  func latest() async -> News { News(text: await fetch()) }
}
