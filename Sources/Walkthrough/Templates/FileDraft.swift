import Foundation
import Templates

/// Files to be written into a folder: all of them or none.
struct FileDraft {
  let folder: URL
  let files: [SceneTemplate.File]

  /// Something that would have to be replaced.
  struct Taken: Error, Equatable, CustomStringConvertible {
    let path: String

    var description: String { "There is \(path) already. Nothing was written." }
  }

  /// Checks that nothing would be replaced.
  ///
  /// - Throws: `Taken` for the first file or folder that is there already.
  func check() throws(Taken) {
    for place in places where (try? FileManager.default.attributesOfItem(atPath: place.path)) != nil {
      throw Taken(path: place.path)
    }
  }

  /// Writes the files in a hidden folder beside their place, and then moves them there.
  ///
  /// - Throws: `Taken` if something would be replaced, `OutputError` if something cannot be written.
  func write() throws {
    try check()
    let manager = FileManager.default
    // The outermost folder that has to be made, and is removed again after a failure.
    let made = Array(
      sequence(first: folder) { $0.deletingLastPathComponent() }
        .prefix { !manager.fileExists(atPath: $0.path) }
    ).last
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      let hidden = folder.appendingPathComponent(".\(Kit.name)-\(UUID().uuidString)")
      defer { try? manager.removeItem(at: hidden) }
      for file in files {
        let place = hidden.appendingPathComponent(file.path)
        try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place)
      }
      try move(from: hidden)
    } catch {
      if let made { try? manager.removeItem(at: made) }
      throw OutputError(writingTo: folder, error)
    }
  }

  /// Moves all places from a folder; if one cannot be moved, takes back those before it.
  private func move(from hidden: URL) throws {
    var moved: [URL] = []
    do {
      for place in places {
        try FileManager.default.moveItem(
          at: hidden.appendingPathComponent(place.lastPathComponent), to: place)
        moved.append(place)
      }
    } catch {
      for place in moved { try? FileManager.default.removeItem(at: place) }
      throw error
    }
  }

  /// The files and folders that are to be in the folder itself.
  private var places: [URL] {
    var names: [String] = []
    for file in files {
      let name = String(file.path.prefix { $0 != "/" })
      if !names.contains(name) { names.append(name) }
    }
    return names.map { folder.appendingPathComponent($0) }
  }
}
