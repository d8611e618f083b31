import Foundation

/// Notices that a file was saved, by its size, its time and its place on the disk: an editor may rewrite the file or
/// replace it, and a network mount sends no notifications.
struct FileWatcher {
  private struct Stamp: Equatable {
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
    let number: UInt64
  }

  let file: URL
  private var stamp: Stamp?
  /// The file when it was last seen empty.
  private var emptied: Stamp?

  /// Creates a watcher, which compares the file with its state now.
  init(_ file: URL) {
    self.file = file
    stamp = Self.stamp(of: file)
  }

  /// Returns true if the file has changed since the last call. A file that is missing for a moment has not changed, nor
  /// has one that is empty in this call and was not in the last: an editor may empty it before it writes.
  mutating func hasChanged() -> Bool {
    guard let now = Self.stamp(of: file), now != stamp else { return false }
    if now.size == 0, now != emptied {
      emptied = now
      return false
    }
    stamp = now
    return true
  }

  private static func stamp(of file: URL) -> Stamp? {
    var status = stat()
    guard stat(file.path, &status) == 0, status.st_size >= 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      size: Int64(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
      number: UInt64(status.st_ino))
  }
}
