import Catalogue
public import Checks
import Foundation
import HeadlessUI
import Playing

/// The list of countries, as the rules of VIPER see it.
public enum CountryListImplementation {
  /// The adapter: how to launch the program, and what else there is to look at.
  public static var adapter: Implementation {
    var adapter = Implementation(of: .viper, performing: [.listCountries]) { window, environment, observers in
      let wireframe = CountryListWireframe(window: window)
      observers?.install(from: wireframe)
      wireframe.showCountryList(catalogue: environment.catalogue)
      return wireframe
    }
    adapter.observed = Implementation.Observed(
      by: [
        CountryListEventHandlerObserver.self, ListCountriesInteractorInputObserver.self,
        CountryListDataStoreObserver.self, ListCountriesInteractorOutputObserver.self,
        CountryListViewObserver.self,
      ])
    // No boundary leads to the wireframe.
    adapter.role = { $0 is CountryListWireframe ? .wireframe : nil }
    adapter.sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("CountryList")
    adapter.module = "CountryList"
    return adapter
  }
}
