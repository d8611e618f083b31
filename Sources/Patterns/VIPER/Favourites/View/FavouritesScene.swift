import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of the favourites.
  static let favourites = StoryboardScene(
    "Favourites", title: "Favourites",
    views: [
      .view("summary", UILabel.init),
      .view("list", UITableView.init),
      .view("spinner", UIActivityIndicatorView.init) { $0.startAnimating() },
      .view("failure", FailureAlert.init),
    ],
    outlets: [
      .outlet("owner", \FavouritesViewController.$summary, to: "summary"),
      .outlet("owner", \FavouritesViewController.$list, to: "list"),
      .outlet("owner", \FavouritesViewController.$spinner, to: "spinner"),
      .outlet("owner", \FavouritesViewController.$failure, to: "failure"),
      .outlet("list", \UITableView.dataSource, to: "owner"),
      .outlet("list", \UITableView.delegate, to: "owner"),
      .outlet("failure", \FailureAlert.$spinner, to: "spinner"),
    ],
    actions: [
      .action("failure", to: "owner") { (target: any FavouritesActions, sender) in
        target.retry(sender)
      }
    ])
}
