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
    objects: [
      .object("interactor", FilmsInteractor.init),
      .object("viewModel", FilmsViewModel.init),
    ],
    outlets: [
      .outlet("owner", \FilmsViewController.$interactor, to: "interactor"),
      .outlet("owner", \FilmsViewController.$viewModel, to: "viewModel"),
      .outlet("interactor", \FilmsInteractor.$list, to: "list"),
      .outlet("viewModel", \FilmsViewModel.$list, to: "list"),
      .outlet("viewModel", \FilmsViewModel.$summary, to: "summary"),
      .outlet("viewModel", \FilmsViewModel.$retryButton, to: "retryButton"),
      .outlet("viewModel", \FilmsViewModel.$spinner, to: "spinner"),
    ],
    actions: [
      .action("retryButton", to: "interactor") { (target: any FilmsEvents, sender) in
        target.reload(sender)
      },
      .action("list", to: "interactor") { (target: any FilmsEvents, sender) in
        target.openFilm(sender)
      },
    ])
}
