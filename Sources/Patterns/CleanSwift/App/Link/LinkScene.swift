import HeadlessUI

extension StoryboardScene {
  /// Creates the storyboard scene of a link, which has nothing to show: only an alert, if the link cannot be opened.
  static func link(controller: @escaping () -> UIViewController) -> StoryboardScene {
    StoryboardScene("Link", controller: controller, views: [], outlets: [], actions: [])
  }
}
