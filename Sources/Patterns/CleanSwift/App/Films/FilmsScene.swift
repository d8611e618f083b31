import Catalogue
import HeadlessUI

extension StoryboardScene {
  /// Creates the storyboard scene of a country's films.
  static func films(controller: @escaping () -> UIViewController) -> StoryboardScene {
    StoryboardScene(
      "Films", title: strings("films.title"), controller: controller,
      views: [
        .view("summary", UILabel.init) { $0.numberOfLines = 0 },
        .view("retryButton", UIButton.init) {
          $0.setTitle(strings("failure.retry"), for: .normal)
          $0.isHidden = true
        },
        .view("list", ListView.init),
        .view("spinner", UIActivityIndicatorView.init),
      ],
      outlets: [
        .outlet("owner", \FilmsViewController.$summary, to: "summary"),
        .outlet("owner", \FilmsViewController.$retryButton, to: "retryButton"),
        .outlet("owner", \FilmsViewController.$list, to: "list"),
        .outlet("owner", \FilmsViewController.$spinner, to: "spinner"),
        .outlet("list", \UITableView.delegate, to: "owner"),
      ],
      actions: [
        .action("retryButton", to: "owner") { (target: any FilmsEvents, sender) in
          target.reload(sender)
        }
      ])
  }
}
