import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A file that is replaced whole or not at all.
///
/// The new contents go to a file of their own beside it, which then takes its name. A process that is killed before
/// that leaves the file of its own behind, to be removed by the next save.
struct ReplacedFile {
  /// The place of the file; of a symbolic link, the place that it leads to.
  let path: String

  private let isBehindLink: Bool

  private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// Follows the links at the place of the file, which need not exist.
  init(at url: URL) {
    var place = url
    // The read before has reported a circle of links; systems follow forty.
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path) else { break }
      let folder = place.deletingLastPathComponent().path
      place = URL(fileURLWithPath: link.hasPrefix("/") ? link : "\(folder)/\(link)")
    }
    path = place.path
    isBehindLink = place != url
  }

  /// Makes the folder of the file, private as the XDG convention asks, with those that it lies in.
  ///
  /// Where a link leads nothing is made: what is missing there may be a disk that is not plugged in.
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
      // Another process may have made it just now.
      guard let status = try? FileStatus(folder), status.isFolder else { throw error }
    }
    syncFolder(parent)
  }

  /// Replaces the contents, keeping the owner and the permissions if it may.
  ///
  /// A call that throws leaves the old contents, and nothing beside them.
  func replace(with data: Data) throws(POSIXError) {
    let old = try? FileStatus(path)
    // To take the name of a read-only file the system would allow; the person who made it so would not.
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

  /// Removes what writers that were killed left beside the file.
  ///
  /// Only for the holder of the lock: writers that are alive and have begun hold it, so what is found is of none.
  func removeLeftovers() {
    let prefix = URL(fileURLWithPath: path).lastPathComponent + "."
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard name.hasPrefix(prefix), name.hasSuffix(".saving"),
        UUID(uuidString: String(name.dropFirst(prefix.count).dropLast(".saving".count))) != nil
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// Waits until the disk has the names in a folder, where the system can tell.
  ///
  /// A failure is not reported: by now everybody reads the new state, and a call that throws has changed nothing.
  private static func syncFolder(_ folder: String) {
    guard let folder = try? OpenFile(folder, O_RDONLY | O_DIRECTORY) else { return }
    defer { folder.close() }
    try? folder.sync()
  }
}
