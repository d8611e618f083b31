import Catalogue

import struct HeadlessUI.Outlet

@testable import SwiftIO

/// Formats the list of a country's films.
final class FilmsViewModel: FilmsViewModelInput {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FilmsModelReading)!
  var alert: (any FailureDisplay)!

  func refresh(_ part: FilmsPart) {
  }

  private func countText(_ country: String, _ count: Int) -> String {
    switch count {
    case 0: strings("films.none", country)
    case 1: strings("films.one", country)
    default: strings("films.many", country, count)
    }
  }
}
