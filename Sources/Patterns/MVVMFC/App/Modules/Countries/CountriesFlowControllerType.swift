import Catalogue

/// The screens that follow the list of countries.
protocol CountriesFlowControllerType: FlowControllerType {
  func showFilms(of country: Country)
  /// Lets the user choose a region, or all of them, in a sheet.
  ///
  /// - Parameters:
  ///   - selected: The region that is chosen now, or nil for all.
  ///   - onChoose: Called with the choice, or nil for all regions.
  ///   - onCancel: Called if the user cancels or swipes the sheet away.
  func showRegions(
    selected: Region?, onChoose: @escaping (Region?) -> Void, onCancel: @escaping () -> Void)
  func showFavourites()
}
