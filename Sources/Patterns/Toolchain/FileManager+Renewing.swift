public import Foundation

extension FileManager {
  /// Makes a file or a folder equal to another.
  ///
  /// A file that is already equal keeps its date, so that it causes no recompilation.
  ///
  /// - Throws: An error of Foundation if something cannot be read or written.
  public func renew(_ target: URL, from source: URL) throws {
    if contentsEqual(atPath: source.path, andPath: target.path) { return }
    let wanted = try? contentsOfDirectory(atPath: source.path)
    let present = try? contentsOfDirectory(atPath: target.path)
    guard let wanted, let present else {
      try? removeItem(at: target)
      try createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try copyItem(at: source, to: target)
    }
    for name in present where !wanted.contains(name) {
      try removeItem(at: target.appendingPathComponent(name))
    }
    for name in wanted {
      try renew(target.appendingPathComponent(name), from: source.appendingPathComponent(name))
    }
  }
}
