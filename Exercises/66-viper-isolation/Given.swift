import Catalogue

/// Sorting that takes so long that it must not stop the screen.
enum LongSorting {
  /// What happens on the main actor while countries are sorted.
  static var meanwhile: () -> Void = {}
  /// The number of times that countries have been sorted.
  private(set) static var count = 0

  /// Sorts countries, away from the main actor. By population it takes longer than by name.
  @concurrent nonisolated static func sort(
    _ countries: [Country], by order: CountryOrder
  ) async -> [Country] {
    await begin()
    if order.key == .population {
      for _ in 1...5 { await Task.yield() }
    }
    return countries.sorted(by: order)
  }

  private static func begin() {
    count += 1
    meanwhile()
  }
}
