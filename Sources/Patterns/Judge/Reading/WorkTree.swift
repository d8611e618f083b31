import Foundation

/// The work tree of Git around an app's folder; without one, the folder alone.
struct WorkTree: Sendable {
  /// The root of the work tree, or the app's folder.
  let root: URL
  /// The path that leads from the root to the app's folder, with a slash at its end; empty if they are the same.
  private let prefix: String

  /// Finds the work tree.
  ///
  /// - Parameter folder: The app's folder, with links resolved.
  init(around folder: URL) {
    let path = folder.standardizedFileURL.path
    // In a linked work tree and in a submodule, `.git` is a file.
    let root = sequence(first: path) { $0 == "/" ? nil : ($0 as NSString).deletingLastPathComponent }
      .first { FileManager.default.fileExists(atPath: ($0 as NSString).appendingPathComponent(".git")) }
    self.root = URL(fileURLWithPath: root ?? path, isDirectory: true)
    let below = path.dropFirst((root ?? path).count).drop { $0 == "/" }
    prefix = below.isEmpty ? "" : "\(below)/"
  }

  /// Returns the path from the root to a file whose path begins at the app's folder.
  func path(to file: String) -> String { prefix + file }
}
