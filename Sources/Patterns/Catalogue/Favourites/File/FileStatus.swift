import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A file's metadata; for a symbolic link, that of its target.
struct FileStatus {
  let owner: uid_t
  let group: gid_t
  let permissions: mode_t
  private let kind: mode_t

  /// Reads the metadata of an existing file.
  init(_ path: String) throws(POSIXError) {
    var status = stat()
    _ = try retrying { stat(path, &status) }
    owner = status.st_uid
    group = status.st_gid
    permissions = status.st_mode & 0o7777
    kind = status.st_mode & S_IFMT
  }

  var isFolder: Bool { kind == S_IFDIR }

  /// Throws unless this is a regular file; opening a named pipe, for instance, may wait forever.
  func requireRegularFile() throws {
    if isFolder { throw POSIXError(.EISDIR) }
    if kind != S_IFREG { throw NotRegularFile() }
  }
}

/// The error for a pipe, a socket or a device instead of a file.
struct NotRegularFile: LocalizedError {
  var errorDescription: String? { "not a regular file" }
}
