import Catalogue
import Foundation
import Testing

@testable import SwiftIO

/// The contract of `Action`, tested on each action.
@Suite struct ActionTests {
  private let catalogue = InMemoryCatalogue()
  private let favourites = InMemoryFavourites()

  private var country: Country { CatalogueData.embedded.allCountries()[0] }
  private var film: Film { CatalogueData.embedded.films[0] }

  /// An action whose output the test ignores.
  private struct Probe {
    let run: (@escaping () -> Void) -> Void
    let cancel: () -> Void

    init<Output, Failure>(_ action: any Action<Output, Failure>) {
      run = { completed in action.run { _ in completed() } }
      cancel = { action.cancel() }
    }
  }

  private var probes: [Probe] {
    let actions = CatalogueActions(catalogue: catalogue, favourites: favourites)
    return [
      Probe(actions.listCountries()), Probe(actions.searchCountries(matching: "fr")),
      Probe(actions.sortCountries([country], by: .byName)), Probe(actions.listFilms(of: country)),
      Probe(actions.showFilm(film)), Probe(actions.markFavourite(film)),
      Probe(actions.unmarkFavourite(film)), Probe(actions.readFavourites()),
      Probe(actions.listFavourites([film.id])),
    ]
  }

  @Test func `an action completes once`() {
    for probe in probes {
      var completions = 0
      probe.run { completions += 1 }
      catalogue.deliverAll()
      #expect(completions == 1)
    }
  }

  @Test func `an action that is cancelled before its reply does not complete later`() {
    for probe in probes {
      var completions = 0
      probe.run { completions += 1 }
      let atOnce = completions
      probe.cancel()
      catalogue.deliverAll()
      #expect(completions == atOnce)
    }
  }
}
