import Catalogue

import struct HeadlessUI.Outlet

@testable import SwiftIO

/// The plain program's view model.
class PlainViewModel: CountriesViewModelInput {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var nameButton: any TitleDisplay

  var model: (any CountriesModelReading)!
  var alert: (any FailureDisplay)!

  func refresh(_ part: CountriesPart) {
    switch part {
    case .list: refreshList()
    case .order: refreshOrder()
    case .progress: refreshProgress()
    default: refreshEverything()
    }
  }

  func refreshEverything() {
    let countries = model.countries
    let order = model.order
    _ = model.failure
    show(countries)
    summary.text = "\(countries.count)"
    nameButton.title = title(order)
  }

  func refreshList() {
    let countries = model.countries
    show(countries)
    summary.text = "\(countries.count)"
  }

  func refreshOrder() {
    let countries = model.countries
    let order = model.order
    show(countries)
    nameButton.title = title(order)
  }

  func refreshProgress() {
    summary.text = model.isLoading ? "Loading" : ""
  }

  func show(_ countries: [Country]) {
    list.rows = countries.map { Row(title: $0.name, detail: "") }
  }

  func title(_ order: CountryOrder) -> String {
    order.direction == .ascending ? "Name ↑" : "Name ↓"
  }
}
