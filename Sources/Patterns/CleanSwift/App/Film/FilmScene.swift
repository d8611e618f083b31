import Catalogue
import HeadlessUI

extension StoryboardScene {
  /// Creates the storyboard scene of one film.
  static func film(controller: @escaping () -> UIViewController) -> StoryboardScene {
    StoryboardScene(
      "Film", title: strings("film.title"), controller: controller,
      views: [
        .view("name", UILabel.init) { $0.numberOfLines = 0 },
        .view("origin", UILabel.init) { $0.numberOfLines = 0 },
        .view("retryButton", UIButton.init) {
          $0.setTitle(strings("failure.retry"), for: .normal)
          $0.isHidden = true
        },
        .view("award", UILabel.init),
        .view("favouriteButton", UIButton.init) {
          $0.setTitle(strings("film.mark"), for: .normal)
          $0.isEnabled = false
        },
        .view("spinner", UIActivityIndicatorView.init),
      ],
      outlets: [
        .outlet("owner", \FilmViewController.$name, to: "name"),
        .outlet("owner", \FilmViewController.$origin, to: "origin"),
        .outlet("owner", \FilmViewController.$retryButton, to: "retryButton"),
        .outlet("owner", \FilmViewController.$award, to: "award"),
        .outlet("owner", \FilmViewController.$favouriteButton, to: "favouriteButton"),
        .outlet("owner", \FilmViewController.$spinner, to: "spinner"),
      ],
      actions: [
        .action("retryButton", to: "owner") { (target: any FilmEvents, sender) in
          target.reload(sender)
        },
        .action("favouriteButton", to: "owner") { (target: any FilmEvents, sender) in
          target.toggleFavourite(sender)
        },
      ])
  }
}
