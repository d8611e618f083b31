/// The texts of all four apps.
public let strings = LocalizedStrings([
  // Screens
  "countries.title": "Countries",
  "films.title": "Films",
  "film.title": "Film",
  "favourites.title": "Favourites",

  // The list of countries
  "countries.search": "name, capital or code",
  "countries.none": "No countries",
  "countries.one": "1 country",
  "countries.many": "%@ countries",
  "countries.dissolved": "dissolved %@",
  "order.name": "Name",
  "order.population": "Population",
  "order.ascending": "%@ ↑",
  "order.descending": "%@ ↓",

  // The sheet of regions
  "regions.title": "Regions",
  "regions.all": "All Regions",
  "regions.only": "Only %@",
  "regions.cancel": "Cancel",

  // Lists of films
  "films.none": "%@: no films",
  "films.one": "%@: 1 film",
  "films.many": "%@: %@ films",
  "films.won": "%@, won",

  // One film
  "film.origin": "%@, %@",
  "film.won": "Won the award",
  "film.nominated": "Nominated for the award",
  "film.mark": "Mark as Favourite",
  "film.unmark": "Unmark Favourite",

  // Favourites
  "favourites.none": "No favourites yet",
  "favourites.one": "1 favourite",
  "favourites.many": "%@ favourites",

  // Failures
  "failure.title": "Something went wrong",
  "failure.cancel": "Cancel",
  "failure.retry": "Try Again",
  "failure.summary": "· %@",
  "failure.offline": "There is no connection to the internet.",
  "failure.unreachable": "The catalogue cannot be reached.",
  "failure.connectionLost": "The connection to the catalogue was lost.",
  "failure.timedOut": "The catalogue takes too long to answer.",
  "failure.unavailable": "The catalogue is unavailable.",
  "failure.noCountry": "No country was opened.",
  "failure.noFilm": "No film was opened.",
  "failure.missing": "The catalogue does not have what was asked for.",

  // Favourites that cannot be read or kept
  "favourites.unreadable": "%@ cannot be read: %@. Fix that, or move the file away to start again.",
  "favourites.unwritable": "%@ cannot be written: %@.",
  "favourites.damaged": "%@ is damaged, so it was left as it is. Repair it, or move it away to start again.",
  "favourites.tooNew":
    "%@ is of version %@, too new for this program, so it was left as it is: use a newer program, or "
    + "move it away to start again.",
  "favourites.damagedSetting":
    "The setting '%@' holds no list of favourites, so it was left as it is. Remove it to start again.",
])
