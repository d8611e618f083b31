import Catalogue

@testable import VIPER

/// Looks itself up.
private struct Mark {
  let film: FilmID
  var isSet: Bool
}

extension Mark {
  fileprivate init(of film: FilmID, in store: any DataStore) throws {
    self.init(film: film, isSet: try store.mark(of: film).isSet)
  }
}
