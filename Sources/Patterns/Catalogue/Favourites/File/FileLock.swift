package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A turn among all who lock the same file, in this process or another, until it is released.
///
/// The system releases the lock of a process that ends, however it ends. The file itself is empty and stays: were
/// it removed, one could hold the lock of the removed file and another that of a new one.
package struct FileLock {
  private let file: OpenFile

  /// True if the lock is held; it is not on a file system that has no locks, such as some shared over a network.
  ///
  /// There the save goes on without: to lose a mark when two save at the same moment is rare, and to keep none at
  /// all would be worse.
  let isHeld: Bool

  /// Opens the file, which is made if it is missing, and waits for the lock.
  package init(_ path: String) throws(POSIXError) {
    file = try Self.open(path)
    do throws(POSIXError) {
      try file.lock()
      isHeld = true
    } catch {
      guard [ENOTSUP, EOPNOTSUPP, ENOSYS, ENOLCK].contains(error.code.rawValue) else {
        file.close()
        throw error
      }
      isHeld = false
    }
  }

  /// Lets the next have its turn.
  package func release() {
    file.close()
  }

  /// Opens the file for writing, as locks over a network want it, or, where it is another's, for reading.
  private static func open(_ path: String) throws(POSIXError) -> OpenFile {
    do throws(POSIXError) {
      return try OpenFile(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
    } catch {
      guard error.code == .EACCES, let file = try? OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else {
        throw error
      }
      return file
    }
  }
}
