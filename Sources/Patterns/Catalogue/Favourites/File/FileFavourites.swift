public import Foundation

/// A store that survives a relaunch: a small JSON file.
///
/// Every call reads the file, and every change replaces it as a whole, so that a process that is killed leaves the
/// old state or the new. Stores of the same file, in one process or in many, take turns: each waits for a lock
/// beside the file while another one saves. A missing file means no favourites. A file that cannot be understood is
/// never overwritten.
public final class FileFavourites: FavouritesStore {
  private let url: URL

  /// Creates a store for the file at `url`. Neither the file nor its folder need exist.
  ///
  /// A symbolic link at `url` is kept, and its target is read and written.
  public init(url: URL) {
    self.url = url
  }

  /// Reads the ids of the marked films, in the order in which they were marked.
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

  /// Marks a film and, unless it is marked already, writes the file; creates its folder if it is missing.
  ///
  /// - Throws: Any ``FavouritesError``.
  public func add(_ id: Film.ID) throws(FavouritesError) {
    try change { $0.contains(id) ? nil : $0 + [id] }
  }

  /// Unmarks a film and, if it was marked, writes the file.
  ///
  /// - Throws: Any ``FavouritesError``.
  public func remove(_ id: Film.ID) throws(FavouritesError) {
    try change { ids in ids.contains(id) ? ids.filter { $0 != id } : nil }
  }

  /// Reads, edits and writes without interruption by others; an edit that returns nil changes nothing.
  ///
  /// The first read is without the lock, so that neither a folder nor a lock is created if nothing changes or the file
  /// cannot be understood.
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

  /// Waits for the lock, and creates the lock file and its folder if they are missing.
  private func lock(of file: ReplacedFile) throws(FavouritesError) -> FileLock {
    let path = file.path + ".lock"
    do {
      try file.makeFolder()
      return try FileLock(path)
    } catch {
      // The error names the lock if it exists but cannot be opened.
      let isThere = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
      let name = isThere ? URL(fileURLWithPath: path).lastPathComponent : url.lastPathComponent
      throw .unwritable(file: name, reason: error.fileReason)
    }
  }
}
