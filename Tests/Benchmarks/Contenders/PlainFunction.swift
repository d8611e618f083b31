import Catalogue
import Foundation

/// A list of countries ready to be shown.
struct Listing {
  /// The countries in their order.
  var countries: [Country] = []
  /// The rows, one for each country.
  var rows: [(title: String, detail: String)] = []
  /// The line above the rows.
  var summary = ""
  /// The titles of the buttons that sort.
  var titles = (byName: "", byPopulation: "")
}

/// Sorts and formats the countries that were loaded or found: one function that makes all that the screen shows.
func listing(of countries: [Country], in order: CountryOrder) -> Listing {
  let found = countries.sorted(by: order)
  let rows = found.map { country in
    let facts = [
      country.capital,
      country.dissolved.map { strings("countries.dissolved", $0) },
      country.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    return (title: country.name, detail: facts.compactMap { $0 }.joined(separator: " · "))
  }
  let summary =
    switch found.count {
    case 0: strings("countries.none")
    case 1: strings("countries.one")
    default: strings("countries.many", found.count)
    }
  let arrow = order.direction == .ascending ? "order.ascending" : "order.descending"
  let (name, population) = (strings("order.name"), strings("order.population"))
  let titles =
    order.key == .name ? (strings(arrow, name), population) : (name, strings(arrow, population))
  return Listing(countries: found, rows: rows, summary: summary, titles: titles)
}

/// The work without an app: only calls of one function. There is no window, so nothing is drawn.
final class PlainFunction: Contender {
  private let countries: (_ matching: String?) throws -> [Country]
  private var shown = Listing()
  private var order = CountryOrder.byName

  /// Creates the work over a catalogue in memory.
  init(data: CatalogueData) {
    countries = { text in text.map { data.countries(matching: $0) } ?? data.allCountries() }
  }

  /// Creates the work over a server that writes its answers in JSON, which is read and checked here.
  init(jsonOf data: CatalogueData) {
    countries = { text in
      let answer = text.map { data.countries(matching: $0) } ?? data.allCountries()
      let countries = try CatalogueData.countries(from: JSONEncoder().encode(answer))
      return (text.map { countries.matching($0) } ?? countries).sorted(by: .byName)
    }
  }

  func prepare(_ work: Work) -> () throws -> Void {
    { [self] in
      switch work {
      case .list:
        shown = listing(of: try countries(nil), in: order)
      case .sort:
        order = order.next(by: .population)
        shown = listing(of: shown.countries, in: order)
      case .search:
        shown = listing(of: try countries(Work.searchText), in: order)
      }
    }
  }

  /// The rows that fit in a window of the apps.
  var visibleRows: [String] {
    shown.rows.prefix(ListWindow.visibleRows(of: shown.rows.count)).map { "\($0.title) \($0.detail)" }
  }

  func end() {}
}
