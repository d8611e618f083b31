extension Story {
  /// The stories that are performed with every architecture.
  public static let all: [Story] = [
    listCountries, sortCountries, searchCountries, openCountry, openFilm, goBack, markFavourite,
    retryAfterFailure, leaveWhileLoading, lastSearchWins, chooseRegion,
    openLink,
  ]

  /// Returns the story with this identifier, or nil.
  public static func named(_ id: String) -> Story? {
    all.first { $0.id == id }
  }

  /// The countries appear when the catalogue has replied.
  public static let listCountries = Story(
    id: "list-countries", wish: "see the countries when I open the app",
    steps: [
      .launch(),
      .see("Loading…"),
      .reply(),
      .see("Åland Islands"),
      .see("253 countries"),
      .dontSee("Loading…"),
    ])

  /// Sorting needs no reply.
  public static let sortCountries = Story(
    id: "sort-countries", wish: "sort the countries by name, either way, and by population",
    steps: [
      .launch(),
      .reply(),
      .see("Afghanistan"),
      .tap("Name ↑"),
      .see("Zimbabwe"),
      .tap("Population"),
      .see("China"),
      .tap("Population ↓"),
      .see("South Georgia and the South Sandwich Islands"),
    ])

  /// A search finds names, capitals and codes, whatever the accents.
  public static let searchCountries = Story(
    id: "search-countries", wish: "find countries by what I type",
    steps: [
      .launch(),
      .reply(),
      .paste("sao tome"),
      .reply(),
      .see("São Tomé and Príncipe"),
      .see("1 country"),
      .paste("atlantis"),
      .reply(),
      .see("No countries"),
    ])

  /// A country leads to its films.
  public static let openCountry = Story(
    id: "open-country", wish: "open a country and see its films",
    steps: [
      .launch(),
      .reply(),
      .paste("algeria"),
      .reply(),
      .pick("Algeria"),
      .see("Loading…"),
      .reply(),
      .see("Algeria: 5 films"),
      .see("Days of Glory (Indigènes)"),
    ])

  /// Opening a film shows its details.
  public static let openFilm = Story(
    id: "open-film", wish: "open a film",
    steps: [
      .launch(),
      .reply(),
      .paste("italy"),
      .reply(),
      .pick("Italy"),
      .reply(),
      .pick("The Walls of Malapaga"),
      .see("Loading…"),
      .reply(),
      .see("France and Italy"),
      .see("1950"),
    ])

  /// Back on the list, its order and position are as they were.
  public static let goBack = Story(
    id: "go-back", wish: "go back, and find the list as I left it",
    steps: [
      .launch(),
      .reply(),
      .tap("Name ↑"),
      .scrollDown(),
      .see("Vanuatu"),
      .pick("Vanuatu"),
      .reply(),
      .goBack(),
      .see("Vanuatu"),
      .see("Name ↓"),
      .dontSee("Zimbabwe"),
    ])

  /// A mark lasts, even after a relaunch.
  public static let markFavourite = Story(
    id: "mark-favourite",
    wish: "mark a film as a favourite, unmark it, see my favourites, and find them after a relaunch",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .tap("Mark as Favourite"),
      .see("Unmark Favourite"),
      .relaunch(),
      .reply(),
      .tap("Favourites"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .tap("Unmark Favourite"),
      .see("Mark as Favourite"),
      .goBack(),
      .see("No favourites yet"),
      .dontSee("Rashomon"),
    ])

  /// A failure is shown, and a second try succeeds.
  public static let retryAfterFailure = Story(
    id: "retry-after-failure", wish: "be told when the catalogue fails, and try again",
    steps: [
      .launch(),
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("Afghanistan"),
      .dontSee("unavailable"),
    ])

  /// A user who leaves a screen while it loads sees none of its late results.
  public static let leaveWhileLoading = Story(
    id: "leave-while-loading", wish: "leave a screen while it loads, without leaks or late results",
    steps: [
      .launch(),
      .reply(),
      .paste("italy"),
      .reply(),
      .pick("Italy"),
      .see("Loading…"),
      .goBack(),
      .replyToAll(),
      .see("Italy"),
      .dontSee("La Strada"),
    ])

  /// The catalogue is asked three times and replies only to the last request.
  public static let lastSearchWins = Story(
    id: "last-search-wins", wish: "type faster than the catalogue replies, and see what I typed last",
    steps: [
      .launch(),
      .reply(),
      .type("fin"),
      .replyToAll(),
      .see("Finland"),
      .dontSee("Fiji"),
    ])

  /// A sheet hands a choice back, and says so too if the user cancels it or swipes it away.
  public static let chooseRegion = Story(
    id: "choose-region", wish: "see only the countries of one region, or change my mind",
    steps: [
      .launch(),
      .reply(),
      .tap("All Regions"),
      .see("Oceania"),
      .pick("Africa"),
      .see("60 countries"),
      .tap("Only Africa"),
      .tap("Cancel"),
      .see("60 countries"),
      .tap("Only Africa"),
      .swipeDown(),
      .see("60 countries"),
      .tap("Only Africa"),
      .pick("All Regions"),
      .see("253 countries"),
    ])

  /// A link opens its film above whatever the app shows, and says so if there is no such film.
  public static let openLink = Story(
    id: "open-link", wish: "open a film by a link, wherever I am",
    steps: [
      .launch(),
      .reply(),
      .tap("All Regions"),
      .openLink("countries://film/tt0042876"),
      .see("Oceania"),
      .reply(),
      .dontSee("Oceania"),
      .see("Loading…"),
      .reply(),
      .see("Japan, 1951"),
      .goBack(),
      .reply(),
      .see("Japan: 18 films"),
      .goBack(),
      .see("[All Regions]"),
      .openLink("countries://film/tt0000000"),
      .reply(),
      .see("The catalogue has no film tt0000000."),
      .tap("Cancel"),
      .see("253 countries"),
      .dontSee("went wrong"),
    ])
}
