import Foundation

/// What the presenter can be told.
protocol FilmPresenterInput: AnyObject {
  func presentFetch(response: Film.Fetch.Response)
  func presentToggleFavourite(response: Film.ToggleFavourite.Response)
  func presentCancel(response: Film.Cancel.Response)
}

/// Whom the presenter gives what is ready to be shown.
typealias FilmPresenterOutput = FilmViewControllerInput

/// Formats one film.
final class FilmPresenter: FilmPresenterInput {
  weak var output: (any FilmPresenterOutput)?

  func presentFetch(response: Film.Fetch.Response) {
    switch response {
    case .success(let entry):
      output?.displayFetch(
        viewModel: .success(
          title: entry.title, origin: origin(entry),
          award: entry.won ? "Won the award" : "Nominated for the award",
          buttonTitle: buttonTitle(entry.isFavourite)))
    case .failure(let failure, let title):
      output?.displayFetch(
        viewModel: .failure(message: failure.reason, title: title, origin: failure.reason))
    }
  }

  func presentToggleFavourite(response: Film.ToggleFavourite.Response) {
    switch response {
    case .success(let isFavourite):
      output?.displayToggleFavourite(viewModel: .success(buttonTitle: buttonTitle(isFavourite)))
    case .failure(let failure):
      output?.displayToggleFavourite(viewModel: .failure(message: failure.reason))
    }
  }

  func presentCancel(response: Film.Cancel.Response) {
    output?.displayCancel(viewModel: Film.Cancel.ViewModel())
  }

  private func origin(_ entry: Film.Entry) -> String {
    let countries = entry.countries.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    return "\(countries), \(entry.year)"
  }

  private func buttonTitle(_ isFavourite: Bool) -> String {
    isFavourite ? "Unmark Favourite" : "Mark as Favourite"
  }
}
