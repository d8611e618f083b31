public import Catalogue
import Foundation

/// The app without its screens: the same interactors over the same data store, driven by lines of text.
///
/// Whoever runs it hands over what a person typed, line by line, and prints what comes back.
public final class Console {
  /// What can be typed, with what it does.
  public static let commands: [(usage: String, meaning: String)] = [
    ("list", "all countries"),
    ("search TEXT", "the countries whose name, capital or code matches"),
    ("sort name | sort population", "the countries in order; twice for the other way round"),
    ("open NUMBER", "the films of a country in the list"),
    ("film NUMBER", "a film in the list"),
    ("mark", "marks the film that was opened, or takes its mark away"),
    ("favourites", "the films that are marked"),
    ("help", "this"),
  ]

  private let store: any DataStore
  private let findCountries: FindCountriesInteractor
  private let sortCountries: SortCountriesInteractor
  private let openCountry: OpenCountryInteractor
  private let listFavourites: ListFavouritesInteractor
  private let openFavourite: OpenFavouriteInteractor
  private var listFilms: ListFilmsInteractor?
  private var openFilm: OpenFilmInteractor?
  private var showFilm: ShowFilmInteractor?
  private var markFilm: MarkFilmInteractor?
  private var openFilmInList: ((Int) -> Void)?
  private let write: (String) -> Void

  /// Takes the services that the interactors work on, and where lines are written to.
  public init(
    catalogue: any CatalogueService, favourites: any FavouritesStore, write: @escaping (String) -> Void
  ) {
    let store = CatalogueDataStore(catalogue: catalogue, favourites: favourites)
    self.store = store
    self.write = write
    findCountries = FindCountriesInteractor(store: store)
    sortCountries = SortCountriesInteractor(store: store)
    openCountry = OpenCountryInteractor(store: store)
    listFavourites = ListFavouritesInteractor(store: store)
    openFavourite = OpenFavouriteInteractor(store: store)
    findCountries.output = self
    sortCountries.output = self
    openCountry.output = self
    listFavourites.output = self
    openFavourite.output = self
  }

  /// Does what a line says; the answer may come later, when the catalogue has replied.
  public func handle(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.dropFirst().first?.trimmingCharacters(in: .whitespaces) ?? ""
    switch (words.first, rest) {
    case (nil, _): break
    case ("list", ""): findCountries.find(matching: nil)
    case ("search", _): findCountries.find(matching: rest)
    case ("sort", "name"): sortCountries.sort(by: .name)
    case ("sort", "population"): sortCountries.sort(by: .population)
    case ("open", _): pick(rest) { openCountry.open(row: $0) }
    case ("film", _): openFilm(rest)
    case ("mark", ""): mark()
    case ("favourites", ""): showFavourites()
    case ("help", _): for (usage, meaning) in Self.commands { write("  \(usage): \(meaning)") }
    default: write("There is no command '\(line)'. Type 'help'.")
    }
  }

  private func pick(_ word: String, _ open: (Int) -> Void) {
    guard let number = Int(word), number > 0 else { return write("Type the number of a line, from 1.") }
    open(number - 1)
  }

  private func openFilm(_ word: String) {
    guard let openFilmInList else { return write("Open a country or the favourites first.") }
    pick(word, openFilmInList)
  }

  private func mark() {
    guard let markFilm else { return write("Open a film first.") }
    markFilm.toggleMark()
  }

  private func showFavourites() {
    openFilmInList = { [weak self] in self?.openFavourite.open(row: $0) }
    listFavourites.listFavourites()
  }

  private func show(_ lines: [String]) {
    guard !lines.isEmpty else { return write("  nothing") }
    let most = 40
    for (number, line) in zip(1..., lines.prefix(most)) { write("  \(number)  \(line)") }
    if lines.count > most { write("  … and \(lines.count - most) more") }
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }

  private func open(film id: String) {
    let film = FilmID(rawValue: id)
    let show = ShowFilmInteractor(film: film, store: store)
    let mark = MarkFilmInteractor(film: film, store: store)
    show.output = self
    mark.output = self
    showFilm = show
    markFilm = mark
    show.showFilm()
  }
}

extension Console: FindCountriesInteractorOutput, SortCountriesInteractorOutput {
  func found(_ countries: CountryOverview) {
    write(count(countries.countries.count, "country", "countries"))
    sorted(countries)
  }

  func failedToFind(_ failure: FindCountriesFailure) {
    write(failure.reason)
  }

  func sorted(_ countries: CountryOverview) {
    show(
      countries.countries.map { country in
        [country.name, country.capital, country.population.map { $0.formatted(.number.locale(.english)) }]
          .compactMap { $0 }.joined(separator: ", ")
      })
  }
}

extension Console: OpenCountryInteractorOutput, ListFilmsInteractorOutput, OpenFilmInteractorOutput {
  func opened(_ country: OpenedCountry) {
    let code = CountryCode(rawValue: country.code)
    let list = ListFilmsInteractor(country: code, store: store)
    let open = OpenFilmInteractor(country: code, store: store)
    list.output = self
    open.output = self
    listFilms = list
    openFilm = open
    openFilmInList = { [weak open] in open?.open(row: $0) }
    list.listFilms()
  }

  func listed(_ films: FilmOverview) {
    write("\(films.country), \(count(films.films.count, "film", "films"))")
    show(films.films.map { $0.won ? "\($0.title), \($0.year), won" : "\($0.title), \($0.year)" })
  }

  func failedToList(_ failure: ListFilmsFailure) {
    write(failure.reason)
  }

  func opened(_ film: OpenedFilm) {
    open(film: film.id)
  }

  func failedToOpen(row: Int, reason: String) {
    write(reason)
  }
}

extension Console: ListFavouritesInteractorOutput, OpenFavouriteInteractorOutput {
  func listed(_ favourites: FavouriteOverview) {
    write(count(favourites.films.count, "favourite", "favourites"))
    show(favourites.films.map { "\($0.title), \($0.year)" })
  }

  func failedToList(_ failure: ListFavouritesFailure) {
    write(failure.reason)
  }

  func opened(_ favourite: OpenedFavourite) {
    open(film: favourite.id)
  }
}

extension Console: ShowFilmInteractorOutput, MarkFilmInteractorOutput {
  func found(_ film: FilmDescription) {
    let countries = film.countries.formatted(.list(type: .and).locale(.english))
    write("\(film.title), \(countries), \(film.year)\(film.won ? ", won" : "")")
    write(film.isFavourite ? "A favourite." : "No favourite.")
  }

  func failedToFind(_ failure: ShowFilmFailure) {
    write(failure.reason)
  }

  func marked(isFavourite: Bool) {
    write(isFavourite ? "Marked." : "Unmarked.")
  }

  func failedToMark(reason: String) {
    write(reason)
  }
}

extension Locale {
  /// The same on every machine.
  fileprivate static let english = Locale(identifier: "en_US")
}
