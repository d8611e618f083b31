import Foundation

/// Numbers, lists, counts and facts in the language of the texts: what the four apps word alike.
extension LocalizedStrings {
  private static let locale = Locale(identifier: "en_US")

  /// Returns a whole number with separators between thousands: `26,023,100`.
  public func number(_ value: Int) -> String {
    value.formatted(.number.locale(Self.locale))
  }

  /// Returns the items as an enumeration: `Algeria, France, and Italy`.
  public func list(_ items: [String]) -> String {
    items.formatted(.list(type: .and).locale(Self.locale))
  }

  /// Returns the line above a list: how many things it has, and the reason why it could not be loaded.
  ///
  /// - Parameters:
  ///   - count: The number of things in the list.
  ///   - key: The beginning of three keys, which end in `.none`, `.one` and `.many`.
  ///   - values: The values that the texts take before the number.
  ///   - reason: The reason, as a sentence, or nil. If there is one and the list is empty, it stands alone.
  public func summary(
    _ count: Int, _ key: String, _ values: any CustomStringConvertible..., reason: String? = nil
  ) -> String {
    if let reason, count == 0 { return reason }
    let form = count == 0 ? "none" : count == 1 ? "one" : "many"
    let text = self("\(key).\(form)", values + [count])
    return reason.map { "\(text) \(self("failure.summary", $0))" } ?? text
  }

  /// Returns what a row says of a country: capital, year of its end, and population, as far as there are any.
  public func country(capital: String?, dissolved: Int?, population: Int?) -> String {
    [capital, dissolved.map { self("countries.dissolved", $0) }, population.map(number)]
      .compactMap(\.self).joined(separator: " · ")
  }

  /// Returns what a row says of a film: its year, and whether it won the award.
  public func film(year: Int, won: Bool) -> String {
    won ? self("films.won", year) : "\(year)"
  }

  /// Returns the title of the button that filters: the name of the only region that is listed, or that all are.
  public func filter(region name: String?) -> String {
    name.map { self("regions.only", $0) } ?? self("regions.all")
  }

  /// Returns the title of a button that sorts.
  ///
  /// - Parameters:
  ///   - key: The key of the button's plain title.
  ///   - isAscending: The direction in which the list is sorted by this button; nil if it is sorted by another.
  public func order(_ key: String, isAscending: Bool?) -> String {
    guard let isAscending else { return self(key) }
    return self(isAscending ? "order.ascending" : "order.descending", self(key))
  }
}
