import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of one film.
  static let film = StoryboardScene(
    "Film", title: "Film",
    views: [
      .view("name", UILabel.init) { $0.numberOfLines = 0 },
      .view("origin", UILabel.init) { $0.numberOfLines = 0 },
      .view("award", UILabel.init),
      .view("favouriteButton", UIButton.init),
      .view("spinner", UIActivityIndicatorView.init) { $0.startAnimating() },
      .view("failure", FailureAlert.init),
    ],
    outlets: [
      .outlet("owner", \FilmViewController.$name, to: "name"),
      .outlet("owner", \FilmViewController.$origin, to: "origin"),
      .outlet("owner", \FilmViewController.$award, to: "award"),
      .outlet("owner", \FilmViewController.$favouriteButton, to: "favouriteButton"),
      .outlet("owner", \FilmViewController.$spinner, to: "spinner"),
      .outlet("owner", \FilmViewController.$failure, to: "failure"),
      .outlet("failure", \FailureAlert.$spinner, to: "spinner"),
    ],
    actions: [
      .action("favouriteButton", to: "owner") { (target: any FilmActions, sender) in
        target.toggleFavourite(sender)
      },
      .action("failure", to: "owner") { (target: any FilmActions, sender) in
        target.retry(sender)
      },
    ])
}
