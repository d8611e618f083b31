import Catalogue

/// The responses that the presenter formats.
protocol FilmsPresenterInput: AnyObject {
  func presentFetch(response: ListFilms.Fetch.Response)
  func presentOpenFilm(response: ListFilms.OpenFilm.Response)
}

/// The receiver of the presenter's view models.
typealias FilmsPresenterOutput = FilmsViewControllerInput

/// Formats the films of a country.
final class FilmsPresenter {
  weak var output: (any FilmsPresenterOutput)?

  private func row(_ entry: ListFilms.Entry) -> ListFilms.Row {
    ListFilms.Row(
      title: entry.title, detail: entry.won ? strings("films.won", entry.year) : "\(entry.year)")
  }

  private func summary(_ country: String, _ count: Int) -> String {
    switch count {
    case 0: strings("films.none", country)
    case 1: strings("films.one", country)
    default: strings("films.many", country, count)
    }
  }
}

extension FilmsPresenter: FilmsPresenterInput {
  func presentFetch(response: ListFilms.Fetch.Response) {
    switch response {
    case .success(let country, let entries):
      output?.displayFetch(
        viewModel: .success(rows: entries.map(row), summary: summary(country, entries.count)))
    case .failure(let failure):
      output?.displayFetch(viewModel: .failure(message: failure.message))
    }
  }

  func presentOpenFilm(response: ListFilms.OpenFilm.Response) {
    output?.displayOpenFilm(viewModel: ListFilms.OpenFilm.ViewModel(selectedRow: response.selectedRow))
  }
}
