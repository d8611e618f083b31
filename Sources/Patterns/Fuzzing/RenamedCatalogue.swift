public import Catalogue
import Foundation
public import Playing

/// A part of the built-in catalogue with other names and numbers, which a seed decides. Hard-coded answers do not match
/// it.
///
/// The names keep their order by Unicode scalars, so that a story can be performed with the new names.
public struct RenamedCatalogue {
  /// The catalogue's data.
  public let data: CatalogueData
  private let names: [String: String]

  /// Creates a catalogue in which some stories can be performed. A film has all its countries, and a country that the
  /// stories pick has all its films.
  ///
  /// - Parameters:
  ///   - seed: Decides the names and the rows that are left out; the same seed gives the same catalogue.
  ///   - stories: The stories; the rows that they mention are not left out.
  public init(seed: UInt64, performing stories: [Story]) {
    var random = SeededGenerator(seed: seed)
    let named = stories.flatMap(\.steps).compactMap(\.event.label)
    let linked = stories.flatMap(\.steps).compactMap(\.event.linkedFilm)
    let all = CatalogueData.embedded
    let picked = Set(all.countries.filter { named.contains($0.name) }.map(\.code))
    // Screens show how many films a country has, so that a country that stories pick keeps all of them.
    let films = all.films.filter { film in
      !picked.isDisjoint(with: film.countries) || named.contains(film.title)
        || linked.contains(film.id) || random.number(below: 12) == 0
    }
    let origins = Set(films.flatMap(\.countries))
    let byName = all.countries.sorted { $0.name < $1.name }
    let countries = byName.enumerated().filter { index, country in
      let isAtEnd = index < 6 || index >= byName.count - 20
      return isAtEnd || country.isNamed(in: named) || origins.contains(country.code)
        || random.number(below: 12) == 0
    }.map(\.element)
    let countryNames = random.names(countries.count)
    let titles = random.names(films.count)
    let years = 1 + random.number(below: 9)
    let factor = 2 + random.number(below: 5)
    var names = Dictionary(zip(countries.map(\.name), countryNames)) { one, _ in one }
    for (film, title) in zip(films.sorted { $0.title < $1.title }, titles) { names[film.title] = title }
    self.names = names
    data = CatalogueData(
      countries: countries.map { $0.renamed(to: names, population: factor) },
      films: films.map { film in
        Film(
          id: film.id, title: names[film.title] ?? film.title, year: film.year + years,
          countries: film.countries, won: !film.won)
      })
  }

  /// Returns the story with the new names, without the checks of the screen.
  public func retold(_ story: Story) -> Story {
    let steps = story.steps.filter { !$0.isLook }.map { step in
      Story.Step(event: renamed(step.event), file: step.file, line: step.line)
    }
    return Story(id: story.id, wish: story.wish, steps: steps)
  }

  private func renamed(_ event: Story.Event) -> Story.Event {
    switch event {
    case .pick(let label): .pick(names[label] ?? label)
    case .paste(let text): .paste(renamed(search: text))
    case .type(let text): .type(renamed(search: text))
    case .typeQuickly(let text): .typeQuickly(renamed(search: text))
    default: event
    }
  }

  /// Returns the new name, or its beginning, of the first country whose name begins with a text; the text itself if no
  /// name does.
  private func renamed(search text: String) -> String {
    guard !text.isEmpty,
      let country = CatalogueData.embedded.countries.first(where: { $0.isFound(by: text) }),
      let name = names[country.name]
    else { return text }
    return text.count < country.name.count ? String(name.prefix(max(2, text.count))) : name
  }
}

extension Story.Event {
  /// The row or the search that the event is about; nil for any other event.
  fileprivate var label: String? {
    switch self {
    case .pick(let label), .paste(let label), .type(let label), .typeQuickly(let label): label
    default: nil
    }
  }

  /// The film that the event's link leads to, if there is one; nil for any other event.
  fileprivate var linkedFilm: Film.ID? {
    guard case .openLink(let text) = self, let link = URL(string: text) else { return nil }
    return try? Film.ID(link: link)
  }
}

extension Country {
  fileprivate func isFound(by text: String) -> Bool { name.lowercased().hasPrefix(text.lowercased()) }

  fileprivate func isNamed(in labels: [String]) -> Bool {
    labels.contains { $0.count > 1 && isFound(by: $0) }
  }

  fileprivate func renamed(to names: [String: String], population factor: Int) -> Country {
    Country(
      code: code, name: names[name] ?? name, capital: capital.map { String($0.reversed()).capitalized },
      region: region, population: population.map { $0 * factor + 1 }, dissolved: dissolved.map { $0 - factor }
    )
  }
}

extension SeededGenerator {
  /// Makes different names, in alphabetical order.
  fileprivate mutating func names(_ count: Int) -> [String] {
    let syllables = ["ba", "ce", "di", "fo", "gu", "ka", "le", "mi", "no", "ru", "sa", "te", "vi", "zo"]
    var names: Set<String> = []
    while names.count < count {
      var name = ""
      for _ in 0..<4 { name += syllables[number(below: syllables.count)] }
      names.insert(name.prefix(1).uppercased() + name.dropFirst())
    }
    return names.sorted()
  }
}
