public import Foundation

/// A store that survives a relaunch: a JSON list of film ids in a file.
///
/// The file is read for every call, and replaced in one step by each that changes something. No file means no
/// favourites. A damaged file is never written over.
public final class FileFavourites: FavouritesStore {
  private let url: URL

  /// Takes the place of the file, which need not exist, nor its folder.
  public init(url: URL) {
    self.url = url
  }

  /// Reads the ids that were marked, the first marked first.
  ///
  /// - Throws: ``FavouritesError/unreadable(file:reason:)`` or ``FavouritesError/damaged(file:)``.
  public func favourites() throws(FavouritesError) -> [Film.ID] {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return []
    } catch {
      throw .unreadable(file: url.lastPathComponent, reason: error.fileReason)
    }
    guard let ids = try? JSONDecoder().decode([Film.ID].self, from: data), Set(ids).count == ids.count else {
      throw .damaged(file: url.lastPathComponent)
    }
    return ids
  }

  /// Marks a film and writes the file, with its folder if that is missing.
  ///
  /// - Throws: Any ``FavouritesError``.
  public func add(_ id: Film.ID) throws(FavouritesError) {
    let ids = try favourites()
    guard !ids.contains(id) else { return }
    try write(ids + [id])
  }

  /// Unmarks a film and writes the file.
  ///
  /// - Throws: Any ``FavouritesError``.
  public func remove(_ id: Film.ID) throws(FavouritesError) {
    let ids = try favourites()
    guard ids.contains(id) else { return }
    try write(ids.filter { $0 != id })
  }

  private func write(_ ids: [Film.ID]) throws(FavouritesError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(ids).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(file: url.lastPathComponent, reason: error.fileReason)
    }
  }
}
