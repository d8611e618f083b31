import Catalogue
import Foundation

/// Reads a file of favourites with a new store, like a program that has just started.
@MainActor
func favourites(in file: URL) throws -> [Film.ID] {
  try FileFavourites(url: file).favourites()
}

/// Marks a film with a new store, like a program that has just started.
@MainActor
func mark(_ id: Film.ID, in file: URL) throws {
  try FileFavourites(url: file).add(id)
}

/// Returns the favourites before some changes, such as `+tt1` and `-tt1`, and after each of them.
func states(from ids: [Film.ID], _ changes: [String]) -> [[Film.ID]] {
  changes.reduce(into: [ids]) { states, change in
    let id = Film.ID(rawValue: String(change.dropFirst()))
    let others = states.last!.filter { $0 != id }
    states.append(change.hasPrefix("+") ? others + [id] : others)
  }
}
