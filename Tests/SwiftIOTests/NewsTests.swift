import Checks
import HeadlessUI
import PatternTesting
import SwiftIOChecks
import Specification
import Testing
import Tracing

@testable import SwiftIOAsyncSkeleton

/// Tests of the skeleton that awaits its action.
@Suite struct NewsTests {
  private let skeleton = Skeleton(
    awaitedIn: .swiftIO,
    roles: [
      (NewsViewController.self, .viewController),
      (NewsInteractor.self, .interactor),
      (NewsViewModel.self, .viewModel),
      (NewsModel.self, .model),
      (ReadNews.self, .action),
    ]
  ) { window, fetch in
    window.rootViewController = UIStoryboard(scenes: [newsScene(action: ReadNews(fetch: fetch))])
      .instantiateViewController(identifier: "News") { NewsViewController() }
    window.makeKeyAndVisible()
    return window
  }

  @Test func `it keeps the rules of the first skeleton, and breaks the one that has fallen`() throws {
    try skeleton.expectKept(
      by: Check.swiftIO, as: CounterTests.skeleton, without: ["SIO-21"], breaking: ["SIO-22"])
  }

  @Test func `a late reply is dropped, and leaving cancels the request`() throws {
    try skeleton.expectLateRepliesDropped()
  }
}
