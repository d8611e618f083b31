import Catalogue
import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of the favourites.
  static let favourites = StoryboardScene(
    "Favourites", title: strings("favourites.title"),
    views: [
      .view("summary", UILabel.init) { $0.numberOfLines = 0 },
      .view("retryButton", UIButton.init) {
        $0.setTitle(strings("failure.retry"), for: .normal)
        $0.isHidden = true
      },
      .view("list", ListView.init),
      .view("spinner", UIActivityIndicatorView.init) { $0.startAnimating() },
    ],
    objects: [
      .object("interactor", FavouritesInteractor.init),
      .object("viewModel", FavouritesViewModel.init),
    ],
    outlets: [
      .outlet("owner", \FavouritesViewController.$interactor, to: "interactor"),
      .outlet("owner", \FavouritesViewController.$viewModel, to: "viewModel"),
      .outlet("interactor", \FavouritesInteractor.$list, to: "list"),
      .outlet("viewModel", \FavouritesViewModel.$list, to: "list"),
      .outlet("viewModel", \FavouritesViewModel.$summary, to: "summary"),
      .outlet("viewModel", \FavouritesViewModel.$retryButton, to: "retryButton"),
      .outlet("viewModel", \FavouritesViewModel.$spinner, to: "spinner"),
    ],
    actions: [
      .action("retryButton", to: "interactor") { (target: any FavouritesEvents, sender) in
        target.reload(sender)
      },
      .action("list", to: "interactor") { (target: any FavouritesEvents, sender) in
        target.openFilm(sender)
      },
    ])
}
