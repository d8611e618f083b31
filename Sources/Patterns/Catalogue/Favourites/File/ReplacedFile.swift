import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A file that is replaced whole or not at all.
///
/// The new contents go to a temporary file beside it, which is then renamed. A process that is killed before that
/// leaves its temporary file behind, and the next save removes it.
struct ReplacedFile {
  /// The path of the file; for a symbolic link, the path of its target.
  let path: String

  private let isBehindLink: Bool

  private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// Follows the links at `url`. The file need not exist.
  init(at url: URL) {
    var place = url
    // A cycle of links has made an earlier read fail; Linux follows at most forty links.
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path) else { break }
      let folder = place.deletingLastPathComponent().path
      place = URL(fileURLWithPath: link.hasPrefix("/") ? link : "\(folder)/\(link)")
    }
    path = place.path
    isBehindLink = place != url
  }

  /// Creates the folder of the file with its parents, private as the XDG convention asks.
  ///
  /// Creates nothing if the file is behind a link: its folder may be missing because a disk is not plugged in.
  func makeFolder() throws(POSIXError) {
    guard !isBehindLink else { return }
    try Self.makeFolder(folder)
  }

  private static func makeFolder(_ folder: String) throws(POSIXError) {
    if let status = try? FileStatus(folder), status.isFolder { return }
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    if parent != folder { try makeFolder(parent) }
    do throws(POSIXError) {
      _ = try retrying { mkdir(folder, 0o700) }
    } catch {
      // Another process may have created it just now.
      guard let status = try? FileStatus(folder), status.isFolder else { throw error }
    }
    syncFolder(parent)
  }

  /// Replaces the contents, and keeps the owner and the permissions if that is allowed.
  ///
  /// A call that throws leaves the old contents, and no temporary file.
  func replace(with data: Data) throws(POSIXError) {
    let old = try? FileStatus(path)
    // The system would let a rename replace a read-only file, but the user who made it read-only would not want that.
    if old != nil { _ = try retrying { access(path, W_OK) } }
    let draft = "\(path).\(UUID()).saving"
    let file = try OpenFile(draft, O_WRONLY | O_CREAT | O_EXCL, mode: old == nil ? 0o666 : 0o600)
    do throws(POSIXError) {
      defer { file.close() }
      if let old { file.take(ownerAndPermissionsOf: old) }
      try file.write(data)
      try file.sync()
      _ = try retrying { rename(draft, path) }
    } catch {
      unlink(draft)
      throw error
    }
    Self.syncFolder(folder)
  }

  /// Removes the temporary files of writers that were killed.
  ///
  /// Call it only while holding the lock: a writer holds the lock while it has a temporary file, so none is in use.
  func removeLeftovers() {
    let prefix = URL(fileURLWithPath: path).lastPathComponent + "."
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard name.hasPrefix(prefix), name.hasSuffix(".saving"),
        UUID(uuidString: String(name.dropFirst(prefix.count).dropLast(".saving".count))) != nil
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// Waits until the names in a folder are on the disk, if the system supports that.
  ///
  /// A failure is not reported: all readers see the new state by now, and a call that throws must have changed nothing.
  private static func syncFolder(_ folder: String) {
    guard let folder = try? OpenFile(folder, O_RDONLY | O_DIRECTORY) else { return }
    defer { folder.close() }
    try? folder.sync()
  }
}
