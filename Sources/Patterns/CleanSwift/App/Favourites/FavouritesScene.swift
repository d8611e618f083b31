import Catalogue
import HeadlessUI

extension StoryboardScene {
  /// Creates the storyboard scene of the favourites.
  static func favourites(controller: @escaping () -> UIViewController) -> StoryboardScene {
    StoryboardScene(
      "Favourites", title: strings("favourites.title"), controller: controller,
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
        .outlet("owner", \FavouritesViewController.$summary, to: "summary"),
        .outlet("owner", \FavouritesViewController.$retryButton, to: "retryButton"),
        .outlet("owner", \FavouritesViewController.$list, to: "list"),
        .outlet("owner", \FavouritesViewController.$spinner, to: "spinner"),
        .outlet("list", \UITableView.delegate, to: "owner"),
      ],
      actions: [
        .action("retryButton", to: "owner") { (target: any FavouritesEvents, sender) in
          target.reload(sender)
        }
      ])
  }
}
