import Foundation

/// A lock that processes share by a file.
struct FileLock {
  private let file: FileHandle

  /// Opens the file, which is made if it is not there.
  ///
  /// - Throws: An error of Foundation where it cannot be written.
  init(at url: URL) throws {
    if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
    file = try FileHandle(forUpdating: url)
  }

  /// Does something while no other process holds the lock, and waits for that first. A process that ends lets go of it.
  func whileHeld<Result>(_ body: () throws -> Result) rethrows -> Result {
    flock(file.fileDescriptor, LOCK_EX)
    defer { flock(file.fileDescriptor, LOCK_UN) }
    return try body()
  }
}
