package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An exclusive lock on a file. Until it is released, any other attempt to lock the file waits, in this process or
/// another.
///
/// The system releases the lock of a process that ends, however it ends. The file itself is empty and stays: if it
/// were removed, one process could hold the lock of the removed file and another the lock of a new one.
package struct FileLock {
  private let file: OpenFile

  /// True if the lock is held; false on a file system without locks, such as some that are shared over a network.
  ///
  /// There, the save continues without a lock: two saves at the same moment, which may lose a mark, are rare, and
  /// saving nothing at all would be worse.
  let isHeld: Bool

  /// Opens the file, creating it if it is missing, and waits for the lock.
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

  /// Releases the lock.
  package func release() {
    file.close()
  }

  /// Opens the file for writing, as locks over a network require, or for reading if writing is not permitted.
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
