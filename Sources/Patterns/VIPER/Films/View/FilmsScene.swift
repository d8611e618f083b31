import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of a country's films.
  static let films = StoryboardScene(
    "Films", title: "Films",
    views: [
      .view("summary", UILabel.init),
      .view("list", UITableView.init),
      .view("spinner", UIActivityIndicatorView.init) { $0.startAnimating() },
      .view("failure", FailureAlert.init),
    ],
    outlets: [
      .outlet("owner", \FilmsViewController.$summary, to: "summary"),
      .outlet("owner", \FilmsViewController.$list, to: "list"),
      .outlet("owner", \FilmsViewController.$spinner, to: "spinner"),
      .outlet("owner", \FilmsViewController.$failure, to: "failure"),
      .outlet("list", \UITableView.dataSource, to: "owner"),
      .outlet("list", \UITableView.delegate, to: "owner"),
      .outlet("failure", \FailureAlert.$spinner, to: "spinner"),
    ],
    actions: [
      .action("failure", to: "owner") { (target: any FilmsActions, sender) in
        target.retry(sender)
      }
    ])
}
