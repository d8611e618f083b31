import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of a link, which has nothing to show: only an alert, if the link cannot be opened.
  static let link = StoryboardScene(
    "Link", views: [],
    objects: [
      .object("interactor", LinkInteractor.init),
      .object("viewModel", LinkViewModel.init),
    ],
    outlets: [
      .outlet("owner", \LinkViewController.$interactor, to: "interactor"),
      .outlet("owner", \LinkViewController.$viewModel, to: "viewModel"),
    ],
    actions: [])
}
