import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An open file or folder, with the POSIX calls that Foundation does not offer.
struct OpenFile {
  private let descriptor: Int32

  /// Opens a file; child processes do not inherit it.
  ///
  /// - Parameters:
  ///   - path: The place of the file.
  ///   - flags: How to open it, as for `open(2)`.
  ///   - mode: The permissions of a file that is created, before the user's mask is applied.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(POSIXError) {
    descriptor = try retrying { open(path, flags | O_CLOEXEC, mode) }
  }

  /// Closes the file, which also releases its lock.
  func close() {
    // `sync()` has reported every error of the disk, and an interrupted close has closed the file all the same.
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// Writes all of the data.
  func write(_ data: Data) throws(POSIXError) {
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = try retrying {
        rest.withUnsafeBytes { bytes in
          #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
          #else
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
          #endif
        }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the written data is on the disk.
  func sync() throws(POSIXError) {
    #if canImport(Darwin)
      // On Apple's platforms, fsync leaves the data in the disk's cache; some file systems do not support F_FULLFSYNC.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    _ = try retrying { fsync(descriptor) }
  }

  /// Waits for the lock of this file, and holds it until the file is closed.
  func lock() throws(POSIXError) {
    _ = try retrying { flock(descriptor, LOCK_EX) }
  }

  /// Gives the file the owner, the group and the permissions of another file, as far as this process is allowed to.
  func take(ownerAndPermissionsOf status: FileStatus) {
    // The owner first: a change of the owner may take permissions away.
    if fchown(descriptor, status.owner, status.group) != 0 {
      _ = fchown(descriptor, uid_t.max, status.group)
    }
    _ = fchmod(descriptor, status.permissions)
  }
}

/// Repeats a call while signals interrupt it; throws the error if the call returns -1.
func retrying<Result: SignedInteger>(_ call: () -> Result) throws(POSIXError) -> Result {
  while true {
    let result = call()
    guard result == -1 else { return result }
    let number = errno
    guard number == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: number) ?? .EIO) }
  }
}
