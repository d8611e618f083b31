import Catalogue
import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of the list of countries.
  static let countries = StoryboardScene(
    "Countries", title: strings("countries.title"),
    views: [
      .view("searchField", UISearchTextField.init) { $0.placeholder = strings("countries.search") },
      .view("summary", UILabel.init) { $0.numberOfLines = 0 },
      .view("retryButton", UIButton.init) {
        $0.setTitle(strings("failure.retry"), for: .normal)
        $0.isHidden = true
      },
      .view("list", ListView.init),
      .view("spinner", UIActivityIndicatorView.init) { $0.startAnimating() },
    ],
    rightBarButtonItem: .item("favouritesButton", title: strings("favourites.title")),
    toolbarItems: [
      .item("nameButton", title: strings.order("order.name", isAscending: true)),
      .item("populationButton", title: strings("order.population")),
      .item("regionButton", title: strings.filter(region: nil)),
    ],
    objects: [
      .object("interactor", CountriesInteractor.init),
      .object("viewModel", CountriesViewModel.init),
    ],
    outlets: [
      .outlet("owner", \CountriesViewController.$interactor, to: "interactor"),
      .outlet("owner", \CountriesViewController.$viewModel, to: "viewModel"),
      .outlet("interactor", \CountriesInteractor.$searchField, to: "searchField"),
      .outlet("interactor", \CountriesInteractor.$list, to: "list"),
      .outlet("viewModel", \CountriesViewModel.$list, to: "list"),
      .outlet("viewModel", \CountriesViewModel.$summary, to: "summary"),
      .outlet("viewModel", \CountriesViewModel.$retryButton, to: "retryButton"),
      .outlet("viewModel", \CountriesViewModel.$spinner, to: "spinner"),
      .outlet("viewModel", \CountriesViewModel.$nameButton, to: "nameButton"),
      .outlet("viewModel", \CountriesViewModel.$populationButton, to: "populationButton"),
      .outlet("viewModel", \CountriesViewModel.$regionButton, to: "regionButton"),
    ],
    actions: [
      .action("searchField", on: .editingChanged, to: "interactor") { (target: any CountriesEvents, sender) in
        target.search(sender)
      },
      .action("retryButton", to: "interactor") { (target: any CountriesEvents, sender) in
        target.reload(sender)
      },
      .action("nameButton", to: "interactor") { (target: any CountriesEvents, sender) in
        target.sortByName(sender)
      },
      .action("populationButton", to: "interactor") { (target: any CountriesEvents, sender) in
        target.sortByPopulation(sender)
      },
      .action("regionButton", to: "interactor") { (target: any CountriesEvents, sender) in
        target.openRegions(sender)
      },
      .action("list", to: "interactor") { (target: any CountriesEvents, sender) in
        target.openCountry(sender)
      },
      .action("favouritesButton", to: "interactor") { (target: any CountriesEvents, sender) in
        target.openFavourites(sender)
      },
    ])
}
