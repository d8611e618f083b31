import Catalogue
import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of one film.
  static let film = StoryboardScene(
    "Film", title: strings("film.title"),
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
      .view("spinner", UIActivityIndicatorView.init) { $0.startAnimating() },
    ],
    objects: [
      .object("interactor", FilmInteractor.init),
      .object("viewModel", FilmViewModel.init),
    ],
    outlets: [
      .outlet("owner", \FilmViewController.$interactor, to: "interactor"),
      .outlet("owner", \FilmViewController.$viewModel, to: "viewModel"),
      .outlet("viewModel", \FilmViewModel.$name, to: "name"),
      .outlet("viewModel", \FilmViewModel.$origin, to: "origin"),
      .outlet("viewModel", \FilmViewModel.$retryButton, to: "retryButton"),
      .outlet("viewModel", \FilmViewModel.$award, to: "award"),
      .outlet("viewModel", \FilmViewModel.$favouriteButton, to: "favouriteButton"),
      .outlet("viewModel", \FilmViewModel.$spinner, to: "spinner"),
    ],
    actions: [
      .action("retryButton", to: "interactor") { (target: any FilmEvents, sender) in
        target.reload(sender)
      },
      .action("favouriteButton", to: "interactor") { (target: any FilmEvents, sender) in
        target.toggleFavourite(sender)
      },
    ])
}
