import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of the list of countries.
  static let countries = StoryboardScene(
    "Countries", title: "Countries",
    views: [
      .view("searchField", UISearchTextField.init) { $0.placeholder = "name, capital or code" },
      .view("summary", UILabel.init),
      .view("list", UITableView.init),
      .view("spinner", UIActivityIndicatorView.init) { $0.startAnimating() },
      .view("failure", FailureAlert.init),
    ],
    rightBarButtonItem: .item("favouritesButton", title: "Favourites"),
    toolbarItems: [
      .item("nameButton", title: "Name ↑"),
      .item("populationButton", title: "Population"),
    ],
    outlets: [
      .outlet("owner", \CountriesViewController.$searchField, to: "searchField"),
      .outlet("owner", \CountriesViewController.$summary, to: "summary"),
      .outlet("owner", \CountriesViewController.$list, to: "list"),
      .outlet("owner", \CountriesViewController.$spinner, to: "spinner"),
      .outlet("owner", \CountriesViewController.$failure, to: "failure"),
      .outlet("owner", \CountriesViewController.$nameButton, to: "nameButton"),
      .outlet("owner", \CountriesViewController.$populationButton, to: "populationButton"),
      .outlet("list", \UITableView.dataSource, to: "owner"),
      .outlet("list", \UITableView.delegate, to: "owner"),
      .outlet("failure", \FailureAlert.$spinner, to: "spinner"),
    ],
    actions: [
      .action("searchField", on: .editingChanged, to: "owner") { (target: any CountriesActions, sender) in
        target.search(sender)
      },
      .action("nameButton", to: "owner") { (target: any CountriesActions, sender) in
        target.sortByName(sender)
      },
      .action("populationButton", to: "owner") { (target: any CountriesActions, sender) in
        target.sortByPopulation(sender)
      },
      .action("favouritesButton", to: "owner") { (target: any CountriesActions, sender) in
        target.openFavourites(sender)
      },
      .action("failure", to: "owner") { (target: any CountriesActions, sender) in
        target.retry(sender)
      },
    ])
}
