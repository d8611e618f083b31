public import Catalogue
import Foundation

/// The app without its screens: the same interactors over the same data store, driven by lines of text.
///
/// A program passes in the lines that a person typed and prints the results.
public final class Console {
  /// The commands, each with its effect.
  public static let commands: [(usage: String, meaning: String)] = [
    ("list", "all countries"),
    ("search TEXT", "the countries whose name, capital or code matches"),
    ("sort name | sort population", "the countries by that key; reversed if it is the current one"),
    ("open NUMBER", "the films of a country in the list"),
    ("film NUMBER", "a film in the list"),
    ("mark", "marks the film that was opened, or unmarks it"),
    ("favourites", "the films that are marked"),
    ("help", "this list"),
  ]

  private let store: any DataStore
  private let findCountries: FindCountriesInteractor
  private let sortCountries: SortCountriesInteractor
  private let listFavourites: ListFavouritesInteractor
  private var listFilms: ListFilmsInteractor?
  private var findFilm: FindFilmInteractor?
  private var markFilm: MarkFilmInteractor?
  private let write: (String) -> Void

  private var countries: [CountryFacts] = []
  private var openedCountry = ""
  private var films: [FilmFacts]?

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue's service.
  ///   - favourites: The store of favourites.
  ///   - write: Receives each line of the output.
  public init(
    catalogue: any CatalogueService, favourites: any FavouritesStore, write: @escaping (String) -> Void
  ) {
    let store = CatalogueDataStore(catalogue: catalogue, favourites: favourites)
    self.store = store
    self.write = write
    findCountries = FindCountriesInteractor(store: store)
    sortCountries = SortCountriesInteractor(store: store)
    listFavourites = ListFavouritesInteractor(store: store)
    findCountries.output = self
    sortCountries.output = self
    listFavourites.output = self
  }

  /// Carries out a command. The output may come later, when the catalogue has replied.
  public func handle(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.dropFirst().first?.trimmingCharacters(in: .whitespaces) ?? ""
    switch (words.first, rest) {
    case (nil, _): break
    case ("list", ""): findCountries.find(matching: nil)
    case ("search", _): findCountries.find(matching: rest)
    case ("sort", "name"): sortCountries.sort(by: .name)
    case ("sort", "population"): sortCountries.sort(by: .population)
    case ("sort", _): write("Type 'sort name' or 'sort population'.")
    case ("open", _): pick(rest, from: countries, open)
    case ("film", _): openFilm(rest)
    case ("mark", ""): mark()
    case ("favourites", ""): listFavourites.listFavourites()
    case ("help", _): for (usage, meaning) in Self.commands { write("  \(usage): \(meaning)") }
    default: write("There is no command '\(line)'. Type 'help'.")
    }
  }

  private func pick<Item>(_ word: String, from items: [Item], _ open: (Item) -> Void) {
    guard let number = Int(word), number > 0 else { return write("Type the number of a row, from 1.") }
    guard number <= items.count else { return write("The list has no row \(number).") }
    open(items[number - 1])
  }

  private func openFilm(_ word: String) {
    guard let films else { return write("Open a country or the favourites first.") }
    pick(word, from: films, open)
  }

  private func mark() {
    guard let markFilm else { return write("Open a film first.") }
    markFilm.toggleMark()
  }

  private func show(_ lines: [String]) {
    guard !lines.isEmpty else { return write("  nothing") }
    let most = 40
    for (number, line) in zip(1..., lines.prefix(most)) { write("  \(number)  \(line)") }
    if lines.count > most { write("  … and \(lines.count - most) more") }
  }

  private func open(_ country: CountryFacts) {
    let list = ListFilmsInteractor(country: CountryCode(rawValue: country.code), store: store)
    list.output = self
    listFilms = list
    openedCountry = country.name
    list.listFilms()
  }

  private func open(_ film: FilmFacts) {
    let find = FindFilmInteractor(film: FilmID(rawValue: film.id), store: store)
    find.output = self
    findFilm = find
    markFilm = nil
    find.findFilm()
  }
}

extension Console: FindCountriesInteractorOutput, SortCountriesInteractorOutput {
  func foundCountries(_ countries: [CountryFacts]) {
    write(strings.summary(countries.count, "countries"))
    show(countries)
  }

  func failedToFindCountries(_ failure: Failure) {
    write(message(for: failure))
  }

  func sortedCountries(_ countries: [CountryFacts], by sorting: CountrySorting) {
    show(countries)
  }

  private func show(_ countries: [CountryFacts]) {
    self.countries = countries
    show(
      countries.map { country in
        [country.name, country.capital, country.population.map(strings.number)]
          .compactMap { $0 }.joined(separator: ", ")
      })
  }
}

extension Console: ListFilmsInteractorOutput, ListFavouritesInteractorOutput {
  func listedFilms(_ films: [FilmFacts]) {
    self.films = films
    write(strings.summary(films.count, "films", openedCountry))
    show(films.map { "\($0.title), \(strings.film(year: $0.year, won: $0.won))" })
  }

  func failedToListFilms(_ failure: Failure) {
    write(message(for: failure))
  }

  func listedFavourites(_ films: [FilmFacts]) {
    self.films = films
    write(strings.summary(films.count, "favourites"))
    show(films.map { "\($0.title), \($0.year)" })
  }

  func failedToListFavourites(_ failure: Failure) {
    write(message(for: failure))
  }
}

extension Console: FindFilmInteractorOutput, MarkFilmInteractorOutput {
  func foundFilm(_ film: FilmDetailsFacts) {
    let mark = MarkFilmInteractor(film: FilmID(rawValue: film.id), store: store)
    mark.output = self
    markFilm = mark
    let countries = strings.list(film.countries)
    write("\(film.title), \(countries), \(strings.film(year: film.year, won: film.won))")
    write(film.isFavourite ? "A favourite." : "Not a favourite.")
  }

  func failedToFindFilm(_ failure: Failure) {
    write(message(for: failure))
  }

  func markedFilm(isFavourite: Bool) {
    write(isFavourite ? "Marked." : "Unmarked.")
  }

  func failedToMarkFilm(_ failure: Failure) {
    write(message(for: failure))
  }
}
