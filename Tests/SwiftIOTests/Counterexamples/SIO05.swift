import HeadlessUI

/// A scene whose view controller creates its interactor in code.
private final class GreetingViewController: UIViewController {
  @Outlet var viewModel: GreetingViewModel
  private let interactor = GreetingInteractor()
}

private final class GreetingInteractor {}

private final class GreetingViewModel {}

extension StoryboardScene {
  fileprivate static let greeting = StoryboardScene(
    "Greeting", views: [],
    objects: [.object("viewModel", GreetingViewModel.init)],
    outlets: [.outlet("owner", \GreetingViewController.$viewModel, to: "viewModel")],
    actions: [])
}
