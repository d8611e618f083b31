import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of the list of countries.
  static let countries = StoryboardScene(
    "Countries", title: "Countries",
    views: [
      .view("search", UISearchTextField.init) { $0.placeholder = "name, capital or code" },
      .view("summary", UILabel.init),
      .view("list", ListView.init),
      .view("spinner", UIActivityIndicatorView.init) { $0.startAnimating() },
      .view("failure", FailureAlert.init),
    ],
    rightBarButtonItem: .item("favourites", title: "Favourites"),
    toolbarItems: [
      .item("byName", title: "Name"),
      .item("byPopulation", title: "Population"),
    ],
    objects: [
      .object("interactor", CountriesInteractor.init),
      .object("viewModel", CountriesViewModel.init),
    ],
    outlets: [
      .outlet("owner", \CountriesViewController.$interactor, to: "interactor"),
      .outlet("owner", \CountriesViewController.$viewModel, to: "viewModel"),
      .outlet("interactor", \CountriesInteractor.$searchField, to: "search"),
      .outlet("interactor", \CountriesInteractor.$list, to: "list"),
      .outlet("viewModel", \CountriesViewModel.$list, to: "list"),
      .outlet("viewModel", \CountriesViewModel.$summary, to: "summary"),
      .outlet("viewModel", \CountriesViewModel.$spinner, to: "spinner"),
      .outlet("viewModel", \CountriesViewModel.$failure, to: "failure"),
      .outlet("viewModel", \CountriesViewModel.$nameButton, to: "byName"),
      .outlet("viewModel", \CountriesViewModel.$populationButton, to: "byPopulation"),
      .outlet("failure", \FailureAlert.$spinner, to: "spinner"),
    ],
    actions: [
      .action("search", on: .editingChanged, to: "interactor") { (target: any CountriesEvents, sender) in
        target.search(sender)
      },
      .action("byName", to: "interactor") { (target: any CountriesEvents, sender) in
        target.sortByName(sender)
      },
      .action("byPopulation", to: "interactor") { (target: any CountriesEvents, sender) in
        target.sortByPopulation(sender)
      },
      .action("list", to: "interactor") { (target: any CountriesEvents, sender) in
        target.openCountry(sender)
      },
      .action("favourites", to: "interactor") { (target: any CountriesEvents, sender) in
        target.openFavourites(sender)
      },
      .action("failure", to: "interactor") { (target: any CountriesEvents, sender) in
        target.retry(sender)
      },
    ])
}
