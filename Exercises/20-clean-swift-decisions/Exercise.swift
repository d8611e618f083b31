import Catalogue

@testable import CleanSwift

/// Formats the films of a country.
final class FilmsPresenter {
  weak var output: (any FilmsPresenterOutput)?

  private func row(_ entry: ListFilms.Entry) -> Row {
    Row(title: entry.title, detail: strings.film(year: entry.year, won: entry.won))
  }

  private func summary(_ country: String, _ count: Int) -> String {
    strings.summary(count, "films", country)
  }
}

extension FilmsPresenter: FilmsPresenterInput {
  func presentFetch(response: ListFilms.Fetch.Response) {
    switch response {
    case .loading:
      output?.displayFetch(viewModel: .loading)
    case .success(let country, let entries):
      let alphabetical = entries.sorted { $0.title < $1.title }
      output?.displayFetch(
        viewModel: .success(rows: alphabetical.map(row), summary: summary(country, entries.count)))
    case .failure(let failure):
      output?.displayFetch(viewModel: .failure(message: message(for: failure)))
    }
  }

  func presentOpenFilm(response: ListFilms.OpenFilm.Response) {
    output?.displayOpenFilm(viewModel: ListFilms.OpenFilm.ViewModel(selectedRow: response.selectedRow))
  }

  func presentCancel(response: ListFilms.Cancel.Response) {
    output?.displayCancel(viewModel: ListFilms.Cancel.ViewModel())
  }
}
