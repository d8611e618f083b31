extension [Country] {
  /// Returns the countries that lie in a region, in the same order, or all of them for nil.
  public func filtered(by region: Region?) -> [Country] {
    region == nil ? self : filter { $0.region == region }
  }
}
