public import Foundation

/// A store that survives a relaunch: a small JSON file.
///
/// The file is read for every call, and replaced whole by each that changes something, so that a process that is
/// killed leaves the old state or the new. Stores of the same file, in one process or in many, take turns: each
/// waits, for as long as the other's save takes, at a lock beside the file. No file means no favourites. A file
/// that cannot be understood is never written over.
public final class FileFavourites: FavouritesStore {
  private let url: URL

  /// Takes the place of the file, which need not exist, nor its folder.
  ///
  /// A symbolic link in that place is kept, and what it leads to is read and written.
  public init(url: URL) {
    self.url = url
  }

  /// Reads the ids that were marked, the first marked first.
  ///
  /// - Throws: ``FavouritesError/unreadable(file:reason:)``, ``FavouritesError/damaged(file:)`` or
  ///   ``FavouritesError/tooNew(file:version:)``.
  public func favourites() throws(FavouritesError) -> [Film.ID] {
    let data: Data
    do {
      try FileStatus(url.path).requireRegularFile()
      data = try Data(contentsOf: url)
    } catch POSIXError.ENOENT, CocoaError.fileReadNoSuchFile {
      return []
    } catch {
      throw .unreadable(file: url.lastPathComponent, reason: error.fileReason)
    }
    return try FavouritesFormat.favourites(in: data, of: url.lastPathComponent)
  }

  /// Marks a film and writes the file, with its folder if that is missing.
  ///
  /// - Throws: Any ``FavouritesError``.
  public func add(_ id: Film.ID) throws(FavouritesError) {
    try change { $0.contains(id) ? nil : $0 + [id] }
  }

  /// Unmarks a film and writes the file.
  ///
  /// - Throws: Any ``FavouritesError``.
  public func remove(_ id: Film.ID) throws(FavouritesError) {
    try change { ids in ids.contains(id) ? ids.filter { $0 != id } : nil }
  }

  /// Reads, edits and writes with nobody in between; an edit that gives nil changes nothing.
  ///
  /// The first reading is without the lock, so that nothing is made, neither a folder nor a lock, where nothing
  /// changes or where the file cannot be understood.
  private func change(_ edit: ([Film.ID]) -> [Film.ID]?) throws(FavouritesError) {
    guard edit(try favourites()) != nil else { return }
    let file = ReplacedFile(at: url)
    let lock = try lock(of: file)
    defer { lock.release() }
    guard let ids = edit(try favourites()) else { return }
    if lock.isHeld { file.removeLeftovers() }
    do {
      try file.replace(with: FavouritesFormat.data(of: ids))
    } catch {
      throw .unwritable(file: url.lastPathComponent, reason: error.fileReason)
    }
  }

  /// Waits for the lock, which is made, with the folder, if it is missing.
  private func lock(of file: ReplacedFile) throws(FavouritesError) -> FileLock {
    let path = file.path + ".lock"
    do {
      try file.makeFolder()
      return try FileLock(path)
    } catch {
      // Where there is a lock that cannot be opened, that is the file to look at.
      let isThere = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
      let name = isThere ? URL(fileURLWithPath: path).lastPathComponent : url.lastPathComponent
      throw .unwritable(file: name, reason: error.fileReason)
    }
  }
}
