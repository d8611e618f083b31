public import Foundation

/// What the judge keeps of the files that it has read, beside the compiled judge.
public struct JudgeCache: Sendable {
  private let folder: URL

  /// Finds the cache in the folder of the compiled judge.
  public init(in folder: URL = JudgeProgram.defaultFolder) { self.folder = folder }

  /// The folder that holds it; other things may be there, too.
  public var path: String { folder.path }

  /// Its size in bytes; zero if there is none.
  public var size: Int {
    parts.reduce(0) { sum, part in
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: part.path)) ?? []
      return sum
        + files.reduce(0) { sum, file in
          let values = try? FileManager.default.attributesOfItem(
            atPath: part.appendingPathComponent(file).path)
          return sum + (values?[.size] as? Int ?? 0)
        }
    }
  }

  /// Removes it, and leaves the compiled judge.
  ///
  /// - Throws: An error of Foundation if a part of it cannot be removed.
  public func clear() throws { try parts.forEach(FileManager.default.removeItem) }

  private var parts: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(JudgeRequest.cachePrefix) }.sorted().map(folder.appendingPathComponent)
  }
}
