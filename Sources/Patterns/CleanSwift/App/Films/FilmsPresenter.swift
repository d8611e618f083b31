import Catalogue

/// The responses that the presenter formats.
protocol FilmsPresenterInput: AnyObject {
  func presentFetch(response: ListFilms.Fetch.Response)
  func presentOpenFilm(response: ListFilms.OpenFilm.Response)
  func presentCancel(response: ListFilms.Cancel.Response)
}

typealias FilmsPresenterOutput = FilmsViewControllerInput

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
      output?.displayFetch(
        viewModel: .success(rows: entries.map(row), summary: summary(country, entries.count)))
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
