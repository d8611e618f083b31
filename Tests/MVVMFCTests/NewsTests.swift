import Checks
import HeadlessUI
import MVVMFCChecks
import PatternTesting
import Specification
import Testing
import Tracing

@testable import MVVMFCAsyncSkeleton

/// Tests of the skeleton that awaits its service.
@Suite struct NewsTests {
  private let skeleton = Skeleton(
    awaitedIn: .mvvmFC,
    roles: [
      (NewsViewController.self, .viewController),
      (NewsViewModel.self, .viewModel),
      (NewsFlowController.self, .flowController),
      (NewsService.self, .service),
      (DependencyManager.self, .dependencyManager),
    ]
  ) { window, fetch in
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let dependencies = DependencyManager(news: NewsService(fetch: fetch))
    navigation.pushViewController(NewsFactory.create(dependencies: dependencies), animated: true)
    return window
  }

  @Test func `it keeps the rules of the first skeleton, but for the one on the class of a service`() throws {
    try skeleton.expectKept(by: Check.mvvmFC, as: CounterTests.skeleton, without: ["FC-12"], breaking: [])
  }

  @Test func `a late reply is dropped, and leaving cancels the request`() throws {
    try skeleton.expectLateRepliesDropped()
  }
}

/// What is awaited: it returns when the catalogue has replied.
private final class NewsService: NewsServiceType {
  private let fetch: Skeleton.Fetch
  init(fetch: @escaping Skeleton.Fetch) { self.fetch = fetch }
  func latest() async -> String { await fetch() }
}
