import Catalogue
import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of a country's films.
  static let films = StoryboardScene(
    "Films", title: strings("films.title"),
    views: [
      .view("summary", UILabel.init) { $0.numberOfLines = 0 },
      .view("retryButton", UIButton.init) {
        $0.setTitle(strings("failure.retry"), for: .normal)
        $0.isHidden = true
      },
      .view("list", ListView.init),
      .view("spinner", UIActivityIndicatorView.init) { $0.startAnimating() },
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
