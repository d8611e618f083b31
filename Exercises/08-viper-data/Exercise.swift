import Catalogue
import Foundation

@testable import VIPER

/// Lists the films that the user marked.
final class ListFavouritesInteractor: ListFavouritesInteractorInput {
  weak var output: (any ListFavouritesInteractorOutput)?

  private let store: any DataStore
  private var list: FavouriteList
  private var request: (any Cancellable)?

  init(store: any DataStore) {
    self.store = store
    list = store.favouriteList
  }

  func listFavourites() {
    request?.cancel()
    do {
      request = store.findFilms(try store.markedFilms()) { [weak self] result in
        self?.finish(result)
      }
    } catch {
      finish(.failure(error))
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }

  private func finish(_ result: Result<[Film], any Error>) {
    request = nil
    switch result {
    case .success(let films):
      list.films = films
      store.put(list)
      output?.listed(list.overview)
    case .failure(let error):
      output?.failedToList(
        ListFavouritesFailure(reason: error.localizedDescription, kept: list.films.count))
    }
  }
}
